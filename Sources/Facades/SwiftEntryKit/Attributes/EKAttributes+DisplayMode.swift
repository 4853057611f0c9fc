extension EKAttributes {
  /// The choice between light and dark mode.
  public enum DisplayMode: Hashable, Sendable, CaseIterable {
    /// The system's mode.
    case inferred
    /// Light mode, whatever the system's mode is.
    case light
    /// Dark mode, whatever the system's mode is.
    case dark
  }
}
