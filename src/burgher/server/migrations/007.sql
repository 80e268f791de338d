-- Version 7: thinking clocks.
ALTER TABLE tables ADD COLUMN clock TEXT;   -- how long each player may think and has thought; NULL: nobody counts
