"""What was made already is kept, and made by one check at a time."""

import contextlib
import fcntl
import hashlib
import os
import pathlib
import shutil
import tempfile
import time

KEPT_FOR = 14 * 24 * 3600


class Broken(Exception):
    """The check itself could not be done."""


def work_folder(named=None):
    if named:
        return pathlib.Path(named).resolve()
    base = os.environ.get("XDG_CACHE_HOME")
    if base:
        return pathlib.Path(base) / "apple-check"
    return pathlib.Path(tempfile.gettempdir()) / f"apple-check-{os.getuid()}"


def digest(*parts):
    total = hashlib.sha256()
    for part in parts:
        data = part if isinstance(part, bytes) else str(part).encode()
        total.update(len(data).to_bytes(8, "big") + data)
    return total.hexdigest()[:24]


def write(path, text):
    path.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.NamedTemporaryFile("w", dir=path.parent, delete=False) as file:
        file.write(text)
    os.replace(file.name, path)


@contextlib.contextmanager
def alone(path, words):
    """Only one check at a time makes a thing; the others wait for it, and find it made."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with open(path, "w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            words("waiting for another check that makes the same")
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def made(folder, words, make):
    """`folder`, which `make` fills if it is not there yet."""
    if not folder.exists():
        with alone(folder.parent / f"{folder.name}.lock", words):
            if not folder.exists():
                beside = pathlib.Path(tempfile.mkdtemp(prefix="unfinished-", dir=folder.parent))
                try:
                    make(beside)
                    os.replace(beside, folder)
                except BaseException:
                    shutil.rmtree(beside, ignore_errors=True)
                    raise
    os.utime(folder)
    return folder


def forget_old(work):
    """What no check has used for two weeks goes, and what a check left unfinished when it was stopped."""
    for group in ("libraries", "systems", "results"):
        for folder in (work / group).glob("*"):
            with contextlib.suppress(OSError):
                if folder.is_dir() and time.time() - folder.stat().st_mtime > KEPT_FOR:
                    shutil.rmtree(folder, ignore_errors=True)
