/// A key with an effect on overlays.
public enum Key: Hashable, Sendable, CaseIterable {
  /// Escape, the key to dismiss the front overlay.
  case escape
}
