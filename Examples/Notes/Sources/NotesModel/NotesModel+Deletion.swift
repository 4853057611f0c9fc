internal import Usher

extension NotesModel {
  /// Deletes a note, and offers to undo that.
  ///
  /// The button returns the note at the press. Once the message is gone, however it went, a note
  /// that has not returned is gone for good: after its time, a swipe, or the window's end.
  public func delete(_ id: Note.ID) {
    guard let note = store.delete(id) else { return }
    let undo = OverlayNode.Button("Undo") { [store] in store.restore(id) }
    let toast = presenter.present(
      .notification(title: "“\(note.title)” deleted", button: undo), as: Self.toast,
      name: "deleted")
    toast.whenEnded { [store] _ in store.deleteForGood(id) }
  }

  /// Deletes the notes of the list for good, if the user agrees; an empty list asks nothing.
  ///
  /// Notes that another window adds meanwhile stay, as the question did not count them.
  public func deleteAll() async throws {
    let notes = store.notes
    guard !notes.isEmpty else { return }
    let count = notes.count == 1 ? "One note" : "\(notes.count) notes"
    let isAgreed = try await presenter.confirm(
      "Delete all notes?", "\(count) would be gone for good.", action: "Delete all",
      isDestructive: true)
    guard isAgreed else { return }
    for note in notes where store.delete(note.id) != nil { store.deleteForGood(note.id) }
  }
}
