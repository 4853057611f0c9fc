internal import Usher

extension NotesModel {
  /// Deletes a note, and offers to undo that; notes that are deleted meanwhile share the message.
  ///
  /// A note that has not returned is gone for good after its time, by a swipe, or with the window.
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

  /// Deletes the notes of the list for good, if the user agrees; an empty list asks nothing.
  ///
  /// Notes that another window adds meanwhile stay, as the question did not count them.
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
