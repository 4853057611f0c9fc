#if GTK && os(Linux)
internal import CGTK
internal import Usher

/// Reports signs of the user's attention: the pointer and the focus in overlays, and whether the
/// window is active.
///
/// GTK signals pointer and focus crossings while it iterates over the affected widgets, and crashes
/// if one of these widgets is removed at that time. The presenter may remove widgets during any
/// event, because it performs due steps. Therefore, reports wait for the main loop.
@MainActor
final class AttentionInput {
  private var connection = HostConnection()
  private let area: OverlayArea
  private let motion: OpaquePointer
  private let seat: UnsafeMutablePointer<GdkSeat>?
  private let connections: Connections
  private let windowConnections: Connections
  private let seatConnections: Connections
  /// The pointer's position, or `nil` while the pointer is outside the area.
  private(set) var position: OverlayPoint?
  private var scene = OverlayScene()
  private let hover = HoverTracker()
  private var activity = Activity.unknown
  /// Unreported focus changes, in order.
  ///
  /// Only the last change for each overlay is reported.
  private var focusNews: [(id: OverlayID, isInside: Bool)] = []
  private lazy var idle = IdleSource { [weak self] in self?.tell() }
  private lazy var idleAfterDevice = IdleSource { [weak self] in self?.checkActivity() }

  private enum Activity {
    /// The window has never been active.
    ///
    /// It may belong to a system where windows are never active.
    case unknown
    case active
    case inactive
  }

  init(in area: OverlayArea) {
    guard let motion = gtk_event_controller_motion_new() else {
      preconditionFailure("GTK made no controller; initialise GTK first")
    }
    self.area = area
    self.motion = motion
    seat = gtk_widget_get_display(area.widget).flatMap { gdk_display_get_default_seat($0) }
    connections = Connections(to: area.widget)
    windowConnections = area.connectionsToWindow()
    seatConnections = Connections(to: seat)
    gtk_event_controller_set_propagation_phase(motion, GTK_PHASE_CAPTURE)
    let object = UnsafeMutableRawPointer(motion)
    for signal in ["enter", "motion"] {
      Signal.connect(object, signal) { [weak self] x, y in self?.move(to: OverlayPoint(x: x, y: y))
      }
    }
    Signal.connect(object, "leave") { [weak self] in self?.move(to: nil) }
    gtk_widget_add_controller(area.widget, motion)
    for property in ["is-active", "visible"] {
      windowConnections.addObject("notify::" + property) { [weak self] in self?.checkActivity() }
    }
    // GDK emits these signals before the seat's list of devices changes.
    for signal in ["device-added", "device-removed"] {
      seatConnections.addObject(signal) { [weak self] in self?.idleAfterDevice.ask() }
    }
    if area.pane != nil {
      for signal in ["map", "unmap"] {
        connections.add(signal, after: true) { [weak self] in self?.checkActivity() }
      }
    }
    area.whenMoved { [weak self] in self?.checkActivity() }
  }

  var isIdle: Bool { !idle.isPending && !idleAfterDevice.isPending }

  func start(_ connection: HostConnection) {
    self.connection = connection
    checkActivity()
  }

  func remove() {
    connection = HostConnection()
    idle.drop()
    idleAfterDevice.drop()
    gtk_widget_remove_controller(area.widget, motion)
    connections.end()
    windowConnections.end()
    seatConnections.end()
  }

  func watch(_ card: WidgetPointer, of id: OverlayID) {
    guard let focus = gtk_event_controller_focus_new() else { return }
    // The closure captures its controller, which outlives the closure.
    Signal.connectObject(UnsafeMutableRawPointer(focus), "notify::contains-focus") {
      [weak self] in
      let isInside = gtk_event_controller_focus_contains_focus(focus) != 0
      self?.focusNews.append((id, isInside))
      self?.idle.ask()
    }
    gtk_widget_add_controller(card, focus)
  }

  /// Reports the overlay under the pointer in `scene`.
  ///
  /// GTK signals no crossing if a card appears under a pointer that doesn't move.
  func show(_ scene: OverlayScene) {
    self.scene = scene
    follow()
  }

  /// Preserves the pointer's position while `change` replaces or removes widgets.
  ///
  /// If a changed widget is under the pointer, GTK reports that the pointer left the area. GTK
  /// doesn't report until the next frame that the pointer is back.
  func keepingPointer<Result>(_ change: () -> Result) -> Result {
    let known = position
    defer { if position == nil { position = known } }
    return change()
  }

  private func move(to position: OverlayPoint?) {
    self.position = position
    idle.ask()
  }

  private func tell() {
    let news = Dictionary(focusNews.map { ($0.id, $0.isInside) }) { $1 }
    focusNews = []
    // Report gained focus first. Otherwise, a stack without focus would collapse in between.
    for isInside in [true, false] {
      for (id, known) in news where known == isInside {
        connection.focusMoved(isInside: isInside, of: id)
      }
    }
    follow()
  }

  private func follow() {
    hover.follow(position, in: scene, reportingTo: connection)
  }

  /// Reports whether the window is inactive.
  ///
  /// A hidden window or pane isn't inactive, because its overlays must still end. Under Wayland, a
  /// visible window in the background is inactive, even if it was never active. The exception is a
  /// system without a keyboard, such as a tablet. On other systems, a window becomes inactive only
  /// after it has been active.
  private func checkActivity() {
    let isVisible = !area.isHidden
    let isInFront = area.window.map { gtk_window_is_active(cast($0)) != 0 } ?? false
    let isActive = isInFront || isToldOfActivity && !hasKeyboard
    switch (activity, isActive) {
    case (_, true):
      if case .inactive = activity {
        connection.attentionChanged(.appInactive, isPresent: false)
      }
      activity = .active
    case (.active, false) where isVisible, (.unknown, false) where isVisible && isToldOfActivity:
      connection.attentionChanged(.appInactive, isPresent: true)
      activity = .inactive
    case (.inactive, false) where !isVisible:
      connection.attentionChanged(.appInactive, isPresent: false)
      activity = .active
    case (_, false): break
    }
  }

  /// Whether a keyboard exists.
  ///
  /// Without a keyboard, no window is active under Wayland.
  private var hasKeyboard: Bool {
    // The seat's capabilities still include a keyboard that was removed.
    guard let seat, let keyboards = gdk_seat_get_devices(seat, GDK_SEAT_CAPABILITY_KEYBOARD)
    else { return false }
    g_list_free(keyboards)
    return true
  }

  /// Whether the window system activates the window with the keyboard focus, like every Wayland
  /// compositor.
  ///
  /// In a browser, or under X11 if there is no window manager, windows may never be active.
  private var isToldOfActivity: Bool {
    guard let display = gtk_widget_get_display(area.widget) else { return false }
    let instance: UnsafeMutablePointer<GTypeInstance> = cast(UnsafeMutableRawPointer(display))
    let name = g_type_name_from_instance(instance).map { String(cString: $0) }
    return name == "GdkWaylandDisplay"
  }
}
#endif
