"""Reads the compiler's symbol graphs into lines of text: the public API of each module, a line for each declaration.

A line is `NAME: DECLARATION`, such as `Presenter.explain(): @MainActor func explain() -> String`, or `NAME: is PROTOCOL`
for a conformance. What only one system has ends with that system, as in ` [Linux]`.
"""

import collections
import json
import pathlib
import re

SYSTEMS = ("Linux", "iOS")
# Behind a protocol's requirement without a default, which a conforming type of an app's has to have.
REQUIRED = " {required}"
# What types conform to unless they say otherwise.
IMPLIED = {"Copyable", "Escapable", "SendableMetatype"}
# Attributes that not every graph has, or not in the same place.
UNTOLD = re.compile(r"@(preconcurrency|IBInspectable|IBOutlet|IBAction|objc) ")


def merged(of_systems):
    """The lines of each module, sorted, from those of each system."""
    modules = {}
    for module in sorted({module for of_one in of_systems.values() for module in of_one}):
        systems = collections.defaultdict(list)
        for system, of_one in of_systems.items():
            for line in of_one.get(module, ()):
                systems[line].append(system)
        every = len(of_systems)
        found = (line if len(on) == every else f"{line} [{', '.join(on)}]" for line, on in systems.items())
        modules[module] = sorted(found)
    return modules


def read(paths):
    """The lines of each module on one system, from the symbol graphs of all modules."""
    graphs = [json.loads(pathlib.Path(path).read_text()) for path in paths]
    names, owners = {}, {}
    for graph in graphs:
        module = graph["module"]["name"]
        for symbol in graph["symbols"]:
            precise = symbol["identifier"]["precise"]
            names[precise] = ".".join(symbol["pathComponents"])
            if is_written_in(symbol, module):
                owners[precise] = module
    found = collections.defaultdict(set)
    for graph in graphs:
        module = graph["module"]["name"]
        required = requirements(graph)
        for symbol in graph["symbols"]:
            precise = symbol["identifier"]["precise"]
            if owners.get(precise) == module and symbol["kind"]["identifier"] != "swift.extension":
                found[module].add(f"{names[precise]}: {declaration(symbol, names)}{REQUIRED if precise in required else ''}")
    for source, targets in conformances(graphs, owners):
        found[owners[source]].update(f"{names[source]}: is {names.get(precise, name)}" for precise, name in targets if name not in IMPLIED)
    return found


def conformances(graphs, owners):
    """The protocols of each type of ours, and its superclass, but for those that it only inherits."""
    told, above, extended = collections.defaultdict(set), {}, {}
    for relation in (relation for graph in graphs for relation in graph["relationships"]):
        source, target = relation["source"], relation["target"]
        if relation["kind"] == "extensionTo":
            extended[source] = target
        elif relation["kind"] in ("conformsTo", "inheritsFrom"):
            told[source].add((target, relation.get("targetFallback", target).rpartition(".")[2]))
            if relation["kind"] == "inheritsFrom":
                above[source] = target
    for extension, target in extended.items():
        told[target] |= told.pop(extension, set())
    for source, targets in told.items():
        superclass = above.get(source)
        if source not in owners:
            continue
        inherited = told.get(superclass, set()) - {(above.get(superclass), None)}
        # A class of the system's has protocols that its own graph would tell.
        own = {t for t in targets if t[0] == superclass or superclass is None or superclass in owners or t[0] in owners}
        yield source, {t for t in own if t[0] == superclass or t not in inherited}


def is_written_in(symbol, module):
    """Whether a symbol is written in the module's sources, rather than re-exported, inherited or synthesized."""
    place = symbol.get("location", {}).get("uri", "")
    return f"Sources/{module}/" in place and "::SYNTHESIZED::" not in symbol["identifier"]["precise"]


def requirements(graph):
    """The protocols' requirements that have no default."""
    ends = collections.defaultdict(set)
    for relation in graph["relationships"]:
        ends[relation["kind"]].add(relation["target" if relation["kind"] == "defaultImplementationOf" else "source"])
    return ends["requirementOf"] - ends["defaultImplementationOf"]


def declaration(symbol, names):
    """A declaration in one line. Types are called by their whole names, since graphs differ in which parts they leave out."""
    text = ""
    for fragment in symbol["declarationFragments"]:
        whole = names.get(fragment.get("preciseIdentifier"))
        text += whole if whole and fragment["kind"] == "typeIdentifier" and not text.endswith(".") else fragment["spelling"]
    # A function of a global actor can be sent, which not every graph says.
    text = text.replace("@MainActor @Sendable (", "@MainActor (")
    return UNTOLD.sub("", re.sub(r"\s+", " ", text)).strip()


def name_of(line):
    """`NAME` of a line. Labels of parameters end with colons of their own, without a space behind."""
    return line.partition(": ")[0]
