-- Version 1: people, tables, seats and the log.
CREATE TABLE facts (key TEXT PRIMARY KEY, value BLOB NOT NULL) WITHOUT ROWID;
CREATE TABLE people (id TEXT PRIMARY KEY, name TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    opening TEXT NOT NULL,             -- what the log is played on: players, options, seed, position, rules, data
    hot_seat INTEGER NOT NULL,
    watch TEXT NOT NULL UNIQUE,        -- the token of spectators
    created REAL NOT NULL,
    version INTEGER NOT NULL DEFAULT 0,
    n INTEGER NOT NULL DEFAULT 0,      -- entries in the log, for lists of tables, like the next two
    to_move TEXT NOT NULL DEFAULT '[]',
    over INTEGER NOT NULL DEFAULT 0,
    rematch TEXT REFERENCES tables (id)
) WITHOUT ROWID;
CREATE TABLE seats (
    game TEXT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    token TEXT NOT NULL UNIQUE,
    bot TEXT NOT NULL DEFAULT '',      -- who plays, nothing for a human
    person TEXT,                       -- to whom the seat belongs
    label TEXT NOT NULL DEFAULT '',    -- a name that came with a saved game
    PRIMARY KEY (game, seat)
) WITHOUT ROWID;
CREATE INDEX seats_of_person ON seats (person) WHERE person IS NOT NULL;
CREATE TABLE moves (
    game TEXT NOT NULL REFERENCES tables (id),
    n INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    action TEXT NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (game, n)
) WITHOUT ROWID;
CREATE TABLE undos (game TEXT NOT NULL, version INTEGER NOT NULL, by INTEGER NOT NULL, n INTEGER NOT NULL,
    moves TEXT NOT NULL, at REAL NOT NULL, PRIMARY KEY (game, version)) WITHOUT ROWID;
CREATE TABLE proposals (game TEXT NOT NULL, what TEXT NOT NULL, proposal TEXT NOT NULL,
    PRIMARY KEY (game, what)) WITHOUT ROWID;
CREATE TABLE answers (game TEXT NOT NULL, person TEXT NOT NULL, message TEXT NOT NULL, n INTEGER NOT NULL,
    version INTEGER NOT NULL, PRIMARY KEY (game, person, message)) WITHOUT ROWID;
