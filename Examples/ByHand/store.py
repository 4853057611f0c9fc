"""The notes and their export, as in Examples/Notes; nothing here is counted."""

from dataclasses import dataclass

from gi.repository import Gio, GLib


@dataclass
class Note:
    """A note in the list; no other note has its number."""

    id: int
    title: str


class NotesStore:
    """The notes of the list, and the deleted ones, which may return until they are gone for good."""

    def __init__(self, titles=()):
        self.notes = [Note(number, title) for number, title in enumerate(titles, 1)]
        self.bin = {}
        self.deleted_for_good = []
        self.followers = []

    def note(self, id):
        """The note of this number in the list; None if the list does not have it."""
        return next((note for note in self.notes if note.id == id), None)

    def add(self, title):
        self.notes.append(Note(self.next_id(), title))
        self.changed()

    def rename(self, id, title):
        note = self.note(id)
        if note:
            note.title = title
            self.changed()

    def delete(self, id):
        """Moves a note into the bin; returns whether the list had it."""
        note = self.note(id)
        if note:
            self.bin[id] = (note, self.notes.index(note))
            self.notes.remove(note)
            self.changed()
        return note is not None

    def restore(self, id):
        """Returns a note from the bin to its place; a no-op if the bin does not have it."""
        if id in self.bin:
            note, index = self.bin.pop(id)
            self.notes.insert(index, note)
            self.changed()

    def delete_for_good(self, id):
        """Removes a note from the bin; a no-op if the bin does not have it."""
        if id in self.bin:
            self.deleted_for_good.append(self.bin.pop(id)[0])

    def next_id(self):
        everywhere = self.notes + [note for note, _ in self.bin.values()] + self.deleted_for_good
        return max((note.id for note in everywhere), default=0) + 1

    def changed(self):
        for follower in list(self.followers):
            follower()


class SlowExport:
    """An export that writes nothing; each second one fails halfway."""

    def __init__(self, milliseconds=3000):
        self.step = milliseconds / 30
        self.count = 0
        self.running = 0

    def write(self, notes, cancellable, tell, ended):
        """Begins an export.

        It calls `tell` with the share that is done, and at last `ended` with the error, or with None.
        """
        self.count += 1
        self.running += 1
        fails = self.count % 2 == 0
        done = 0

        def work():
            nonlocal done
            done += 1
            error = None
            if cancellable.is_cancelled():
                error = GLib.Error("cancelled", Gio.io_error_quark(), Gio.IOErrorEnum.CANCELLED)
            elif fails and done == 15:
                error = GLib.Error("The disk is full.", Gio.io_error_quark(), Gio.IOErrorEnum.NO_SPACE)
            else:
                tell(done / 30)
                if done < 30:
                    return GLib.SOURCE_CONTINUE
            self.running -= 1
            ended(error)
            return GLib.SOURCE_REMOVE

        GLib.timeout_add(self.step, work)
