#if os(Linux) && !UIKIT_STAND_IN
/// A constraint's priority among contradicting constraints, from 0 to 1000.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The priority as a number.
  public var rawValue: Float

  /// Makes a priority from a number.
  public init(_ rawValue: Float) {
    self.rawValue = rawValue
  }

  /// Makes a priority from a number.
  public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  /// The highest priority: 1000.
  public static let required = UILayoutPriority(1000)
  /// A high priority: 750.
  public static let defaultHigh = UILayoutPriority(750)
  /// A low priority: 250.
  public static let defaultLow = UILayoutPriority(250)
  /// The priority for compressing a view to its smallest size: 50.
  public static let fittingSizeLevel = UILayoutPriority(50)

  /// Whether constraints of this priority yield to the size of a view's content.
  var isWeak: Bool { rawValue < Self.defaultLow.rawValue }
}

/// A view's priorities against growing and shrinking beyond its content; stored without effect.
struct LayoutPriorities {
  var hugging: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  var resistance: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
}

extension UIView {
  /// Returns the priority against growing beyond the content; stored without effect.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    priorities.hugging[axis] ?? .defaultLow
  }

  /// Sets the priority against growing beyond the content; stored without effect.
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    priorities.hugging[axis] = priority
  }

  /// Returns the priority against shrinking below the content; stored without effect.
  public func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    priorities.resistance[axis] ?? .defaultHigh
  }

  /// Sets the priority against shrinking below the content; stored without effect.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    priorities.resistance[axis] = priority
  }
}
#endif
