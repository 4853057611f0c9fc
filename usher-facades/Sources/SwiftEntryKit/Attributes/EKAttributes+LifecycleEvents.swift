#if os(iOS) || UIKIT_STAND_IN
extension EKAttributes {
  /// The callbacks for an entry's appearance and disappearance, called on the main thread.
  ///
  /// Each callback is called at most once for each entry. If an entry is refused or removed while
  /// it waits, no callback is called.
  public struct LifecycleEvents {
    /// A callback of an entry's lifecycle.
    public typealias Event = () -> Void

    /// Called when the entrance begins.
    public var willAppear: Event?
    /// Called when the entrance ends.
    ///
    /// It isn't called if the entry is dismissed during its entrance.
    public var didAppear: Event?
    /// Called when the exit begins.
    public var willDisappear: Event?
    /// Called after the entry was removed.
    public var didDisappear: Event?

    /// Creates a set of callbacks, each of which may be `nil`.
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
