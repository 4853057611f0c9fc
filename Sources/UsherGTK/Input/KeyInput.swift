#if GTK
internal import CGTK
internal import Usher

/// Offers keys to overlays that no widget in the window has handled.
@MainActor
final class KeyInput {
  /// Called when Escape goes down; returns whether an overlay handled the key.
  var take: @MainActor (Key) -> Bool = { _ in false }
  /// Called when Return goes down; returns whether a default button was pressed.
  var pressDefault: @MainActor () -> Bool = { false }
  private let keys: KeyController
  private let connections: Connections
  /// The handled key that is still down.
  ///
  /// Its repeats are not meant for the next overlay.
  private var taken: guint?

  /// Listens on `window`, after the focused widget has received the key.
  init(on window: WidgetPointer) {
    keys = KeyController(on: window, in: GTK_PHASE_BUBBLE)
    connections = Connections(to: window)
    keys.pressed = { [weak self] value, modifiers in self?.press(value, modifiers) ?? false }
    keys.released = { [weak self] value in
      if value == self?.taken { self?.taken = nil }
    }
    // A window in the background is not told when a key is released.
    connections.addObject("notify::is-active") { [weak self] in self?.taken = nil }
  }

  /// Stops listening.
  func remove() {
    keys.remove()
    connections.end()
  }

  private func press(_ value: guint, _ modifiers: GdkModifierType) -> Bool {
    // A key with a modifier belongs to the app or the system.
    let others =
      GDK_SHIFT_MASK.rawValue | GDK_CONTROL_MASK.rawValue | GDK_ALT_MASK.rawValue
      | GDK_SUPER_MASK.rawValue
    guard modifiers.rawValue & others == 0 else { return false }
    if value == taken { return true }
    let isTaken =
      if value == guint(GDK_KEY_Escape) {
        take(.escape)
      } else {
        KeyController.isReturn(value) && pressDefault()
      }
    if isTaken { taken = value }
    return isTaken
  }
}
#endif
