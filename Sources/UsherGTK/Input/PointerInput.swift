#if GTK && os(Linux)
internal import CGTK
internal import Usher

/// Converts native drags on the layer to pointer events.
///
/// The gesture is on the layer, because the coordinates of a moving card would also move. The
/// gesture receives the pointer before the controls do, but the controls also receive the pointer
/// until the engine claims it.
@MainActor
final class PointerInput {
  var connection = HostConnection()
  var now: @MainActor () -> Instant = { .origin }
  /// Called with the widget under the pointer when the pointer is pressed, and with `nil` after the
  /// release.
  ///
  /// At the second call, the controls have already received the release.
  var noteWidget: @MainActor (WidgetPointer?) -> Void = { _ in }
  private let layer: WidgetPointer
  private let gesture: OpaquePointer
  private var origin: Origin?
  private lazy var afterRelease = IdleSource { [weak self] in
    if let self, origin == nil { noteWidget(nil) }
  }

  /// The position and time of a press, in the host's clock and in the events' clock.
  private struct Origin {
    let start: OverlayPoint
    let time: Instant
    let eventTime: guint32
    let target: PressTarget
  }

  init(on layer: WidgetPointer) {
    guard let gesture = gtk_gesture_drag_new() else {
      preconditionFailure("GTK made no gesture; initialise GTK first")
    }
    self.layer = layer
    self.gesture = gesture
    gtk_gesture_single_set_button(gesture, 1)
    gtk_event_controller_set_propagation_phase(gesture, GTK_PHASE_CAPTURE)
    gtk_widget_add_controller(layer, gesture)
    let object = UnsafeMutableRawPointer(gesture)
    Signal.connect(object, "drag-begin") { [weak self] x, y in
      self?.begin(at: OverlayPoint(x: x, y: y))
    }
    Signal.connect(object, "drag-update") { [weak self] x, y in
      self?.change(.moved, by: Vector(dx: x, dy: y))
    }
    Signal.connect(object, "drag-end") { [weak self] x, y in
      self?.change(.ended, by: Vector(dx: x, dy: y))
      self?.end()
    }
    Signal.connectObject(object, "cancel") { [weak self] in
      self?.change(.cancelled, by: .zero)
      self?.end()
    }
  }

  /// Cancels presses on the controls under the pointer.
  func claim() {
    gtk_gesture_set_state(gesture, GTK_EVENT_SEQUENCE_CLAIMED)
  }

  private func begin(at start: OverlayPoint) {
    let picked = gtk_widget_pick(layer, start.x, start.y, GTK_PICK_INSENSITIVE)
    let device = gtk_event_controller_get_current_event_device(gesture)
    let isFinger = device.map { gdk_device_get_source($0) == GDK_SOURCE_TOUCHSCREEN } ?? false
    let target = PressTarget(picked, in: layer, isFinger: isFinger)
    if !isFinger { picked.flatMap { TextView.selectable($0) }?.allowFocus() }
    let origin = Origin(
      start: start, time: now(), eventTime: gtk_event_controller_get_current_event_time(gesture),
      target: target)
    self.origin = origin
    noteWidget(picked)
    connection.pointerChanged(
      .began,
      PointerSample(
        position: start, time: origin.time, isOnControl: target.isControl,
        scrollable: target.directions))
  }

  private func end() {
    origin = nil
    afterRelease.ask()
  }

  private func change(_ stage: PointerStage, by way: Vector) {
    guard let origin else { return }
    // The events' clock gives correct velocities even if events arrive in batches.
    let passed = gtk_event_controller_get_current_event_time(gesture) &- origin.eventTime
    let time = passed > guint32(Int32.max) ? now() : origin.time.advanced(by: .milliseconds(passed))
    let position = OverlayPoint(x: origin.start.x + way.dx, y: origin.start.y + way.dy)
    connection.pointerChanged(
      stage,
      PointerSample(position: position, time: time, scrollable: origin.target.directions))
  }
}
#endif
