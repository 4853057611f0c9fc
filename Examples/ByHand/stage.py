"""What the cases look at and press: a window of the program, in this process and on this display."""

import subprocess
import time

import notes  # It chooses the versions of the libraries.
from gi.repository import Adw, GLib, Gtk

from store import NotesStore, SlowExport
from window import NotesWindow

Adw.init()


class Cases:
    """The cases of an area, in order. As a decorator it makes a case of a function that returns what it saw."""

    def __init__(self):
        self.all = []

    def __call__(self, situation):
        def add(act):
            self.all.append((situation, act))
            return act
        return add


def wait(seconds):
    """Lets the program run for a time."""
    end = time.monotonic() + seconds
    run_while(lambda: time.monotonic() < end)


def until(condition):
    """Lets the program run until a condition holds; a case fails if that takes too long."""
    end = time.monotonic() + 10
    run_while(lambda: not condition() and time.monotonic() < end)
    assert condition(), "what a case waits for did not happen"


def run_while(condition):
    ticks = GLib.timeout_add(10, lambda: GLib.SOURCE_CONTINUE)
    while condition():
        GLib.MainContext.default().iteration(True)
    GLib.source_remove(ticks)


def inside(widget):
    """All visible widgets inside a widget, in reading order."""
    found = []
    child = widget.get_first_child()
    while child:
        if child.get_mapped():
            found += [child] + inside(child)
        child = child.get_next_sibling()
    return found


def texts(widget):
    """The visible texts inside a widget."""
    return [part.get_label().replace("_", "") for part in inside(widget) if isinstance(part, Gtk.Label)]


def button(place, title):
    """The first visible button of this title."""
    return next(part for part in inside(place)
                if isinstance(part, Gtk.Button) and (part.get_label() or "").replace("_", "") == title)


def press(place, title):
    """Presses a button by its signal."""
    button(place, title).emit("clicked")


def dialogs():
    """The open dialogs."""
    return [window for window in Gtk.Window.list_toplevels()
            if isinstance(window, Adw.MessageDialog) and window.get_mapped()]


def responses(dialog):
    """A list that gets the dialog's responses."""
    given = []
    dialog.connect("response", lambda _, response: given.append(response))
    return given


def dismissals(toast):
    """A list that gets the moment at which the toast is dismissed."""
    moments = []
    toast.connect("dismissed", lambda _: moments.append(time.monotonic()))
    return moments


def counted(number, name):
    """A number with a noun, such as "no toast" or "two toasts"."""
    return f"{['no', 'one', 'two', 'three'][number]} {name}{'s' if number > 1 else ''}"


def quoted(words):
    return ", ".join(f"“{word}”" for word in words)


def xdotool(*arguments):
    """Uses the pointer and the keyboard as the user does."""
    subprocess.run(["xdotool", *map(str, arguments)], check=True)


def move_away():
    """Moves the pointer to where no window is."""
    xdotool("mousemove", 950, 750)


class Stage:
    """A window with the notes A, B and C, whose messages stay for a second."""

    def __init__(self, export=1500, failing=False, titles="ABC"):
        """The export takes this time in milliseconds, and fails halfway if asked to."""
        move_away()
        self.store = NotesStore(titles)
        self.exporter = SlowExport(export)
        self.exporter.count = 1 if failing else 0
        self.window = NotesWindow(self.store, self.exporter.write, seconds=1)
        self.window.present()
        until(lambda: self.window.get_mapped())
        wait(0.2)

    def leave(self):
        """Closes all that is open."""
        for dialog in dialogs():
            dialog.close()
        self.window.close()
        wait(0.05)

    @property
    def notes(self):
        """The titles in the list."""
        return "".join(note.title for note in self.store.notes)

    @property
    def gone(self):
        """The titles of the notes that are gone for good."""
        return "".join(note.title for note in self.store.deleted_for_good)

    def place(self, title="A"):
        """Says where a note is."""
        if title in self.gone:
            return "deleted permanently"
        return "in the list" if title in self.notes else "in the bin"

    def delete(self):
        """Deletes the first note; returns once the toast has come, with the moments of its dismissal."""
        self.window.undo.delete(self.store.notes[0])
        moments = dismissals(self.window.undo.toast)
        wait(0.35)
        return moments

    def widgets(self, leaving=False):
        """The visible toasts, without those that fade unless asked for."""
        return [part for part in inside(self.window.toasts)
                if part.__gtype__.name == "AdwToastWidget" and (leaving or part.get_can_target())]

    def toasts(self, leaving=False):
        """The texts of each of them."""
        return [texts(toast) for toast in self.widgets(leaving)]

    def says(self, text):
        """Whether a toast that does not fade begins with this text."""
        return any(toast[0].startswith(text) for toast in self.toasts())

    def buttons(self):
        """The buttons of the toast; the last one closes it."""
        return [part for part in inside(self.widgets()[0]) if isinstance(part, Gtk.Button)]

    def centre(self, widget):
        """The middle of a widget, in points of the window."""
        centre = widget.compute_bounds(self.window)[1].get_center()
        return centre.x, centre.y

    def on_screen(self, widget):
        """The middle of a widget on the display, in whose corner the window is."""
        (x, y), (left, top) = self.centre(widget), self.window.get_surface_transform()
        return int(x + left), int(y + top)
