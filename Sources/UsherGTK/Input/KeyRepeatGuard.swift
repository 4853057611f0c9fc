#if GTK
internal import CGTK

/// Keeps a key that is held down from pressing one button after the other: what it repeats is not meant
/// for the overlay that comes when the first one goes.
@MainActor
final class KeyRepeatGuard {
  /// Whether the keyboard is with a control of an overlay that is pressed, and not typed into.
  var guards: @MainActor () -> Bool = { false }
  private let keys: KeyController
  private let connections: Connections
  /// The key that is down.
  private var held: guint?

  /// Listens on `window`, before the focused widget has the key.
  init(on window: WidgetPointer) {
    keys = KeyController(on: window, in: GTK_PHASE_CAPTURE)
    connections = Connections(to: window)
    keys.pressed = { [weak self] value, _ in self?.press(value) ?? false }
    keys.released = { [weak self] value in
      if value == self?.held { self?.held = nil }
    }
    // A window in the background is not told when the key comes up.
    connections.addObject("notify::is-active") { [weak self] in self?.held = nil }
  }

  /// Stops listening.
  func remove() {
    guards = { false }
    keys.remove()
    connections.end()
  }

  private func press(_ value: guint) -> Bool {
    let isRepeated = value == held
    held = value
    let presses =
      KeyController.isReturn(value) || value == guint(GDK_KEY_space)
      || value == guint(GDK_KEY_KP_Space)
    return presses && isRepeated && guards()
  }
}
#endif
