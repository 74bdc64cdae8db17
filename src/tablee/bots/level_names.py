"""The names of the five levels. By themselves, for those who only name them: `tablee --help` needs no bot."""

LEVELS = ("novice", "casual", "club", "expert", "master")
