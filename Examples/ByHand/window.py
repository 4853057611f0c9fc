"""The window of the notes, and the page of a note."""

from gi.repository import Adw, Gtk

from abilities import Export, PageMessage, Undo, ask_for_title, ask_to_delete_all


def button(title, act):
    button = Gtk.Button(label=title)
    button.connect("clicked", lambda _: act())
    return button


class NotesWindow(Adw.ApplicationWindow):
    """The list of notes; a note opens a page of its own above the list."""

    def __init__(self, store, exporter, seconds=5, **properties):
        super().__init__(default_width=440, default_height=560, **properties)
        self.store = store
        self.toasts = Adw.ToastOverlay()
        self.undo = Undo(store, self.toasts, seconds)
        self.export = Export(store, self.toasts, exporter, seconds)
        self.list = Gtk.ListBox(selection_mode=Gtk.SelectionMode.NONE)
        self.pages = Gtk.Stack()
        self.pages.add_named(Gtk.ScrolledWindow(child=self.list, vexpand=True), "list")
        self.toasts.set_child(self.pages)
        bar = Adw.HeaderBar()
        bar.pack_start(button("Export", self.export.start))
        bar.pack_end(button("Delete all", lambda: ask_to_delete_all(self, store)))
        column = Gtk.Box(orientation=Gtk.Orientation.VERTICAL)
        column.append(bar)
        column.append(self.toasts)
        self.set_content(column)
        store.followers.append(self.show_notes)
        # The window is closed then, though it may not be freed yet.
        self.connect("unrealize", lambda _: store.followers.remove(self.show_notes))
        self.show_notes()

    def show_notes(self):
        self.set_title(f"Notes ({len(self.store.notes)})")
        while row := self.list.get_first_child():
            self.list.remove(row)
        for note in self.store.notes:
            row = Gtk.Box(spacing=6)
            row.append(Gtk.Label(label=note.title, xalign=0, hexpand=True))
            row.append(button("Open", lambda note=note: self.open(note)))
            row.append(button("Rename", lambda note=note: ask_for_title(self, self.store, note)))
            row.append(button("Delete", lambda note=note: self.undo.delete(note)))
            self.list.append(row)

    def open(self, note):
        """Shows the page of a note."""
        page = NotePage(self, note)
        self.pages.add_child(page)
        self.pages.set_visible_child(page)
        return page


class NotePage(Gtk.Box):
    """A note by itself, which the user may try to send."""

    def __init__(self, window, note):
        super().__init__(orientation=Gtk.Orientation.VERTICAL, spacing=6)
        self.window = window
        self.message = PageMessage(self, window.toasts)
        self.append(Gtk.Label(label=note.title, xalign=0, vexpand=True))
        self.append(button("Rename", lambda: ask_for_title(window, window.store, note)))
        self.append(button("Send", lambda: self.message.show("There is no connection.")))
        self.append(button("Back", self.close))

    def close(self):
        """Removes the page, so that the list is there again."""
        self.window.pages.remove(self)
