extension SwiftMessages {
  /// What a person may feel when a message comes.
  public enum Haptic: Hashable, Sendable, CaseIterable {
    /// Something went well.
    case success
    /// Something needs a look.
    case warning
    /// Something failed.
    case error
  }
}
