"""Looks for public top-level names that a file would find twice, since it imports another module that has them, too."""

import pathlib
import re

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
LISTS = pathlib.Path(__file__).resolve().parent.parent / "names"


def read(*patterns):
    return {name for pattern in patterns for path in LISTS.glob(pattern) for name in path.read_text().split()}


# Each app imports these; the older libraries' names were there first.
SYSTEM = read("SwiftUI.txt", "Foundation.txt", "Swift.txt") - read("historic.txt")
# Packages and frameworks that many apps use. The facades have the older libraries' names and are not compared.
PACKAGES = read("packages/*.txt", "Frameworks.txt")


def disfavored():
    """The names of the functions that give way to another module's type or function of the name: all of them do.

    An optional text gives way as well: for a literal, the compiler prefers SwiftUI's type, which needs no optional.
    """
    function = r"^(@_disfavoredOverload\n)?public func (\w+)(\(_ text: OverlayText\?\))?"
    functions = [
        found
        for path in (ROOT / "Sources").rglob("*.swift")
        for found in re.findall(function, path.read_text(), re.M)
    ]
    taking = {name for attribute, name, optional in functions if not attribute and not optional}
    return {name for _, name, _ in functions} - taking


def names(module, lines):
    """The top-level names among the lines of a module's API that are in the lists, sorted."""
    yielding = disfavored()
    paths = {line.partition(": ")[0].partition("(")[0] for line in lines} - yielding
    return sorted(paths & (SYSTEM | PACKAGES if module.startswith("Usher") else SYSTEM))
