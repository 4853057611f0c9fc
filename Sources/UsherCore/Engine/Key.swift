/// A key that means something to overlays.
public enum Key: Hashable, Sendable, CaseIterable {
  /// Sends the front overlay away.
  case escape
}
