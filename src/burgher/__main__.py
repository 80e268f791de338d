"""`python -m burgher` is the command line."""

import sys

try:
    from burgher.cli import main

    main()
except KeyboardInterrupt:
    sys.exit(130)
