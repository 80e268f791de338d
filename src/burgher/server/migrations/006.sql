-- Version 6: reviews of finished games.
CREATE TABLE reviews (
    game TEXT PRIMARY KEY,              -- the table
    log TEXT NOT NULL,                  -- what identifies the log that was reviewed
    found TEXT NOT NULL,                -- what has been found out so far, to be gone on with
    summaries TEXT NOT NULL,            -- what is known of each seat, once it is done
    done INTEGER NOT NULL,
    asked REAL NOT NULL,                -- when somebody first wanted it
    owner TEXT NOT NULL,                -- the server that is at it,
    until REAL NOT NULL                 -- and until when it need not say so again
) WITHOUT ROWID;
CREATE INDEX reviews_open ON reviews (asked) WHERE done = 0;
