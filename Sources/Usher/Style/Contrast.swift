/// How strongly things stand out from each other.
public enum Contrast: Hashable, Sendable, CaseIterable {
  /// As designed.
  case standard
  /// More than that, as a person has asked of the system.
  case increased
}
