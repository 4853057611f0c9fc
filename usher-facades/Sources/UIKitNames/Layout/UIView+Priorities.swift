#if os(Linux) && !UIKIT_STAND_IN
extension UILayoutPriority {
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
