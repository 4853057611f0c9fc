/// What a pointer did.
public enum PointerStage: Hashable, Sendable, CaseIterable {
  /// It went down.
  case began
  /// It moved while down.
  case moved
  /// It went up.
  case ended
  /// The system took it away; nothing comes of it.
  case cancelled
}
