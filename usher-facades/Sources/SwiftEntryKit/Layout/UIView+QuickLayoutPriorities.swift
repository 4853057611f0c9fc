#if os(iOS) || UIKIT_STAND_IN
/// A view's resistance to growing or shrinking against the size of its content.
extension UIView {
  /// Keeps the view exactly as large as its content along the given axes.
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

  /// Keeps the view exactly as large as its content along both axes.
  public func forceContentWrap() {
    contentHuggingPriority = .required
    contentCompressionResistancePriority = .required
  }

  /// The view's resistance to growing taller than its content.
  public var verticalHuggingPriority: QLPriority {
    get { contentHuggingPriority(for: .vertical) }
    set { setContentHuggingPriority(newValue, for: .vertical) }
  }

  /// The view's resistance to growing wider than its content.
  public var horizontalHuggingPriority: QLPriority {
    get { contentHuggingPriority(for: .horizontal) }
    set { setContentHuggingPriority(newValue, for: .horizontal) }
  }

  /// The view's resistance to growing larger than its content.
  public var contentHuggingPriority: QLPriorityPair {
    get { QLPriorityPair(horizontalHuggingPriority, verticalHuggingPriority) }
    set {
      horizontalHuggingPriority = newValue.horizontal
      verticalHuggingPriority = newValue.vertical
    }
  }

  /// The view's resistance to shrinking shorter than its content.
  public var verticalCompressionResistancePriority: QLPriority {
    get { contentCompressionResistancePriority(for: .vertical) }
    set { setContentCompressionResistancePriority(newValue, for: .vertical) }
  }

  /// The view's resistance to shrinking narrower than its content.
  public var horizontalCompressionResistancePriority: QLPriority {
    get { contentCompressionResistancePriority(for: .horizontal) }
    set { setContentCompressionResistancePriority(newValue, for: .horizontal) }
  }

  /// The view's resistance to shrinking smaller than its content.
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
#endif
