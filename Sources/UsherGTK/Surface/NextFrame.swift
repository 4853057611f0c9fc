#if GTK && os(Linux)
internal import CGTK

/// Redraws widgets when their window draws its next frame.
///
/// No frame is requested. The redraw waits until the window draws a frame for another reason.
@MainActor
final class NextFrame {
  /// An object that stores the handler's identifier, retained by the connection to the frame clock.
  ///
  /// The object is released with the connection, even if the clock is released first.
  private final class Ticket {
    var handler: gulong = 0
  }

  private weak var ticket: Ticket?

  private static let keepsake = Keepsake<NextFrame>("usher-next-frame")

  /// Redraws `widget` in its window's next frame.
  ///
  /// Repeated calls before that frame have no effect.
  static func redraw(_ widget: WidgetPointer) {
    let known = keepsake.object(of: widget)
    let next = known ?? NextFrame()
    if known == nil { keepsake.tie(next, to: widget) }
    next.wait(for: widget)
  }

  private func wait(for widget: WidgetPointer) {
    guard ticket == nil, let clock = gtk_widget_get_frame_clock(widget) else { return }
    let ticket = Ticket()
    self.ticket = ticket
    let reference = WeakWidget()
    reference.set(widget)
    let object = UnsafeMutableRawPointer(clock)
    ticket.handler = Signal.connect(object, "before-paint") {
      // This is before the app draws its part of the frame, so both show the same moment.
      if let widget = reference.widget { gtk_widget_queue_draw(widget) }
      g_signal_handler_disconnect(object, ticket.handler)
    }
  }
}
#endif
