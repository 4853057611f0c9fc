internal import Usher

extension NotesModel {
  /// Shows that there is no connection, until the user closes the banner or tries again.
  ///
  /// The banner is shown only once, even if the connection is lost several times.
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
