internal import Usher

extension NotesModel {
  /// Asks for a note's new title; a no-op if the list does not have the note.
  ///
  /// While the field holds only spaces, the form says what is missing, and its button is off.
  public func rename(_ id: Note.ID) {
    guard let note = store.notes.first(where: { $0.id == id }) else { return }
    let (name, mistake, mayRename) = (Live(note.title), Live(""), Live(true))
    name.follow(by: mayRename) { [unowned name, unowned mayRename] in
      mayRename.value = name.value.contains { !$0.isWhitespace }
      mistake.value = mayRename.value ? "" : "A note needs a name."
    }
    let field = OverlayNode.Field(
      name, placeholder: OverlayNode.Text("Name", color: .secondaryLabel), separator: .separator,
      isFirst: true, error: mistake)
    presenter.present(
      .form(
        title: OverlayNode.Text("Rename note", font: .headline, alignment: .center),
        fields: [field],
        button: OverlayNode.Button("Rename", isEnabled: mayRename) { [store] in
          store.rename(id, to: name.value)
        }),
      using: Presets.question, name: "rename")
  }
}
