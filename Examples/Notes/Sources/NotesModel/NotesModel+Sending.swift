public import Usher

extension NotesModel {
  /// Says that a note cannot be sent, until the user closes the message or the note's page goes.
  public func send(from page: OverlayOwner) {
    presenter.present(
      .notification(icon: .glyph(.warningTriangle), title: "There is no connection.")
        .name("sending").duplicates(.updateInPlace), using: Self.staying
    ).dismisses(with: page)
  }
}
