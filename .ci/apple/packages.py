"""Reads packages: their targets, what these depend on, also in other local packages, and the compiler's flags for them."""

import json
import os
import pathlib
import re
import subprocess

from kept import Broken, digest, made, write

HERE = pathlib.Path(__file__).resolve().parent


class Module:
    """A module's sources, the flags of the compiler's front end, the modules that it may import, and its package."""

    def __init__(self, name, sources, settings, needs, package):
        self.name, self.sources, self.settings, self.needs, self.package = name, sources, settings, needs, package


def sources_in(places, left_out=()):
    found = []
    for place in map(pathlib.Path, places):
        if place.is_dir():
            # Folders may be links to those of another package.
            for folder, _, files in os.walk(place, followlinks=True):
                found += [pathlib.Path(folder) / file for file in files if file.endswith(".swift")]
        elif place.exists():
            found.append(place)
        else:
            raise Broken(f"there is no {place}")
    found = {path for path in found if not any(x == path or x in path.parents for x in left_out)}
    if not found:
        raise Broken(f"there is no Swift source in {', '.join(map(str, places))}")
    return sorted(found)


class Packages:
    """A package, and the packages beside it that it depends on."""

    def __init__(self, folder, platform, work, conditions=()):
        self.platform, self.work, self.conditions = platform, work, conditions
        self.known = {}
        self.main = self.read(folder)

    def read(self, folder):
        place = pathlib.Path(folder).resolve()
        if place not in self.known:
            self.known[place] = Package(pathlib.Path(os.path.relpath(place)), self)
            self.known[place].read_others()
        return self.known[place]

    def deployment(self):
        return next((p["version"] for p in self.main.told["platforms"] if p["platformName"] == self.platform.in_manifest), None)

    def own_names(self):
        """The targets that libraries of the main package are made of: what an app could build."""
        products = [p for p in self.main.products.values() if "library" in p["type"]]
        targets = [self.main.targets[name] for p in products for name in p["targets"]]
        # The manifest has a UIKit on Linux alone, where it is read.
        return [t["name"] for t in targets if t["type"] == "regular" and not (t.get("path") or "").startswith("UIKitOnLinux/")]

    def add(self, name, modules):
        """Adds a target of any of the packages to the modules, after those that it depends on."""
        owner = next((package for package in self.known.values() if name in package.targets), None)
        if not owner:
            names = sorted(name for package in self.known.values() for name in package.targets)
            raise Broken(f"there is no target {name} in {', '.join(str(p.folder) for p in self.known.values())}; there are {', '.join(names)}")
        owner.add(name, modules)

    def holds(self, condition):
        """Whether a condition of a manifest holds for a debug build for the platform without traits."""
        if not condition:
            return True
        platforms = condition.get("platformNames") or []
        return (not platforms or self.platform.in_manifest in platforms) and not condition.get("traits") and condition.get("config") in (None, "debug")


