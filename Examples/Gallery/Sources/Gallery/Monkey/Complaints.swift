#if GTK
internal import CGTK
internal import GTKWidgets

/// The warnings and errors that GLib and GTK logged, stored instead of printed.
@MainActor
enum Complaints {
  // GTK is used only on the main thread.
  private nonisolated(unsafe) static var kept: [String] = []
  private nonisolated(unsafe) static var parts: (window: Widget, pane: Widget)?

  static var first: String? { kept.first }

  /// Stores complaints until the program ends.
  ///
  /// GTK miscounts presses when a window is moved or resized by its own title bar and edges, or
  /// when a drag leaves a widget. GTK removes the grab, forgets it, and complains when the button
  /// is released. This happens in every GTK program. The complaint is therefore ignored outside the
  /// pane with overlays.
  ///
  /// - Parameters:
  ///   - window: A window without its own overlays.
  ///   - pane: The pane with overlays in the window.
  static func keep(in window: Widget, except pane: Widget) {
    parts = (window, pane)
    g_log_set_writer_func(
      { level, fields, count, data in
        guard level.rawValue < G_LOG_LEVEL_MESSAGE.rawValue else {
          return g_log_writer_default(level, fields, count, data)
        }
        let message = Complaints.message(UnsafeBufferPointer(start: fields, count: Int(count)))
        if !Complaints.isMiscount(message) { Complaints.kept.append(message) }
        return G_LOG_WRITER_HANDLED
      }, nil, nil)
  }

  private nonisolated static func message(_ fields: UnsafeBufferPointer<GLogField>) -> String {
    let field = fields.first { String(cString: $0.key) == "MESSAGE" }
    guard let text = field?.value?.assumingMemoryBound(to: CChar.self) else { return "no message" }
    return String(cString: text)
  }

  private nonisolated static func isMiscount(_ message: String) -> Bool {
    let beginning = "Broken accounting of active state for widget 0x"
    guard message.hasPrefix(beginning),
      let digits = message.dropFirst(beginning.count).split(separator: "(").first,
      let widget = UInt(digits, radix: 16).flatMap({ Widget(bitPattern: $0) })
    else { return false }
    guard let (window, pane) = parts else { return false }
    let isInWindow = widget == window || gtk_widget_is_ancestor(widget, window) != 0
    let isInPane = widget == pane || gtk_widget_is_ancestor(widget, pane) != 0
    return isInWindow && !isInPane
  }
}
#endif
