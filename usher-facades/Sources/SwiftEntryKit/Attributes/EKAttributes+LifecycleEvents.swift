#if os(iOS) || UIKIT_STAND_IN
extension EKAttributes {
  /// The callbacks for an entry's appearance and disappearance, called on the main thread.
  ///
  /// Each callback runs at most once per entry. None runs for an entry that is refused, or removed
  /// while waiting.
  public struct LifecycleEvents {
    /// A callback of an entry's lifecycle.
    public typealias Event = () -> Void

    /// Called when the entrance begins.
    public var willAppear: Event?
    /// Called when the entrance has ended; not called for an entry that is dismissed earlier.
    public var didAppear: Event?
    /// Called when the exit begins.
    public var willDisappear: Event?
    /// Called when the entry is gone.
    public var didDisappear: Event?

    /// Creates a set of callbacks; `nil` calls nothing.
    public init(
      willAppear: Event? = nil, didAppear: Event? = nil, willDisappear: Event? = nil,
      didDisappear: Event? = nil
    ) {
      self.willAppear = willAppear
      self.didAppear = didAppear
      self.willDisappear = willDisappear
      self.didDisappear = didDisappear
    }
  }

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
#endif
