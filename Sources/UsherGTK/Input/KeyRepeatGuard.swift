#if GTK
internal import CGTK

/// Keeps a key that is held down from pressing one button after the other: what it repeats is not meant
/// for the overlay that comes when the first one goes.
@MainActor
final class KeyRepeatGuard {
  /// Whether the keyboard is with a control of an overlay that is pressed, and not typed into.
  var guards: @MainActor () -> Bool = { false }
  private let window: WidgetPointer
  private let controller: OpaquePointer
  /// The key that is down.
  private var held: guint?

  /// Listens on `window`, before the focused widget has the key.
  init(on window: WidgetPointer) {
    guard let controller = gtk_event_controller_key_new() else {
      preconditionFailure("GTK makes a controller once it is initialised")
    }
    self.window = window
    self.controller = controller
    gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_CAPTURE)
    let object = UnsafeMutableRawPointer(controller)
    Signal.connectKey(object, "key-pressed") { [weak self] value, _ in
      self?.press(value) ?? false
    }
    Signal.connectKey(object, "key-released") { [weak self] value, _ in
      if value == self?.held { self?.held = nil }
      return false
    }
    // A window in the background is not told when the key comes up.
    Signal.connectObject(window, "notify::is-active") { [weak self] in self?.held = nil }
    gtk_widget_add_controller(window, controller)
  }

  /// Stops listening.
  func remove() {
    guards = { false }
    gtk_widget_remove_controller(window, controller)
  }

  private func press(_ value: guint) -> Bool {
    let isRepeated = value == held
    held = value
    switch value {
    case guint(GDK_KEY_Return), guint(GDK_KEY_KP_Enter), guint(GDK_KEY_ISO_Enter),
      guint(GDK_KEY_space), guint(GDK_KEY_KP_Space):
      return isRepeated && guards()
    default: return false
    }
  }
}
#endif
