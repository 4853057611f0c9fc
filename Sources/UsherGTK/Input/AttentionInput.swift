#if GTK
internal import CGTK
internal import Usher

/// Notices whether a person is busy with an overlay, or with another window.
@MainActor
final class AttentionInput {
  /// Called when a sign comes or goes; of every overlay where there is no id.
  var send: @MainActor (Attention, OverlayID?, Bool) -> Void = { _, _, _ in }
  private let window: WidgetPointer
  private var activity = Activity.unknown

  /// Whether the window is in front.
  private enum Activity {
    /// It never was, as far as is known: where no window is ever active, none is inactive either.
    case unknown
    case active
    case inactive
  }

  init(on window: WidgetPointer) {
    self.window = window
    for property in ["is-active", "visible"] {
      Signal.connectObject(window, "notify::" + property) { [weak self] in self?.checkActivity() }
    }
  }

  /// Tells what is so now.
  func start() {
    checkActivity()
  }

  /// Watches the card of an overlay, for as long as that lives.
  func watch(_ card: WidgetPointer, of id: OverlayID) {
    guard let motion = gtk_event_controller_motion_new(),
      let focus = gtk_event_controller_focus_new()
    else { return }
    // The closures live no longer than their controllers, which are theirs to ask.
    Signal.connectObject(UnsafeMutableRawPointer(motion), "notify::contains-pointer") {
      [weak self] in
      self?.send(.hover, id, gtk_event_controller_motion_contains_pointer(motion) != 0)
    }
    Signal.connectObject(UnsafeMutableRawPointer(focus), "notify::contains-focus") {
      [weak self] in
      self?.send(.focusWithin, id, gtk_event_controller_focus_contains_focus(focus) != 0)
    }
    gtk_widget_add_controller(card, motion)
    gtk_widget_add_controller(card, focus)
  }

  /// A hidden window is not waited for: what it shows ends all the same.
  private func checkActivity() {
    let isVisible = gtk_widget_get_visible(window) != 0
    let isActive = gtk_window_is_active(cast(window)) != 0
    switch (activity, isActive) {
    case (_, true):
      if case .inactive = activity { send(.appInactive, nil, false) }
      activity = .active
    case (.active, false) where isVisible:
      send(.appInactive, nil, true)
      activity = .inactive
    case (.inactive, false) where !isVisible:
      send(.appInactive, nil, false)
      activity = .active
    case (_, false): break
    }
  }
}
#endif
