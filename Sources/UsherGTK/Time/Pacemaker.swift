#if GTK && os(Linux)
internal import CGTK
internal import Usher

/// Wakes a host when the engine requests it.
///
/// The pacemaker uses the window's frame clock while overlays move, one timer until the next
/// deadline, or nothing.
@MainActor
final class Pacemaker {
  var connection = HostConnection()
  private let widget: WidgetPointer
  private var armed = Armed.nothing
  /// Whether a frame is in progress.
  ///
  /// During a frame, the presenter may change widgets before the layout.
  private(set) var isTicking = false

  var isIdle: Bool {
    switch armed {
    case .nothing: true
    case .frames, .timer: false
    }
  }

  /// The source of the next wakeup.
  private enum Armed {
    case nothing
    /// The clock's frames and a timer, or only the timer if the widget is hidden.
    case frames(tick: guint?, fallback: guint)
    case timer(guint)
  }

  init(widget: WidgetPointer) {
    self.widget = widget
    for signal in ["map", "unmap"] {
      Signal.connect(widget, signal, after: true) { [weak self] in self?.followMapping() }
    }
  }

  /// The current moment of the monotonic clock, which frame clocks also use.
  var now: Instant { Instant(nanoseconds: Int64(g_get_monotonic_time()) * 1000) }

  /// The moment at which the next frame will be visible, one refresh interval from now.
  var displayTime: Instant {
    guard let clock = gtk_widget_get_frame_clock(widget) else { return now }
    var (interval, presentation) = (gint64(0), gint64(0))
    gdk_frame_clock_get_refresh_info(
      clock, gdk_frame_clock_get_frame_time(clock), &interval, &presentation)
    return Instant(nanoseconds: now.nanoseconds + Int64(interval) * 1000)
  }

  func schedule(_ wakeup: Wakeup) {
    if case .frames = armed, wakeup == .nextFrame { return }
    disarm()
    switch wakeup {
    case .never: break
    case .nextFrame:
      // A hidden or covered window gets no frames, and a hidden pane needs none. A timer wakes the
      // host every 500 ms, because deadlines during a motion must not wait until the widget is
      // visible again.
      armed = .frames(tick: isMapped ? addTick() : nil, fallback: addTimer(milliseconds: 500))
    case .at(let instant):
      // Round up, because a timer that fires early would find nothing due and have to be armed
      // again.
      let nanoseconds = max(instant.nanoseconds - now.nanoseconds, 0)
      armed = .timer(addTimer(milliseconds: min(nanoseconds / 1_000_000 + 1, Int64(Int32.max))))
    }
  }

  private func disarm() {
    switch armed {
    case .nothing: break
    case .frames(let tick, let fallback):
      if let tick { gtk_widget_remove_tick_callback(widget, tick) }
      g_source_remove(fallback)
    case .timer(let timer): g_source_remove(timer)
    }
    armed = .nothing
  }

  private var isMapped: Bool { gtk_widget_get_mapped(widget) != 0 }

  /// Starts frame callbacks when the widget is shown, and stops them when it is hidden.
  ///
  /// Does nothing if the host isn't waiting for frames.
  private func followMapping() {
    guard case .frames(let tick, let fallback) = armed, isMapped == (tick == nil) else { return }
    if let tick { gtk_widget_remove_tick_callback(widget, tick) }
    armed = .frames(tick: tick == nil ? addTick() : nil, fallback: fallback)
  }

  private func addTick() -> guint {
    gtk_widget_add_tick_callback(
      widget,
      { _, _, data in
        Pacemaker.from(data) { $0.tick() }
        return 1
      }, Unmanaged.passUnretained(self).toOpaque(), nil)
  }

  private func tick() {
    isTicking = true
    connection.timePassed()
    isTicking = false
  }

  /// Adds a timer that repeats until it is disarmed.
  ///
  /// The host replaces the timer by calling `schedule(_:)` at each wakeup.
  private func addTimer(milliseconds: Int64) -> guint {
    g_timeout_add(
      guint(milliseconds),
      { data in
        Pacemaker.from(data) { $0.connection.timePassed() }
        return 1
      }, Unmanaged.passUnretained(self).toOpaque())
  }

  private nonisolated static func from(
    _ data: gpointer?, _ body: @MainActor (Pacemaker) -> Void
  ) {
    nonisolated(unsafe) let data = data
    MainActor.assumeIsolated {
      if let data { body(Unmanaged<Pacemaker>.fromOpaque(data).takeUnretainedValue()) }
    }
  }
}
#endif
