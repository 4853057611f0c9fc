internal import Usher

extension EKAttributes {
  /// How an entry treats those that are displayed or enqueued.
  public enum Precedence: Hashable, Sendable {
    /// Takes the place of the one that is displayed, unless that has a higher priority: then it is not
    /// shown.
    case override(priority: Priority, dropEnqueuedEntries: Bool)
    /// Is shown when nothing is displayed; until then it waits.
    case enqueue(priority: Priority)

    /// Its rank.
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
  /// An entry's rank among those that wait, and what may displace it; by custom from 0 to 1000.
  public struct Priority: Hashable, RawRepresentable, Comparable, Sendable {
    /// Higher goes first.
    public var rawValue: Int

    /// Makes a priority.
    public init(_ rawValue: Int) {
      self.rawValue = rawValue
    }

    /// Makes a priority.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// Orders priorities from low to high.
    public static func < (lhs: Priority, rhs: Priority) -> Bool { lhs.rawValue < rhs.rawValue }

    /// The value of `max`.
    public static let maxRawValue = 1000
    /// The value of `high`.
    public static let highRawValue = 750
    /// The value of `normal`.
    public static let normalRawValue = 500
    /// The value of `low`.
    public static let lowRawValue = 250
    /// The value of `min`.
    public static let minRawValue = 0

    /// 1000.
    public static let max = Priority(maxRawValue)
    /// 750.
    public static let high = Priority(highRawValue)
    /// 500.
    public static let normal = Priority(normalRawValue)
    /// 250.
    public static let low = Priority(lowRawValue)
    /// 0.
    public static let min = Priority(minRawValue)
  }

  /// Who of those that wait goes first.
  public enum QueueingHeuristic: Hashable, Sendable, CaseIterable {
    /// Who came first.
    case chronological
    /// The highest priority; among equals, who came first.
    case priority

    /// The one that counts; a change counts from then on, for those that wait, too.
    public static var value: QueueingHeuristic {
      get { setting.value }
      set {
        setting.value = newValue
        Presenter.enqueueDefault { Entries.of($0).setOrder() }
      }
    }

    private static let setting = SharedValue(QueueingHeuristic.priority)
  }
}
