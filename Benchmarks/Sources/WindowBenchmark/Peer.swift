#if GTK
/// An implementation that shows a message with a close button, at the bottom of a window of its
/// own.
@MainActor
protocol Peer: AnyObject {
  /// The probe that times the window's frames.
  var probe: FrameProbe { get }
  /// The window.
  var window: AppWindow { get }
  /// Whether at least one point of the message is visible to the user.
  var isVisible: Bool { get }

  /// Shows the message.
  func show()
  /// Hides the message.
  func hide()
}
#endif
