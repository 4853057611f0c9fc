#if os(iOS) || UIKIT_STAND_IN
@_spi(Facades) internal import Usher

extension EKAttributes {
  /// An entry's treatment of displayed and waiting entries.
  public enum Precedence: Hashable, Sendable {
    /// Replaces the displayed entry, unless the displayed entry has a higher priority.
    ///
    /// Against a higher priority the new entry is dropped, and `Presenter.onProblem` is told. With
    /// `dropEnqueuedEntries` a new entry that is shown also removes all waiting entries.
    case override(priority: Priority, dropEnqueuedEntries: Bool)
    /// Waits until nothing is displayed.
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
  /// An entry's rank in the queue and against replacement by other entries; 0 to 1000 by
  /// convention.
  public struct Priority: Hashable, RawRepresentable, Comparable, Sendable {
    /// The priority as a number; a higher number goes first.
    public var rawValue: Int

    /// Creates a priority.
    public init(_ rawValue: Int) {
      self.rawValue = rawValue
    }

    /// Creates a priority.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// Orders priorities from low to high.
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
    /// The order of arrival.
    case chronological
    /// The order of priority, from high to low; entries of equal priority in order of arrival.
    case priority

    /// The order in force; a change also reorders the entries already waiting.
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
