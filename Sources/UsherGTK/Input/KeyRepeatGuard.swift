#if GTK && os(Linux)
internal import CGTK

/// Stops a held key from pressing one button after the other: its repeats are not meant for the
/// overlay, or the app's button, that has the focus when the first overlay has gone.
@MainActor
final class KeyRepeatGuard {
  /// Whether the focus is on an overlay's control that keys press, rather than in a text field.
  var guards: @MainActor () -> Bool = { false }
  private let keys: KeyController
  private let connections: Connections
  /// The key that is down, and whether it went down on such a control; `nil` for none.
  private var held: (key: guint, isGuarded: Bool)?

  /// Listens to keys that go into the area, before the focused widget receives them.
  init(in area: OverlayArea) {
    keys = KeyController(on: area.widget, in: GTK_PHASE_CAPTURE)
    connections = area.connectionsToWindow()
    keys.pressed = { [weak self] value, _ in self?.press(value) ?? false }
    keys.released = { [weak self] value in
      if value == self?.held?.key { self?.held = nil }
    }
    // A window in the background is not told when a key is released.
    connections.addObject("notify::is-active") { [weak self] in self?.held = nil }
  }

  /// Stops listening.
  func remove() {
    guards = { false }
    keys.remove()
    connections.end()
  }

  private func press(_ value: guint) -> Bool {
    let presses =
      KeyController.isReturn(value) || value == guint(GDK_KEY_space)
      || value == guint(GDK_KEY_KP_Space)
    guard let held, held.key == value else {
      held = (value, presses && guards())
      return false
    }
    return presses && (held.isGuarded || guards())
  }
}
#endif
