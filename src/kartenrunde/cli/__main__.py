"""`python -m kartenrunde.cli` is the command `kartenrunde`."""

import sys

from kartenrunde.cli import main

sys.exit(main())
