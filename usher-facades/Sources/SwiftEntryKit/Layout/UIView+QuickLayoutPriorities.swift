#if os(iOS) || UIKIT_STAND_IN
/// Properties for a view's resistance to becoming larger or smaller than its content.
extension UIView {
  /// Makes the view exactly as large as its content along the given axes.
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

  /// Makes the view exactly as large as its content along both axes.
  public func forceContentWrap() {
    contentHuggingPriority = .required
    contentCompressionResistancePriority = .required
  }

  /// The priority with which the view resists becoming taller than its content.
  public var verticalHuggingPriority: QLPriority {
    get { contentHuggingPriority(for: .vertical) }
    set { setContentHuggingPriority(newValue, for: .vertical) }
  }

  /// The priority with which the view resists becoming wider than its content.
  public var horizontalHuggingPriority: QLPriority {
    get { contentHuggingPriority(for: .horizontal) }
    set { setContentHuggingPriority(newValue, for: .horizontal) }
  }

  /// The priorities with which the view resists becoming larger than its content.
  public var contentHuggingPriority: QLPriorityPair {
    get { QLPriorityPair(horizontalHuggingPriority, verticalHuggingPriority) }
    set {
      horizontalHuggingPriority = newValue.horizontal
      verticalHuggingPriority = newValue.vertical
    }
  }

  /// The priority with which the view resists becoming shorter than its content.
  public var verticalCompressionResistancePriority: QLPriority {
    get { contentCompressionResistancePriority(for: .vertical) }
    set { setContentCompressionResistancePriority(newValue, for: .vertical) }
  }

  /// The priority with which the view resists becoming narrower than its content.
  public var horizontalCompressionResistancePriority: QLPriority {
    get { contentCompressionResistancePriority(for: .horizontal) }
    set { setContentCompressionResistancePriority(newValue, for: .horizontal) }
  }

  /// The priorities with which the view resists becoming smaller than its content.
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
