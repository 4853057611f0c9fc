internal import Usher

extension NotesModel {
  /// Asks for a note's new title.
  ///
  /// Does nothing if the note isn't in the list.
  ///
  /// The form refuses a title that contains only spaces.
  public func rename(_ id: Note.ID) async throws {
    guard let note = store.notes.first(where: { $0.id == id }) else { return }
    let values = try await presenter.form(
      "Rename note",
      fields: [
        .text("Name", value: note.title) {
          $0.contains { !$0.isWhitespace } ? nil : "A note needs a name."
        }
      ], action: "Rename", name: "rename")
    if let title = values?["Name"] { store.rename(id, to: title) }
  }
}
