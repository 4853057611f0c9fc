#if GTK
internal import CGTK
internal import Usher

/// Offers keys to overlays that nothing in the window wanted.
@MainActor
final class KeyInput {
  /// Called when a key goes down; the answer is whether an overlay took it.
  var take: @MainActor (Key) -> Bool = { _ in false }
  private let window: WidgetPointer
  private let controller: OpaquePointer
  /// Whether Escape was taken and is still down: what it repeats then is not meant for the next one.
  private var isTaken = false

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
      if value == guint(GDK_KEY_Escape) { self?.isTaken = false }
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
    guard value == guint(GDK_KEY_Escape), modifiers.rawValue & others == 0 else { return false }
    if !isTaken { isTaken = take(.escape) }
    return isTaken
  }
}
#endif
