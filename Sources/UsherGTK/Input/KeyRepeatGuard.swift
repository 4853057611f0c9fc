#if GTK && os(Linux)
internal import CGTK

/// Prevents a held key from pressing several buttons in turn.
///
/// If the key dismissed an overlay, its repeats must not press the next focused button, which may
/// belong to another overlay or the app.
@MainActor
final class KeyRepeatGuard {
  /// A closure that returns whether the focus is in an overlay but not in a text field.
  ///
  /// If so, Return or Space would press the focused control.
  var guards: @MainActor () -> Bool = { false }
  private let keys: KeyController
  private let connections: Connections
  /// The held key, and whether it may have pressed an overlay's control, or `nil` if no key is
  /// held.
  private var held: (key: guint, isGuarded: Bool)?

  init(in area: OverlayArea) {
    keys = KeyController(on: area.widget, in: GTK_PHASE_CAPTURE)
    connections = area.connectionsToWindow()
    keys.pressed = { [weak self] value, _ in self?.press(value) ?? false }
    keys.released = { [weak self] value in
      if value == self?.held?.key { self?.held = nil }
    }
    // A window in the background doesn't receive key releases.
    connections.addObject("notify::is-active") { [weak self] in self?.held = nil }
  }

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
