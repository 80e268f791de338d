"""The commands of the command line, by topic. What they need is imported only when they run."""
