"""Looks for public top-level names that a file would find twice, since it imports another module that has them, too."""

import pathlib

LISTS = pathlib.Path(__file__).resolve().parent.parent / "names"


def read(*patterns):
    return {name for pattern in patterns for path in LISTS.glob(pattern) for name in path.read_text().split()}


# Each app imports these; the older libraries' names were there first.
SYSTEM = read("SwiftUI.txt", "Foundation.txt", "Swift.txt") - read("historic.txt")
# Packages and frameworks that many apps use. The facades have the older libraries' names and are not compared.
PACKAGES = read("packages/*.txt", "Frameworks.txt")


def names(module, lines):
    """The top-level names among the lines of a module's API that are in the lists, sorted."""
    paths = {line.partition(": ")[0].partition("(")[0] for line in lines}
    return sorted(paths & (SYSTEM | PACKAGES if module.startswith("Usher") else SYSTEM))
