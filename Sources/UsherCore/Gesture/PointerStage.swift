/// A change in the state of a pointer.
public enum PointerStage: Hashable, Sendable, CaseIterable {
  /// The pointer went down.
  case began
  /// The pointer moved while down.
  case moved
  /// The pointer went up.
  case ended
  /// The system cancelled the pointer; the press has no effect.
  case cancelled
}
