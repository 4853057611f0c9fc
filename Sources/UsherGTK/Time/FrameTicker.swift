#if GTK && os(Linux)
internal import CGTK

/// Calls a view in every frame while it animates and is on screen.
@MainActor
final class FrameTicker {
  /// Called with the seconds since the start.
  ///
  /// The closure returns whether to continue.
  var tick: @MainActor (Double) -> Bool = { _ in false }
  private let widget: WidgetPointer
  private var callback: guint = 0 {
    didSet { if callback == 0 { Self.moving.remove(widget) } else { Self.moving.insert(widget) } }
  }
  /// The widgets that are animating.
  ///
  /// The pointers are valid, because each widget is removed when it leaves the screen.
  private static var moving: Set<WidgetPointer> = []
  private var start: gint64?

  /// Whether ticks are wanted.
  ///
  /// Ticks occur only while the widget is on screen. When `tick` returns `false`, this property
  /// becomes `false`.
  var isWanted = false {
    didSet { follow() }
  }

  /// Creates a ticker for `widget`.
  ///
  /// The widget's behavior retains the ticker.
  init(for widget: WidgetPointer) {
    self.widget = widget
    for signal in ["map", "unmap"] {
      Signal.connect(widget, signal, after: true) { [weak self] in self?.follow() }
    }
  }

  /// Whether any descendant of `widget` is animating.
  static func moves(within widget: WidgetPointer) -> Bool {
    moving.contains { gtk_widget_is_ancestor($0, widget) != 0 }
  }

  func restart() {
    start = nil
    isWanted = true
  }

  private func follow() {
    let runs = isWanted && gtk_widget_get_mapped(widget) != 0
    if runs, callback == 0 {
      callback = gtk_widget_add_tick_callback(
        widget,
        { _, clock, data in
          nonisolated(unsafe) let (clock, data) = (clock, data)
          return MainActor.assumeIsolated {
            guard let clock, let data else { return 0 }
            return Unmanaged<FrameTicker>.fromOpaque(data).takeUnretainedValue().pass(clock) ? 1 : 0
          }
        }, Unmanaged.passRetained(self).toOpaque(),
        { data in
          if let data { Unmanaged<FrameTicker>.fromOpaque(data).release() }
        })
    } else if !runs, callback != 0 {
      let known = callback
      callback = 0
      start = nil
      gtk_widget_remove_tick_callback(widget, known)
    }
  }

  private func pass(_ clock: OpaquePointer) -> Bool {
    let now = gdk_frame_clock_get_frame_time(clock)
    let start = self.start ?? now
    self.start = start
    if tick(Double(now - start) / 1_000_000) { return true }
    // GTK removes a callback that returns 0.
    callback = 0
    self.start = nil
    isWanted = false
    return false
  }
}
#endif
