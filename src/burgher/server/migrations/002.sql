-- Version 2: several servers on one database, links that can be revoked, and what an operator keeps in order.
ALTER TABLE people ADD COLUMN recovery INTEGER NOT NULL DEFAULT 0;   -- recovery links with an earlier number are revoked
ALTER TABLE tables ADD COLUMN made_by TEXT;                          -- who made it, where somebody did
ALTER TABLE tables ADD COLUMN changed REAL NOT NULL DEFAULT 0;       -- when anything last changed at it
ALTER TABLE tables ADD COLUMN grace INTEGER NOT NULL DEFAULT 120;    -- seconds until somebody who left is absent, -1: never
ALTER TABLE seats ADD COLUMN seen REAL NOT NULL DEFAULT 0;           -- when its player was last connected
ALTER TABLE seats ADD COLUMN at_server TEXT NOT NULL DEFAULT '';     -- the server to which its player is connected
UPDATE tables SET changed = created;
CREATE INDEX tables_made_by ON tables (made_by) WHERE made_by IS NOT NULL AND over = 0;
CREATE TABLE leases (game TEXT PRIMARY KEY, owner TEXT NOT NULL, until REAL NOT NULL) WITHOUT ROWID;
