/// What a key does to overlays.
public enum KeyResponse: Hashable, Sendable {
  /// It sends this one away.
  case dismiss(OverlayID)
  /// Nothing, and nobody else gets it: a modal overlay is up.
  case absorb
  /// It belongs to the app.
  case passOn
}
