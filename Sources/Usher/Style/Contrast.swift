/// How clearly things are to stand out, as a person asked of the system.
public enum Contrast: Hashable, Sendable, CaseIterable {
  /// As designed.
  case standard
  /// As clear as can be: full black and white, and an outline around every surface.
  case increased
}
