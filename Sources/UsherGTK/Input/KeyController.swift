#if GTK
internal import CGTK

/// Sees the keys that go to a widget or to something in it.
@MainActor
final class KeyController {
  /// Called when a key goes down, and again while it is held down; the answer is whether it is taken.
  var pressed: @MainActor (guint, GdkModifierType) -> Bool = { _, _ in false }
  /// Called when a key comes up that went down here.
  var released: @MainActor (guint) -> Void = { _ in }
  private let widget: WidgetPointer
  private let controller: OpaquePointer

  /// Listens on `widget`, which takes over the native controller: before the focused widget has the key,
  /// or after that.
  init(on widget: WidgetPointer, in phase: GtkPropagationPhase) {
    guard let controller = gtk_event_controller_key_new() else {
      preconditionFailure("GTK makes a controller once it is initialised")
    }
    self.widget = widget
    self.controller = controller
    gtk_event_controller_set_propagation_phase(controller, phase)
    let object = UnsafeMutableRawPointer(controller)
    Signal.connectKey(object, "key-pressed") { [weak self] value, modifiers in
      self?.pressed(value, modifiers) ?? false
    }
    Signal.connectKey(object, "key-released") { [weak self] value, _ in
      self?.released(value)
      return false
    }
    gtk_widget_add_controller(widget, controller)
  }

  /// Stops listening.
  func remove() {
    gtk_widget_remove_controller(widget, controller)
  }

  /// Whether a key is one of those that say Return or Enter.
  static func isReturn(_ value: guint) -> Bool {
    [guint(GDK_KEY_Return), guint(GDK_KEY_KP_Enter), guint(GDK_KEY_ISO_Enter)].contains(value)
  }
}
#endif