class Package:
    """What a manifest says of targets, products and settings."""

    def __init__(self, folder, packages):
        self.folder, self.packages = folder, packages
        self.told = self.dumped(folder / "Package.swift")
        self.targets = {t["name"]: t for t in self.told["targets"]}
        self.products = {p["name"]: p for p in self.told["products"]}
        self.name = re.sub(r"\W", "_", self.told["name"].lower())
        self.others = {}

    def dumped(self, manifest):
        if not manifest.exists():
            raise Broken(f"there is no {manifest}; name a package with --package, or MODULE=SOURCES")
        text = manifest.read_text()
        asked = {name: os.environ.get(name) for name in re.findall(r'environment\["(\w+)"\]', text)}
        kept = self.packages.work / "packages" / (digest(text, str(manifest.resolve()), asked) + ".json")
        if not kept.exists():
            # In a folder of its own, since SwiftPM waits while another command uses the package's.
            command = ["swift", "package", "--package-path", str(self.folder), "--scratch-path", str(self.packages.work / "packages" / "scratch")]
            if "import AppleProductTypes" in text:
                stand_in = self.product_types()
                command += ["-Xbuild-tools-swiftc", f"-I{stand_in}", "-Xbuild-tools-swiftc", str(stand_in / "AppleProductTypes.o")]
            told = subprocess.run([*command, "dump-package"], capture_output=True, text=True, errors="replace")
            if told.returncode:
                raise Broken(f"{manifest} cannot be read:\n{told.stderr}")
            write(kept, told.stdout)
        return json.loads(kept.read_text())

    def product_types(self):
        """A module that stands in for Xcode's own, which manifests of app packages import."""
        source = HERE / "manifest/AppleProductTypes.swift"

        def compile_into(folder):
            told = subprocess.run(["swiftc", "-print-target-info"], capture_output=True, text=True, check=True).stdout
            interfaces = pathlib.Path(json.loads(told)["paths"]["runtimeResourcePath"]) / "pm/ManifestAPI"
            command = [
                "swiftc", "-c", "-emit-module", "-emit-module-path", str(folder / "AppleProductTypes.swiftmodule"),
                "-module-name", "AppleProductTypes", "-parse-as-library", "-swift-version", "6", "-I", str(interfaces),
                "-package-description-version", "6.3.0", str(source), "-o", str(folder / "AppleProductTypes.o"),
            ]
            result = subprocess.run(command, capture_output=True, text=True, errors="replace")
            if result.returncode:
                raise Broken(f"{source.name} could not be compiled:\n{result.stdout}{result.stderr}")

        return made(self.packages.work / "packages" / f"product-types-{digest(source.read_bytes())}", lambda _: None, compile_into)

    def read_others(self):
        for dependency in self.told["dependencies"]:
            for place in dependency.get("fileSystem", []):
                other = self.packages.read(place["path"])
                for name in (place["identity"], place.get("nameForTargetDependencyResolutionOnly") or other.told["name"]):
                    self.others[name.lower()] = other

    def add(self, name, modules):
        if name in modules:
            if modules[name].package != self.name:
                raise Broken(f"two packages have a target {name}: {modules[name].package} and {self.name}")
            return
        target = self.targets[name]
        if target["type"] not in ("regular", "executable", "test", "snippet"):
            return
        needs = []
        for owner, needed in self.needed(target):
            owner.add(needed, modules)
            if needed in modules:
                needs += [needed, *modules[needed].needs]
        folder = self.folder / (target.get("path") or f"{'Tests' if target['type'] == 'test' else 'Sources'}/{name}")
        places = [folder / s for s in target.get("sources") or ["."]]
        sources = sources_in(places, [folder / x for x in target["exclude"]])
        modules[name] = Module(name, sources, self.settings(target), list(dict.fromkeys(needs)), self.name)

    def needed(self, target):
        """The targets that a target depends on, each with its package."""
        for dependency in target["dependencies"]:
            (kind, said), = dependency.items()
            if not self.packages.holds(said[-1]):
                continue
            if kind != "product" and said[0] in self.targets:
                yield self, said[0]
                continue
            others = [self.others.get(said[1].lower())] if kind == "product" and said[1] else self.others.values()
            owner = next((other for other in others if other and said[0] in other.products), None)
            if not owner:
                raise Broken(f"{target['name']} depends on {said[0]}, which is in no local package")
            for needed in owner.products[said[0]]["targets"]:
                yield owner, needed

    def settings(self, target):
        flags, language = [], self.told["swiftLanguageVersions"] or [self.told["toolsVersion"]["_version"].split(".")[0]]
        mode = language[-1]
        for setting in target["settings"]:
            if setting["tool"] != "swift" or not self.packages.holds(setting.get("condition")):
                continue
            (kind, said), = setting["kind"].items()
            if kind == "swiftLanguageMode":
                mode = said["_0"]
            elif kind == "enableUpcomingFeature":
                flags += ["-enable-upcoming-feature", said["_0"]]
            elif kind == "enableExperimentalFeature":
                flags += ["-enable-experimental-feature", said["_0"]]
            elif kind == "strictMemorySafety":
                flags += ["-strict-memory-safety"]
            elif kind == "defaultIsolation":
                flags += ["-default-isolation", said["_0"] or "nonisolated"]
            elif kind == "define":
                flags += ["-D", said["_0"]]
            elif kind == "unsafeFlags" and not said["_0"][0].startswith("-driver-"):
                # The driver's own flags are no flags of the frontend.
                flags += said["_0"]
        # `.version("5.0")` of an old manifest is the compiler's 5.
        mode = mode.removesuffix(".0")
        return ["-swift-version", mode, *flags, *(x for name in self.packages.conditions for x in ("-D", name))]
