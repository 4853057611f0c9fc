internal import Usher

extension NotesModel {
  /// Deletes a note and offers undo.
  ///
  /// Notes that are deleted in the meantime share the message.
  ///
  /// Without undo, a note is deleted permanently after some time, by a swipe, or when the window is
  /// closed.
  public func delete(_ id: Note.ID) async {
    guard let note = store.delete(id) else { return }
    await presenter.undoable(
      "deleted", message: { $0 == 1 ? "“\(note.title)” deleted" : "\($0) notes deleted" }
    ) { [store] in
      store.deleteForGood(id)
    } undo: { [store] in
      store.restore(id)
    }
  }

  /// Deletes the notes in the list permanently if the user agrees.
  ///
  /// Does nothing if the list is empty.
  ///
  /// Notes that another window adds in the meantime stay, because the question didn't count them.
  public func deleteAll() async throws {
    let notes = store.notes
    guard !notes.isEmpty else { return }
    let count = notes.count == 1 ? "One note" : "\(notes.count) notes"
    let isAgreed = try await presenter.confirm(
      "Delete all notes?", text: "\(count) would be gone for good.", action: "Delete all",
      role: .destructive)
    guard isAgreed else { return }
    for note in notes where store.delete(note.id) != nil { store.deleteForGood(note.id) }
  }
}
