public import Usher

extension NotesModel {
  /// Says that a note cannot be sent, until the user closes the message or the note's page goes.
  public func send(from page: OverlayOwner) {
    presenter.present(
      .notification(icon: .glyph(.warningTriangle), title: "There is no connection."),
      using: Self.staying.with { $0.duplicates = .updateInPlace }, name: "sending"
    ).dismisses(with: page)
  }
}
