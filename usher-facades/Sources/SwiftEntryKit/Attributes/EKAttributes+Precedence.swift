#if os(iOS) || UIKIT_STAND_IN
@_spi(Facades) internal import Usher

extension EKAttributes {
  /// An entry's effect on displayed and waiting entries.
  public enum Precedence: Hashable, Sendable {
    /// The entry replaces the displayed entry.
    ///
    /// If the displayed entry has a higher priority, the new entry is dropped and reported to
    /// `Presenter.onProblem`. If `dropEnqueuedEntries` is `true` and the new entry isn't dropped,
    /// all waiting entries are removed.
    case override(priority: Priority, dropEnqueuedEntries: Bool)
    /// The entry waits until no entry is displayed.
    case enqueue(priority: Priority)

    /// The entry's priority.
    public var priority: Priority {
      get {
        switch self {
        case .override(let priority, _), .enqueue(let priority): priority
        }
      }
      set {
        switch self {
        case .override(_, let drops):
          self = .override(priority: newValue, dropEnqueuedEntries: drops)
        case .enqueue: self = .enqueue(priority: newValue)
        }
      }
    }
  }
}

extension EKAttributes.Precedence {
  /// An entry's priority, usually from 0 to 1000.
  ///
  /// Waiting entries with higher priorities are displayed first. An entry can't replace a displayed
  /// entry with a higher priority.
  public struct Priority: Hashable, RawRepresentable, Comparable, Sendable {
    /// The priority as a number.
    public var rawValue: Int

    /// Creates a priority.
    public init(_ rawValue: Int) {
      self.rawValue = rawValue
    }

    /// Creates a priority.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// Returns whether the left priority is lower than the right priority.
    public static func < (lhs: Priority, rhs: Priority) -> Bool { lhs.rawValue < rhs.rawValue }

    /// The raw value of `max`.
    public static let maxRawValue = 1000
    /// The raw value of `high`.
    public static let highRawValue = 750
    /// The raw value of `normal`.
    public static let normalRawValue = 500
    /// The raw value of `low`.
    public static let lowRawValue = 250
    /// The raw value of `min`.
    public static let minRawValue = 0

    /// Priority 1000.
    public static let max = Priority(maxRawValue)
    /// Priority 750.
    public static let high = Priority(highRawValue)
    /// Priority 500.
    public static let normal = Priority(normalRawValue)
    /// Priority 250.
    public static let low = Priority(lowRawValue)
    /// Priority 0.
    public static let min = Priority(minRawValue)
  }

  /// The order of waiting entries.
  public enum QueueingHeuristic: Hashable, Sendable, CaseIterable {
    /// The order in which the entries were requested.
    case chronological
    /// From high to low priority.
    ///
    /// Entries with equal priorities are displayed in the order in which they were requested.
    case priority

    /// The current order of waiting entries.
    ///
    /// If you change it, entries that are already waiting are reordered.
    public static var value: QueueingHeuristic {
      get { setting.value }
      set {
        setting.value = newValue
        Presenter.enqueueDefault { Entries.of($0).setOrder() }
      }
    }

    private static let setting = Locked(QueueingHeuristic.priority)
  }
}
#endif
