#if GTK
internal import CGTK
internal import Usher

/// Notices whether a person is busy with an overlay, or with another window.
///
/// GTK tells of the pointer and of the focus while it goes through the widgets that they leave and reach,
/// and crashes where one of those is taken away meanwhile. The presenter may do so with whatever it is
/// told, since it performs what is due. So that news waits for the main loop.
@MainActor
final class AttentionInput {
  /// Called when a sign comes or goes.
  var send: @MainActor (Event) -> Void = { _ in }
  private let window: WidgetPointer
  private let motion: OpaquePointer
  private let connections: Connections
  /// Where the pointer is; `nil` where it is not in the window.
  private(set) var position: Point?
  private var scene = OverlayScene()
  private var hover = HoverTracker()
  private var activity = Activity.unknown
  /// What is to be told of the focus, in order.
  private var focusNews: [Event] = []
  private lazy var idle = IdleSource { [weak self] in self?.tell() }

  /// Whether the window is in front.
  private enum Activity {
    /// It never was, as far as is known: where no window is ever active, none is inactive either.
    case unknown
    case active
    case inactive
  }

  init(on window: WidgetPointer) {
    guard let motion = gtk_event_controller_motion_new() else {
      preconditionFailure("GTK makes a controller once it is initialised")
    }
    self.window = window
    self.motion = motion
    connections = Connections(to: window)
    gtk_event_controller_set_propagation_phase(motion, GTK_PHASE_CAPTURE)
    let object = UnsafeMutableRawPointer(motion)
    for signal in ["enter", "motion"] {
      Signal.connect(object, signal) { [weak self] x, y in self?.move(to: Point(x: x, y: y)) }
    }
    Signal.connect(object, "leave") { [weak self] in self?.move(to: nil) }
    gtk_widget_add_controller(window, motion)
    for property in ["is-active", "visible"] {
      connections.addObject("notify::" + property) { [weak self] in self?.checkActivity() }
    }
  }

  /// Whether nothing waits to be told.
  var isIdle: Bool { !idle.isPending }

  /// Tells what is so now.
  func start() {
    checkActivity()
  }

  /// Stops listening.
  func remove() {
    send = { _ in }
    idle.drop()
    gtk_widget_remove_controller(window, motion)
    connections.end()
  }

  /// Watches the card of an overlay, for as long as that lives.
  func watch(_ card: WidgetPointer, of id: OverlayID) {
    guard let focus = gtk_event_controller_focus_new() else { return }
    // The closure lives no longer than its controller, which it asks.
    Signal.connectObject(UnsafeMutableRawPointer(focus), "notify::contains-focus") {
      [weak self] in
      let isInside = gtk_event_controller_focus_contains_focus(focus) != 0
      self?.focusNews.append(.attentionChanged(.focusWithin, of: id, isPresent: isInside))
      self?.idle.ask()
    }
    gtk_widget_add_controller(card, focus)
  }

  /// Tells what the pointer is over now: GTK tells of no crossing where a card comes under a pointer
  /// that stands still.
  func show(_ scene: OverlayScene) {
    self.scene = scene
    follow()
  }

  private func move(to position: Point?) {
    self.position = position
    idle.ask()
  }

  private func tell() {
    let news = focusNews
    focusNews = []
    for event in news { send(event) }
    follow()
  }

  private func follow() {
    for event in hover.follow(position, in: scene) { send(event) }
  }

  /// A hidden window is not waited for: what it shows ends all the same.
  private func checkActivity() {
    let isVisible = gtk_widget_get_visible(window) != 0
    let isActive = gtk_window_is_active(cast(window)) != 0
    switch (activity, isActive) {
    case (_, true):
      if case .inactive = activity {
        send(.attentionChanged(.appInactive, of: nil, isPresent: false))
      }
      activity = .active
    case (.active, false) where isVisible:
      send(.attentionChanged(.appInactive, of: nil, isPresent: true))
      activity = .inactive
    case (.inactive, false) where !isVisible:
      send(.attentionChanged(.appInactive, of: nil, isPresent: false))
      activity = .active
    case (_, false): break
    }
  }
}
#endif
