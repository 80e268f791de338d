"""Property tests are the same in every run, and no clock decides over them."""

from hypothesis import settings

settings.register_profile("burgher", deadline=None, derandomize=True)
settings.load_profile("burgher")
