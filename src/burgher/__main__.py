"""`python -m burgher` is the command line."""

from burgher.cli import main

main()
