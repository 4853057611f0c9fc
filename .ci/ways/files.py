"""Prints the files of `Sources/` whose functions ran, from what `llvm-cov export` writes."""
import json
import os
import subprocess
import sys

sources = os.path.realpath("Sources") + "/"
mangled, files = [], []
for function in json.load(sys.stdin)["data"][0]["functions"]:
    file = os.path.realpath(function["filenames"][0])
    if function["count"] and file.startswith(sources):
        # Before the name of a private function stands its file's.
        mangled.append(function["name"].split(":")[-1])
        files.append(file.removeprefix(sources))
names = subprocess.run(
    ["swift", "demangle", "-compact"], input="\n".join(mangled), text=True, capture_output=True, check=True
).stdout.splitlines()

running, acting = {}, {}
for name, file in zip(names, files, strict=True):
    running[file] = running.get(file, 0) + 1
    # A closure's own type would come first.
    if name.endswith("-> ()") and " in " not in name.replace("(extension in", "").replace(" in _", ""):
        acting[file] = acting.get(file, 0) + 1
print(f"{sys.argv[1]}: {len(acting)} files act, {len(running)} run")
for file in sorted(running, key=lambda file: (file not in acting, file)):
    print(f"  {file}: {acting.get(file, 0)} of {running[file]} functions act")
