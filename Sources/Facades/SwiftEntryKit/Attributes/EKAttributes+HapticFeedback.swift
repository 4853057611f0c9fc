extension EKAttributes {
  /// What a person may feel when an entry comes.
  public enum NotificationHapticFeedback: Hashable, Sendable, CaseIterable {
    /// Something went well.
    case success
    /// Something needs a look.
    case warning
    /// Something failed.
    case error
    /// Nothing.
    case none
  }
}
