#!/usr/bin/python3
"""The app of Examples/Notes, with the overlays of libadwaita in place of Usher's.

Debian's packages: python3-gi, gir1.2-adw-1, gir1.2-gtk-4.0.
"""

import gi

gi.require_version("Gtk", "4.0")
gi.require_version("Adw", "1")

from gi.repository import Adw, Gio

from store import NotesStore, SlowExport
from window import NotesWindow


class Notes(Adw.Application):
    """The program: it runs until the last window is closed."""

    def __init__(self, store):
        super().__init__(flags=Gio.ApplicationFlags.NON_UNIQUE)
        self.store = store
        self.exporter = SlowExport()

    def do_activate(self):
        NotesWindow(self.store, self.exporter.write, application=self).present()


if __name__ == "__main__":
    Notes(NotesStore(["Buy bread", "Call Ada", "Water the plants", "Read the engine notes"])).run()
