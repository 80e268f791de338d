"""Property tests are the same in every run, and no clock decides over them."""

from hypothesis import Phase, settings

from burgher.starting import one_thread

one_thread()  # as on the command line
settings.register_profile("burgher", deadline=None, derandomize=True)
settings.register_profile("mutants", settings.get_profile("burgher"), phases=(Phase.explicit, Phase.generate))
settings.load_profile("burgher")
