extension NSLayoutConstraint {
  /// An attribute of a view or a guide.
  public enum Attribute: Int, Hashable, Sendable {
    /// The left edge.
    case left = 1
    /// The right edge.
    case right = 2
    /// The top edge.
    case top = 3
    /// The bottom edge.
    case bottom = 4
    /// The leading edge.
    case leading = 5
    /// The trailing edge.
    case trailing = 6
    /// The width.
    case width = 7
    /// The height.
    case height = 8
    /// The horizontal center.
    case centerX = 9
    /// The vertical center.
    case centerY = 10
    /// The baseline of the last line of text.
    case lastBaseline = 11
    /// The baseline of the first line of text.
    case firstBaseline = 12
    /// The left edge inside the margins.
    case leftMargin = 13
    /// The right edge inside the margins.
    case rightMargin = 14
    /// The top edge inside the margins.
    case topMargin = 15
    /// The bottom edge inside the margins.
    case bottomMargin = 16
    /// The leading edge inside the margins.
    case leadingMargin = 17
    /// The trailing edge inside the margins.
    case trailingMargin = 18
    /// The horizontal center between the margins.
    case centerXWithinMargins = 19
    /// The vertical center between the margins.
    case centerYWithinMargins = 20
    /// No attribute, so that only the constant is used.
    case notAnAttribute = 0
  }

  /// The comparison of both attributes.
  public enum Relation: Int, Hashable, Sendable {
    /// The first attribute is at most the second.
    case lessThanOrEqual = -1
    /// The attributes are equal.
    case equal = 0
    /// The first attribute is at least the second.
    case greaterThanOrEqual = 1
  }

  /// A direction of layout.
  public enum Axis: Int, Hashable, Sendable {
    /// The direction from left to right.
    case horizontal = 0
    /// The direction from top to bottom.
    case vertical = 1
  }
}

extension NSLayoutConstraint.Attribute {
  /// The kinds of attributes.
  ///
  /// Attributes of incompatible kinds can't be compared.
  enum Kind {
    case size
    /// A left or right edge.
    case absolute
    /// A leading or trailing edge.
    case relative
    /// A position that can be compared with either kind of edge.
    case neutral
  }

  var kind: Kind {
    switch self {
    case .width, .height: .size
    case .left, .right, .leftMargin, .rightMargin: .absolute
    case .leading, .trailing, .leadingMargin, .trailingMargin: .relative
    case .top, .bottom, .centerX, .centerY, .lastBaseline, .firstBaseline, .topMargin,
      .bottomMargin, .centerXWithinMargins, .centerYWithinMargins, .notAnAttribute:
      .neutral
    }
  }

  var axis: NSLayoutConstraint.Axis {
    switch self {
    case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin,
      .leadingMargin, .trailingMargin, .centerXWithinMargins, .notAnAttribute:
      .horizontal
    case .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline, .topMargin,
      .bottomMargin, .centerYWithinMargins:
      .vertical
    }
  }

  /// Whether the attribute is relative to the item's margins.
  var isWithinMargins: Bool { rawValue >= Self.leftMargin.rawValue }

  /// The same attribute of the rectangle itself, or `self` for an attribute without margins.
  var withoutMargins: Self {
    switch self {
    case .leftMargin: .left
    case .rightMargin: .right
    case .topMargin: .top
    case .bottomMargin: .bottom
    case .leadingMargin: .leading
    case .trailingMargin: .trailing
    case .centerXWithinMargins: .centerX
    case .centerYWithinMargins: .centerY
    case .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY,
      .lastBaseline, .firstBaseline, .notAnAttribute:
      self
    }
  }

  /// Returns the attribute with leading and trailing replaced by left and right.
  func resolved(isRightToLeft: Bool) -> Self {
    switch self {
    case .leading: isRightToLeft ? .right : .left
    case .trailing: isRightToLeft ? .left : .right
    case .leadingMargin: isRightToLeft ? .rightMargin : .leftMargin
    case .trailingMargin: isRightToLeft ? .leftMargin : .rightMargin
    case .left, .right, .top, .bottom, .width, .height, .centerX, .centerY, .lastBaseline,
      .firstBaseline, .leftMargin, .rightMargin, .topMargin, .bottomMargin,
      .centerXWithinMargins, .centerYWithinMargins, .notAnAttribute:
      self
    }
  }
}
