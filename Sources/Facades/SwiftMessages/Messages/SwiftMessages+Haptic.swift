extension SwiftMessages {
  /// The haptic feedback at a message's entrance.
  public enum Haptic: Hashable, Sendable, CaseIterable {
    /// Feedback for a success.
    case success
    /// Feedback for a warning.
    case warning
    /// Feedback for an error.
    case error
  }
}
