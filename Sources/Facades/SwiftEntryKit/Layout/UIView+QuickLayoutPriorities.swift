/// How much it resists being larger or smaller than its content.
extension UIView {
  /// Keeps it exactly as large as its content along axes.
  public func forceContentWrap(_ axes: QLAxis...) {
    for axis in axes {
      switch axis {
      case .horizontally:
        horizontalHuggingPriority = .required
        horizontalCompressionResistancePriority = .required
      case .vertically:
        verticalHuggingPriority = .required
        verticalCompressionResistancePriority = .required
      }
    }
  }

  /// Keeps it exactly as large as its content.
  public func forceContentWrap() {
    contentHuggingPriority = .required
    contentCompressionResistancePriority = .required
  }

  /// How much it resists being higher than its content.
  public var verticalHuggingPriority: QLPriority {
    get { contentHuggingPriority(for: .vertical) }
    set { setContentHuggingPriority(newValue, for: .vertical) }
  }

  /// How much it resists being wider than its content.
  public var horizontalHuggingPriority: QLPriority {
    get { contentHuggingPriority(for: .horizontal) }
    set { setContentHuggingPriority(newValue, for: .horizontal) }
  }

  /// How much it resists being larger than its content.
  public var contentHuggingPriority: QLPriorityPair {
    get { QLPriorityPair(horizontalHuggingPriority, verticalHuggingPriority) }
    set {
      horizontalHuggingPriority = newValue.horizontal
      verticalHuggingPriority = newValue.vertical
    }
  }

  /// How much it resists being lower than its content.
  public var verticalCompressionResistancePriority: QLPriority {
    get { contentCompressionResistancePriority(for: .vertical) }
    set { setContentCompressionResistancePriority(newValue, for: .vertical) }
  }

  /// How much it resists being narrower than its content.
  public var horizontalCompressionResistancePriority: QLPriority {
    get { contentCompressionResistancePriority(for: .horizontal) }
    set { setContentCompressionResistancePriority(newValue, for: .horizontal) }
  }

  /// How much it resists being smaller than its content.
  public var contentCompressionResistancePriority: QLPriorityPair {
    get {
      QLPriorityPair(
        horizontalCompressionResistancePriority, verticalCompressionResistancePriority)
    }
    set {
      horizontalCompressionResistancePriority = newValue.horizontal
      verticalCompressionResistancePriority = newValue.vertical
    }
  }
}
