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
        description: "Notes are kept on this computer.",
        button: OverlayNode.Button("Retry", perform: retry)),
      using: OverlayPreset.persistent.with {
        $0.priority = .high
        $0.duplicates = .ignoreDuplicates
      }, name: "offline")
  }
}
