#if GTK && os(Linux)
internal import CGTK
internal import Usher

@MainActor
final class KeyController {
  /// Called when a key is pressed, and repeatedly while the key is held.
  ///
  /// The closure returns whether it used the key.
  var pressed: @MainActor (guint, GdkModifierType) -> Bool = { _, _ in false }
  var released: @MainActor (guint) -> Void = { _ in }
  private let widget: WidgetPointer
  private let controller: OpaquePointer

  /// Observes the keys of `widget`, which owns the native controller.
  ///
  /// `phase` determines whether keys are received before or after the focused widget. While an
  /// input method is composing text in the focused widget, the input method receives all keys
  /// first.
  init(on widget: WidgetPointer, in phase: GtkPropagationPhase) {
    guard let controller = gtk_event_controller_key_new() else {
      preconditionFailure("GTK made no controller; initialise GTK first")
    }
    self.widget = widget
    self.controller = controller
    gtk_event_controller_set_propagation_phase(controller, phase)
    let object = UnsafeMutableRawPointer(controller)
    Signal.connectKey(object, "key-pressed") { [weak self] value, modifiers in
      guard let self, phase != GTK_PHASE_CAPTURE || !widget.isBesideComposition else {
        return false
      }
      return pressed(value, modifiers)
    }
    Signal.connectKey(object, "key-released") { [weak self] value, _ in
      self?.released(value)
      return false
    }
    gtk_widget_add_controller(widget, controller)
  }

  func remove() {
    gtk_widget_remove_controller(widget, controller)
  }

  /// Whether the current key is Control-C, even with a keyboard layout without Latin characters.
  var isCopying: Bool {
    guard let event = gtk_event_controller_get_current_event(controller) else { return false }
    let match = gdk_key_event_matches(event, guint(GDK_KEY_c), GDK_CONTROL_MASK)
    return match != GDK_KEY_MATCH_NONE
  }

  static func functionKey(_ value: guint) -> FunctionKey? {
    FunctionKey(rawValue: Int(value) - Int(GDK_KEY_F1) + 1)
  }

  /// Whether a key is Return or one of the Enter keys.
  static func isReturn(_ value: guint) -> Bool {
    [guint(GDK_KEY_Return), guint(GDK_KEY_KP_Enter), guint(GDK_KEY_ISO_Enter)].contains(value)
  }
}
#endif
