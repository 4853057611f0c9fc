internal import Usher

extension NotesModel {
  /// Says that there is no connection, until the user closes the banner or tries again.
  ///
  /// The banner is there once, however often the connection is lost.
  ///
  /// - Parameter retry: Called when the user presses the banner's button.
  public func connectionLost(retry: @escaping @MainActor @Sendable () -> Void) {
    presenter.present(
      .notification(
        icon: .glyph(.warningTriangle), title: "No connection",
        text: "Notes are kept on this computer.", button: .button("Retry", action: retry)
      )
      .name("offline").priority(.high).duplicates(.ignore), using: .persistent)
  }
}
