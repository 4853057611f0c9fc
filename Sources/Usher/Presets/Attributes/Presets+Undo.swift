internal import UsherCore

/// The attributes of a message that offers to undo, which is Usher's own.
extension Presets {
  /// A message at the bottom, which goes before others that wait and is never quiet, as it replies
  /// to the user; a tap, a swipe or Escape sends it away.
  ///
  /// ```swift
  /// presenter.present(
  ///   .notification(title: "Letter deleted", button: OverlayNode.Button("Undo")),
  ///   using: Presets.undo)
  /// ```
  public static let undo = OverlayAttributes(
    overlay: Overlay(
      placement: .bottom, priority: .high, isReply: true, lifetime: .untilDismissed))
}
