#if GTK
internal import CGTK
internal import Usher

/// Offers keys to overlays that nothing in the window wanted.
@MainActor
final class KeyInput {
  /// Called when a key goes down; the answer is whether an overlay took it.
  var take: @MainActor (Key) -> Bool = { _ in false }
  /// Called when Return goes down; the answer is whether it pressed a default button.
  var pressDefault: @MainActor () -> Bool = { false }
  private let window: WidgetPointer
  private let controller: OpaquePointer
  /// The key that was taken and is still down: what it repeats then is not meant for the next overlay.
  private var taken: guint?

  /// Listens on `window`, after the focused widget has had the key.
  init(on window: WidgetPointer) {
    guard let controller = gtk_event_controller_key_new() else {
      preconditionFailure("GTK makes a controller once it is initialised")
    }
    self.window = window
    self.controller = controller
    gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_BUBBLE)
    let object = UnsafeMutableRawPointer(controller)
    Signal.connectKey(object, "key-pressed") { [weak self] value, modifiers in
      self?.press(value, modifiers) ?? false
    }
    Signal.connectKey(object, "key-released") { [weak self] value, _ in
      if value == self?.taken { self?.taken = nil }
      return false
    }
    gtk_widget_add_controller(window, controller)
  }

  /// Stops listening.
  func remove() {
    gtk_widget_remove_controller(window, controller)
  }

  private func press(_ value: guint, _ modifiers: GdkModifierType) -> Bool {
    // With a modifier it is another key, of the app's or the system's.
    let others =
      GDK_SHIFT_MASK.rawValue | GDK_CONTROL_MASK.rawValue | GDK_ALT_MASK.rawValue
      | GDK_SUPER_MASK.rawValue
    guard modifiers.rawValue & others == 0 else { return false }
    if value == taken { return true }
    let isTaken: Bool
    switch value {
    case guint(GDK_KEY_Escape): isTaken = take(.escape)
    case guint(GDK_KEY_Return), guint(GDK_KEY_KP_Enter), guint(GDK_KEY_ISO_Enter):
      isTaken = pressDefault()
    default: isTaken = false
    }
    if isTaken { taken = value }
    return isTaken
  }
}
#endif
