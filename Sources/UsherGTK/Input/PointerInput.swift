#if GTK && os(Linux)
internal import CGTK
internal import Usher

/// Turns native drags on the layer into pointer events.
///
/// The gesture listens on the layer, which stands still; a moving card's coordinates would move
/// along. The gesture receives the pointer before the controls inside, but leaves it to them until
/// the engine claims the pointer.
@MainActor
final class PointerInput {
  /// The connection that presses are reported to.
  var connection = HostConnection()
  /// The host's clock.
  var now: @MainActor () -> Instant = { .origin }
  /// Called with the widget under a pointer that goes down, and with `nil` after the event by which
  /// the pointer goes up again, so that a control has received that event, too.
  var noteWidget: @MainActor (WidgetPointer?) -> Void = { _ in }
  private let layer: WidgetPointer
  private let gesture: OpaquePointer
  private var origin: Origin?
  private lazy var afterRelease = IdleSource { [weak self] in
    if let self, origin == nil { noteWidget(nil) }
  }

  /// The place and time at which a pointer went down, by the host's clock and by the events' clock.
  private struct Origin {
    let start: OverlayPoint
    let time: Instant
    let eventTime: guint32
    let target: PressTarget
  }

  /// Listens on `layer`, which owns the native gesture.
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

  /// Takes the pointer away from the controls under it.
  func claim() {
    gtk_gesture_set_state(gesture, GTK_EVENT_SEQUENCE_CLAIMED)
  }

  private func begin(at start: OverlayPoint) {
    let picked = gtk_widget_pick(layer, start.x, start.y, GTK_PICK_INSENSITIVE)
    let target = PressTarget(picked, in: layer)
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
    // The events' own clock gives true velocities even when events arrive in batches.
    let passed = gtk_event_controller_get_current_event_time(gesture) &- origin.eventTime
    let time = passed > guint32(Int32.max) ? now() : origin.time.advanced(by: .milliseconds(passed))
    let position = OverlayPoint(x: origin.start.x + way.dx, y: origin.start.y + way.dy)
    connection.pointerChanged(
      stage,
      PointerSample(position: position, time: time, scrollable: origin.target.directions))
  }
}
#endif
