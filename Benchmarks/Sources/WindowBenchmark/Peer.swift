#if GTK
/// An implementation that shows a message with a close button, at the bottom of its own window.
@MainActor
protocol Peer: AnyObject {
  var probe: FrameProbe { get }
  var window: AppWindow { get }
  /// Whether at least one point of the message is visible to the user.
  var isVisible: Bool { get }

  func show()
  func hide()
}
#endif
