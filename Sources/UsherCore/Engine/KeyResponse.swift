/// The effect of a key on overlays.
public enum KeyResponse: Hashable, Sendable {
  /// The key dismisses an overlay.
  case dismiss(OverlayID)
  /// The key has no effect, not even in the app, because a modal overlay is shown.
  case absorb
  /// The key goes to the app.
  case passOn
}
