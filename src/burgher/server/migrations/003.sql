-- Version 3: tables that are being set, how games ended, and lists of tables that people keep in order.
ALTER TABLE tables ADD COLUMN gathering INTEGER NOT NULL DEFAULT 0;  -- has the game not begun yet?
ALTER TABLE tables ADD COLUMN result TEXT;                           -- totals and winners of a finished game
ALTER TABLE seats ADD COLUMN ready INTEGER NOT NULL DEFAULT 0;       -- has its player said so, before the game begins?
ALTER TABLE seats ADD COLUMN hidden INTEGER NOT NULL DEFAULT 0;      -- has its player taken the table off the list?
