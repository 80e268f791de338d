-- Version 5: daily tables with what bots made of them, and puzzles.
CREATE TABLE daily_tables (
    played TEXT PRIMARY KEY,            -- the table; its line stays here when the table itself is deleted
    day TEXT NOT NULL,
    game TEXT NOT NULL,
    person TEXT NOT NULL,
    seat INTEGER NOT NULL,
    kind TEXT NOT NULL,                 -- counted, late (begun after its day), practice
    begun REAL NOT NULL,
    finished REAL,
    points REAL
) WITHOUT ROWID;
CREATE UNIQUE INDEX daily_tries ON daily_tables (day, game, person) WHERE kind <> 'practice';
CREATE INDEX daily_of_person ON daily_tables (person, day);
CREATE TABLE daily_bots (day TEXT NOT NULL, game TEXT NOT NULL, bot TEXT NOT NULL, points REAL NOT NULL,
    at REAL NOT NULL, PRIMARY KEY (day, game)) WITHOUT ROWID;
CREATE TABLE puzzle_answers (
    person TEXT NOT NULL,
    puzzle TEXT NOT NULL,
    action TEXT NOT NULL,               -- the first answer, which counts
    solved INTEGER NOT NULL,
    rating REAL NOT NULL,               -- of the person after it
    at REAL NOT NULL,
    PRIMARY KEY (person, puzzle)
) WITHOUT ROWID;
CREATE INDEX puzzle_answers_of ON puzzle_answers (puzzle);
CREATE TABLE puzzle_players (person TEXT NOT NULL, game TEXT NOT NULL, rating REAL NOT NULL, tried INTEGER NOT NULL,
    solved INTEGER NOT NULL, PRIMARY KEY (person, game)) WITHOUT ROWID;
CREATE TABLE puzzle_ratings (puzzle TEXT PRIMARY KEY, rating REAL NOT NULL, tried INTEGER NOT NULL) WITHOUT ROWID;
