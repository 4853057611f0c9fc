#if !canImport(UIKit)
/// How much a rule of layout counts beside others, from 0 to 1000.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// How much.
  public var rawValue: Float

  /// Makes a priority.
  public init(_ rawValue: Float) {
    self.rawValue = rawValue
  }

  /// Makes a priority.
  public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  /// 1000.
  public static let required = UILayoutPriority(1000)
  /// 750.
  public static let defaultHigh = UILayoutPriority(750)
  /// 250.
  public static let defaultLow = UILayoutPriority(250)
  /// 50.
  public static let fittingSizeLevel = UILayoutPriority(50)

  /// Whether a rule of it gives way to the size of what a view shows.
  var isWeak: Bool { rawValue < Self.defaultLow.rawValue }
}

/// How much a view resists being made larger or smaller than its content; only kept.
struct LayoutPriorities {
  var hugging: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  var resistance: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
}

extension UIView {
  /// How much it resists being larger than its content.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    priorities.hugging[axis] ?? .defaultLow
  }

  /// Says how much it resists being larger than its content.
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    priorities.hugging[axis] = priority
  }

  /// How much it resists being smaller than its content.
  public func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    priorities.resistance[axis] ?? .defaultHigh
  }

  /// Says how much it resists being smaller than its content.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    priorities.resistance[axis] = priority
  }
}
#endif
