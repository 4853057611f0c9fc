extension EKAttributes {
  /// Whether something is light or dark.
  public enum DisplayMode: Hashable, Sendable, CaseIterable {
    /// As the system is.
    case inferred
    /// Light, whatever the system is.
    case light
    /// Dark, whatever the system is.
    case dark
  }
}
