public import Usher

extension NotesModel {
  /// Shows that a note can't be sent, until the user closes the message or the note's page is
  /// removed.
  public func send(from page: OverlayOwner) {
    presenter.present(
      .notification(icon: .glyph(.warningTriangle), title: "There is no connection.")
        .name("sending").duplicates(.updateInPlace), using: Self.staying
    ).dismisses(with: page)
  }
}
