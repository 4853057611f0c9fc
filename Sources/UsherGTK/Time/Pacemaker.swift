#if GTK && os(Linux)
internal import CGTK
internal import Usher

/// Wakes a host when the engine asks for it: by the window's frame clock while something moves, by
/// one timer until the next deadline, and otherwise not at all.
@MainActor
final class Pacemaker {
  /// The connection that a due wakeup is reported to.
  var connection = HostConnection()
  private let widget: WidgetPointer
  private var armed = Armed.nothing
  /// Whether a frame is under way, in which the presenter may change what will be laid out.
  private(set) var isTicking = false

  /// Whether no wakeup is armed.
  var isIdle: Bool {
    switch armed {
    case .nothing: true
    case .frames, .timer: false
    }
  }

  /// The armed source of wakeups.
  private enum Armed {
    case nothing
    /// Frames of the clock, unless the widget is hidden, with a timer beside them.
    case frames(tick: guint?, fallback: guint)
    case timer(guint)
  }

  /// Creates a pacemaker that takes frames from the frame clock of `widget`.
  init(widget: WidgetPointer) {
    self.widget = widget
    for signal in ["map", "unmap"] {
      Signal.connect(widget, signal, after: true) { [weak self] in self?.followMapping() }
    }
  }

  /// The current moment by the monotonic clock, which frame clocks use too.
  var now: Instant { Instant(nanoseconds: Int64(g_get_monotonic_time()) * 1000) }

  /// The moment at which the next frame will be visible: one refresh interval from now.
  var displayTime: Instant {
    guard let clock = gtk_widget_get_frame_clock(widget) else { return now }
    var (interval, presentation) = (gint64(0), gint64(0))
    gdk_frame_clock_get_refresh_info(
      clock, gdk_frame_clock_get_frame_time(clock), &interval, &presentation)
    return Instant(nanoseconds: now.nanoseconds + Int64(interval) * 1000)
  }

  /// Replaces the armed wakeup.
  func schedule(_ wakeup: Wakeup) {
    if case .frames = armed, wakeup == .nextFrame { return }
    disarm()
    switch wakeup {
    case .never: break
    case .nextFrame:
      // A hidden or covered window gets no frames, and a hidden pane needs none. A timer wakes the
      // host every 500 ms: deadlines behind a motion must not wait until it is visible again.
      armed = .frames(tick: isMapped ? addTick() : nil, fallback: addTimer(milliseconds: 500))
    case .at(let instant):
      // Rounded up: a timer that fires early would find nothing due and need to be armed again.
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

  /// Takes frames from the clock, or leaves them, after the widget was shown or hidden.
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

  /// Adds a timer that repeats until disarmed; every wakeup ends in another `schedule`.
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
