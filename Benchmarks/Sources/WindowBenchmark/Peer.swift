#if GTK
/// Something that shows a line of text with a button to close it, at the bottom of a window of its own.
@MainActor
protocol Peer: AnyObject {
  /// Times the frames of its window.
  var probe: FrameProbe { get }
  /// Whether a person sees something of the message: one point of its surface, at least.
  var isVisible: Bool { get }

  /// Asks for the message.
  func show()
  /// Sends it away.
  func hide()
}
#endif
