extension EKAttributes {
  /// The haptic feedback when an entry appears.
  public enum NotificationHapticFeedback: Hashable, Sendable, CaseIterable {
    /// The feedback for success.
    case success
    /// The feedback for a warning.
    case warning
    /// The feedback for an error.
    case error
    /// No feedback.
    case none
  }
}
