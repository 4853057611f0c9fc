"""Compares two states of a public API, and finds which changes the changelog does not name."""

import re

from surface import REQUIRED, name_of

UNRELEASED = "Unreleased"


def section(changelog, title):
    """The text of a version's section, or `None` if the changelog has none: `## [0.1.0] - 2026-01-31`."""
    found = re.search(rf"^## \[{re.escape(title)}\].*\n((?:(?!## \[).*\n?)*)", changelog, re.M)
    return found and found[1].strip()


def changes(before, now):
    """What an app may no longer compile with: the changed names of a module, each with the lines that say how.

    If a type is gone, its members are not told. Added names are told only where an app has to follow: a requirement of
    a protocol without a default, and a case of an enum, which was there before.
    """
    before, now = ({readable(line) for line in lines} for lines in (before, now))
    # What one system alone had is not changed if others have it, too.
    wider = {line for line in before if everywhere(line) in now}
    gone, new = before - now - wider, now - before - {everywhere(line) for line in wider}
    names_before, names_now = ({name_of(line) for line in lines} for lines in (before, now))
    wanted = {name_of(line) for line in gone}
    wanted |= {name_of(line) for line in new if line_asks(line, names_before)}
    lost = {name for name in wanted if name not in names_now}
    for name in sorted(wanted):
        if any(around in lost for around in types_around(name)):
            continue
        how = [f"- {line}" for line in sorted(gone) if name_of(line) == name]
        how += [f"+ {line}" for line in sorted(new) if name_of(line) == name]
        yield name, how


def readable(line):
    """A declaration as who reads it sees it: a constant is like a variable that only its module sets."""
    return re.sub(r"^([^:]+: (?:static )?)let (.*?)((?<!:) \[\w+\])?$", r"\1var \2 { get }\3", line)


def everywhere(line):
    """A declaration without the system that alone has it."""
    return re.sub(r" \[\w+\]$", "", line)


def line_asks(line, names_before):
    """Whether an added line asks something of an app that has used or implemented the type around it."""
    around = next(iter(types_around(name_of(line))), None)
    declaration = line.partition(": ")[2]
    return around in names_before and (REQUIRED in line or declaration.startswith(("case ", "indirect case ")))


def types_around(name):
    """The types around a member, the nearest first. The dots of an operator such as `Range...(_:)` are its own."""
    parts = re.match(r"(?:\w+\.)*", name)[0].split(".")[:-1]
    return [".".join(parts[:count]) for count in range(len(parts), 0, -1)]


def is_named(name, text):
    """Whether a text has the name in backticks: as a whole, or without the labels behind a function's name."""
    quoted = re.findall(r"`([^`]+)`", text)
    return name in quoted or name.partition("(")[0] in quoted


def lost_protocols(how):
    """The protocols that a type no longer conforms to, if nothing else has changed; otherwise `None`."""
    protocols = [re.fullmatch(r"- [^:]+: is (\w+)(?: \[\w+\])?", line) for line in how]
    return [found[1] for found in protocols] if all(protocols) else None
