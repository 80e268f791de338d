-- Version 4: what an operator decides, and when guests were last here.
ALTER TABLE tables ADD COLUMN shut INTEGER NOT NULL DEFAULT 0;       -- closed by the operator
ALTER TABLE people ADD COLUMN last_here REAL NOT NULL DEFAULT 0;     -- when they last came, 0: before this was noted
CREATE TABLE refused_names (name TEXT PRIMARY KEY, shown TEXT NOT NULL, at REAL NOT NULL) WITHOUT ROWID;
