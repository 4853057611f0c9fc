#if GTK && os(Linux)
internal import CGTK
internal import Usher

/// Reports signs of the user's attention: pointer and focus in overlays, and whether the window is
/// active.
///
/// GTK signals crossings of pointer and focus while iterating over the widgets involved, and
/// crashes if one of them is removed meanwhile. The presenter may remove widgets during any event,
/// since it performs what is due. Such news therefore waits for the main loop.
@MainActor
final class AttentionInput {
  private var connection = HostConnection()
  private let area: OverlayArea
  private let motion: OpaquePointer
  private let seat: UnsafeMutablePointer<GdkSeat>?
  private let connections: Connections
  private let windowConnections: Connections
  private let seatConnections: Connections
  /// The pointer's position; `nil` while the pointer is outside the area.
  private(set) var position: OverlayPoint?
  private var scene = OverlayScene()
  private let hover = HoverTracker()
  private var activity = Activity.unknown
  /// Changes of the focus that are not reported yet, the last of each overlay last.
  private var focusNews: [(id: OverlayID, isInside: Bool)] = []
  private lazy var idle = IdleSource { [weak self] in self?.tell() }
  private lazy var idleAfterDevice = IdleSource { [weak self] in self?.checkActivity() }

  /// The window's activity, as far as known.
  private enum Activity {
    /// The window has never been active, and may be one of a system where no window ever is.
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
    // GDK tells of a device before the seat has it or has lost it.
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

  /// Whether no news waits to be reported.
  var isIdle: Bool { !idle.isPending && !idleAfterDevice.isPending }

  /// Reports the current state of the window, and later changes.
  func start(_ connection: HostConnection) {
    self.connection = connection
    checkActivity()
  }

  /// Stops listening.
  func remove() {
    connection = HostConnection()
    idle.drop()
    idleAfterDevice.drop()
    gtk_widget_remove_controller(area.widget, motion)
    connections.end()
    windowConnections.end()
    seatConnections.end()
  }

  /// Reports the focus within an overlay's card, for as long as the card lives.
  func watch(_ card: WidgetPointer, of id: OverlayID) {
    guard let focus = gtk_event_controller_focus_new() else { return }
    // The closure captures its controller, and lives no longer than the controller does.
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
  /// GTK signals no crossing when a card appears under a pointer that stands still.
  func show(_ scene: OverlayScene) {
    self.scene = scene
    follow()
  }

  /// Replaces or removes widgets by `change`, with the pointer where it is.
  ///
  /// With a widget under the pointer, GTK lets the pointer leave the area, and enter it again only
  /// in the next frame.
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
    // The focus comes before it goes, as a stack without the focus would collapse in between.
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
  /// A hidden window or pane does not count as inactive, so that its overlays still end; neither
  /// does one without a keyboard, as on a tablet. A window that was shown in the background does,
  /// where its system would say that it is active.
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

  /// Whether there is a keyboard; without one, no window is active under Wayland.
  private var hasKeyboard: Bool {
    // The seat's capabilities still have a keyboard that was removed.
    guard let seat, let keyboards = gdk_seat_get_devices(seat, GDK_SEAT_CAPABILITY_KEYBOARD)
    else { return false }
    g_list_free(keyboards)
    return true
  }

  /// Whether the window system tells the window with the keyboard that it is active, as every
  /// Wayland compositor does.
  ///
  /// Under X11 without a window manager, and in a browser, no window may ever be active.
  private var isToldOfActivity: Bool {
    guard let display = gtk_widget_get_display(area.widget) else { return false }
    let instance: UnsafeMutablePointer<GTypeInstance> = cast(UnsafeMutableRawPointer(display))
    let name = g_type_name_from_instance(instance).map { String(cString: $0) }
    return name == "GdkWaylandDisplay"
  }
}
#endif
