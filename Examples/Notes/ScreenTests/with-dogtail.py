#!/usr/bin/python3
"""Tests the app's screens over the accessibility bus, as a screen reader sees and uses them.

usage: with-dogtail.py PROGRAM

It runs on a display and on message buses of its own. Debian's packages: python3-dogtail, at-spi2-core, dbus-daemon,
xvfb, xauth.
"""

import os
import subprocess
import sys
import tempfile
import time

from gi.repository import GLib


def on_own_desktop(program):
    """Runs this script again, on a display and on buses that end with it; returns its exit code."""
    display = ["xvfb-run", "--auto-servernum", "--server-args=-screen 0 800x600x24 -nolisten tcp"]
    buses = ["dbus-run-session", "--", "timeout", "60"]
    with tempfile.TemporaryDirectory() as folder:
        settings = {
            # The accessibility bus keeps its files there.
            "XDG_RUNTIME_DIR": folder,
            "GDK_BACKEND": "x11",
            "GSK_RENDERER": "cairo",
            "GTK_A11Y": "atspi",
            "GSETTINGS_BACKEND": "memory",
            "LANG": "C.UTF-8",
            "USHER_CALM": "1",
        }
        # The buses print, too, so the report is a file.
        report = os.path.join(folder, "report")
        code = subprocess.run(
            display + buses + [sys.executable, __file__, "--here", program, report],
            env={**os.environ, **settings}, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        ).returncode
        if os.path.exists(report):
            with open(report) as lines:
                print(lines.read(), end="")
        if code != 0:
            print(f"with-dogtail: failed with the code {code}")
        return code


def holds(condition):
    """Whether a condition holds; it does not if a widget that was found has gone meanwhile."""
    try:
        return condition()
    except (GLib.Error, IndexError):
        return False


def expect(condition, sentence):
    """Waits until a condition holds; a test fails with the sentence if it does not within five seconds."""
    end = time.monotonic() + 5
    while not holds(condition):
        if time.monotonic() > end:
            sys.exit(f"with-dogtail: failed: {sentence}")
        time.sleep(0.05)


# Debian 12's names of the roles, and those of later versions.
BUTTON = ("push button", "button", "toggle button")
STATUS = ("status bar", "grouping")


def titles(app):
    """The titles of the notes in the list."""
    items = app.findChildren(lambda node: node.roleName == "list item")
    return [item.children[0].children[0].name for item in items]


def buttons(app):
    """The names of all buttons in reach."""
    return [node.name for node in app.findChildren(lambda node: node.roleName in BUTTON)]


def press(place, name):
    """Presses the first button of this name in a window or in an overlay."""
    place.findChild(lambda node: node.name == name and node.roleName in BUTTON).doActionNamed("click")


def undo_returns_a_note(app):
    """A deleted note is back in its place after Undo."""
    press(app, "Delete")
    message = app.findChild(lambda node: node.name == "“Buy bread” deleted" and node.roleName in STATUS)
    expect(lambda: "Buy bread" not in titles(app), "the deleted note leaves the list")
    press(message, "Undo")
    expect(lambda: titles(app)[0] == "Buy bread", "Undo returns the note to its place")
    expect(lambda: "Undo" not in buttons(app), "the message leaves")


def question_deletes_all_notes(app):
    """All notes go by the question's button, and the app behind is out of reach until then."""
    press(app, "Delete all")
    question = app.child("Delete all notes?", roleName="dialog")
    expect(lambda: buttons(app) == ["Cancel", "Delete all"], "only the question is in reach")
    press(question, "Delete all")
    expect(lambda: "Export" in buttons(app), "the app is in reach again")
    expect(lambda: titles(app) == [], "the notes are gone")


def quiet_becomes_one_message(app):
    """Messages about others wait in quiet; afterwards one message counts them, and the list has each."""
    def statuses():
        return [node.name for node in app.findChildren(lambda node: node.roleName in STATUS)]

    def words():
        return [node.name for node in app.findChildren(lambda node: node.roleName == "label")]

    press(app, "Quiet")
    press(app, "Let Ada write")
    expect(lambda: len(titles(app)) == 3, "Ada has written three notes")
    expect(lambda: not any("Ada added" in name for name in statuses()), "nothing is said of them")
    press(app, "Quiet")
    expect(lambda: "3 messages" in statuses(), "one message counts them")
    press(app, "Messages")
    expect(lambda: "Ada added “Order paper”" in words(), "the list has each")


def run(program, report):
    """Starts the app, and tests it; what is printed goes into a file."""
    sys.stdout = sys.stderr = open(report, "w", buffering=1)
    from dogtail.config import config

    # The desktop's settings, which dogtail would ask, are not those of this display.
    config.checkForA11y = False
    # Tests wait for what they expect instead.
    config.actionDelay = 0
    config.logDebugToFile = False
    config.logDebugToStdOut = False
    from dogtail import tree

    process = subprocess.Popen([program], stdout=sys.stdout, stderr=sys.stdout)
    try:
        app = tree.root.application("Notes")
        for test in [undo_returns_a_note, question_deletes_all_notes, quiet_becomes_one_message]:
            test(app)
            print(f"with-dogtail: passed: {test.__doc__}")
    except tree.SearchError as error:
        sys.exit(f"with-dogtail: failed: {error}")
    finally:
        process.terminate()
        process.wait()


if sys.argv[1:2] == ["--here"]:
    run(*sys.argv[2:])
elif len(sys.argv) == 2:
    sys.exit(on_own_desktop(sys.argv[1]))
else:
    sys.exit(__doc__)
