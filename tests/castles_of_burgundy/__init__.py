"""The rules of The Castles of Burgundy, tested clause by clause from the ledger."""
