"""What Examples/Notes does with Usher, by hand: with AdwToast and AdwMessageDialog, as their documentation shows."""

from gi.repository import Adw, Gio, GLib, Gtk


class Undo:
    """Deletes notes with a toast that offers to undo that: one toast for all that are deleted while it is up."""

    def __init__(self, store, toasts, seconds=5):
        self.store = store
        self.toasts = toasts
        self.seconds = seconds
        self.toast = None
        self.waiting = []

    def delete(self, note):
        if not self.store.delete(note.id):
            return
        self.waiting.append(note)
        if self.toast is None:
            self.toast = Adw.Toast(
                title=GLib.markup_escape_text(f"“{note.title}” deleted"), button_label="_Undo",
                priority=Adw.ToastPriority.HIGH, timeout=self.seconds)
            self.toast.connect("button-clicked", self.undo)
            self.toast.connect("dismissed", self.dismissed)
        else:
            self.toast.set_title(f"{len(self.waiting)} notes deleted")
        # This restarts the time of a toast that is up already.
        self.toasts.add_toast(self.toast)

    def undo(self, toast):
        while self.waiting:
            self.store.restore(self.waiting.pop().id)

    def dismissed(self, toast):
        self.toast = None
        for note in self.waiting:
            self.store.delete_for_good(note.id)
        self.waiting = []


def ask_to_delete_all(window, store):
    """Deletes all notes for good, if the user agrees."""
    notes = list(store.notes)
    if not notes:
        return
    count = "One note" if len(notes) == 1 else f"{len(notes)} notes"
    dialog = Adw.MessageDialog(
        transient_for=window, modal=True, heading="Delete all notes?",
        body=f"{count} would be gone for good.")
    dialog.add_response("cancel", "_Cancel")
    dialog.add_response("delete", "_Delete all")
    dialog.set_response_appearance("delete", Adw.ResponseAppearance.DESTRUCTIVE)
    dialog.set_default_response("cancel")
    dialog.set_close_response("cancel")

    def answered(dialog, response):
        if response != "delete":
            return
        for note in notes:
            if store.delete(note.id):
                store.delete_for_good(note.id)

    dialog.connect("response", answered)
    dialog.present()


class Export:
    """Exports the notes: one toast shows the progress, and then success or failure."""

    def __init__(self, store, toasts, exporter, seconds=4):
        self.store = store
        self.toasts = toasts
        self.exporter = exporter
        self.seconds = seconds
        self.toast = None
        self.cancellable = None

    def start(self):
        if self.cancellable is not None:
            return
        if self.toast is not None:
            self.toast.dismiss()
        self.cancellable = Gio.Cancellable()
        bar = Gtk.ProgressBar()
        title = Gtk.Box(orientation=Gtk.Orientation.VERTICAL, spacing=6)
        title.append(Gtk.Label(label="Exporting notes", xalign=0))
        title.append(bar)
        self.toast = Adw.Toast(custom_title=title, button_label="_Cancel", timeout=0)
        self.toast.connect("button-clicked", self.pressed)
        self.toast.connect("dismissed", self.dismissed)
        self.toasts.add_toast(self.toast)
        self.exporter(self.store.notes, self.cancellable, bar.set_fraction, self.ended)

    def pressed(self, toast):
        # The button says Cancel or Try again; a press dismisses the toast in either case.
        if self.cancellable is None:
            self.start()

    def dismissed(self, toast):
        if toast is not self.toast:
            return
        self.toast = None
        if self.cancellable is not None:
            self.cancellable.cancel()

    def ended(self, error):
        self.cancellable = None
        if self.toast is None:
            return
        if error is None:
            self.toast.set_title("Exported")
            self.toast.set_button_label(None)
            self.toast.set_timeout(self.seconds)
        else:
            self.toast.set_title(GLib.markup_escape_text(f"Export failed: {error.message}"))
            self.toast.set_button_label("_Try again")
        # This lets the new time count.
        self.toasts.add_toast(self.toast)


def ask_for_title(window, store, note):
    """Renames a note by a form, which accepts no title of nothing but spaces."""
    entry = Gtk.Entry(text=note.title, activates_default=True)
    mistake = Gtk.Label(label="A note needs a name.", xalign=0, visible=False)
    mistake.add_css_class("error")
    fields = Gtk.Box(orientation=Gtk.Orientation.VERTICAL, spacing=6)
    fields.append(entry)
    fields.append(mistake)
    dialog = Adw.MessageDialog(
        transient_for=window, modal=True, heading="Rename note", extra_child=fields)
    dialog.add_response("cancel", "_Cancel")
    dialog.add_response("rename", "_Rename")
    dialog.set_response_appearance("rename", Adw.ResponseAppearance.SUGGESTED)
    dialog.set_default_response("rename")
    dialog.set_close_response("cancel")

    def check(entry):
        is_valid = entry.get_text().strip() != ""
        mistake.set_visible(not is_valid)
        dialog.set_response_enabled("rename", is_valid)
        if is_valid:
            entry.remove_css_class("error")
        else:
            entry.add_css_class("error")

    def answered(dialog, response):
        if response == "rename":
            store.rename(note.id, entry.get_text())

    entry.connect("changed", check)
    dialog.connect("response", answered)
    dialog.present()


class PageMessage:
    """A message about a page, which goes with the page."""

    def __init__(self, page, toasts):
        self.toasts = toasts
        self.toast = None
        page.connect("notify::root", self.page_went)

    def show(self, text):
        if self.toast is not None:
            self.toast.dismiss()
        self.toast = Adw.Toast(title=GLib.markup_escape_text(text), timeout=0)
        self.toast.connect("dismissed", self.dismissed)
        self.toasts.add_toast(self.toast)

    def dismissed(self, toast):
        if toast is self.toast:
            self.toast = None

    def page_went(self, page, _):
        if page.get_root() is None and self.toast is not None:
            self.toast.dismiss()
