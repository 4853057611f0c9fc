internal import UsherCore

/// The preset of a message that offers to undo, which is Usher's own.
extension OverlayPreset {
  /// A message at the bottom, which goes before others that wait and is never quiet, as it replies
  /// to the user; a tap, a swipe or Escape sends it away.
  ///
  /// ```swift
  /// presenter.present(
  ///   .notification(title: "Letter deleted", button: OverlayNode.Button("Undo")),
  ///   using: .undo)
  /// ```
  public static let undo = OverlayPreset()
    .position(.bottom).priority(.high).isUserInitiated().duration(.infinite)
}
