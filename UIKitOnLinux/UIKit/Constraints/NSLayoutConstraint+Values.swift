import Foundation

extension NSLayoutConstraint {
  /// The reason why UIKit would throw for the constraint; `nil` for a valid constraint.
  var fault: String? {
    if firstAttribute == .notAnAttribute { return "the first attribute is none" }
    if !constant.isFinite || !multiplier.isFinite { return "a number is not finite" }
    guard hasSecondItem, secondAttribute != .notAnAttribute else {
      return firstAttribute.kind == .size ? nil : "a place cannot be set to a number"
    }
    if multiplier == 0 { return "a multiplier of zero with a second item" }
    let (one, other) = (firstAttribute, secondAttribute)
    if (one.kind == .size) != (other.kind == .size) { return "a place is compared with a size" }
    if one.kind != .size, one.axis != other.axis { return "places of two axes are compared" }
    if one.kind == .absolute && other.kind == .relative
      || one.kind == .relative && other.kind == .absolute
    {
      return "left or right is compared with leading or trailing"
    }
    return nil
  }

  /// A description of the constraint for messages.
  var words: String {
    let name = identifier.map { "'\($0)' " } ?? ""
    let sign =
      switch relation {
      case .lessThanOrEqual: "<="
      case .equal: "=="
      case .greaterThanOrEqual: ">="
      }
    var right = ""
    if hasSecondItem, secondAttribute != .notAnAttribute {
      right = NSLayoutConstraint.spell(secondItem, secondAttribute)
      if multiplier != 1 { right = "\(multiplier)*" + right }
      if constant != 0 { right += constant < 0 ? " - \(-constant)" : " + \(constant)" }
    } else {
      right = "\(constant)"
    }
    let rank = priority < .required ? " @\(priority.rawValue)" : ""
    return name + NSLayoutConstraint.spell(firstItem, firstAttribute) + " \(sign) " + right + rank
  }

  private static func spell(_ item: AnyObject?, _ attribute: Attribute) -> String {
    guard let item else { return "(gone).\(attribute)" }
    let identifier =
      (item as? UILayoutGuide)?.identifier ?? (item as? UIView)?.accessibilityIdentifier ?? ""
    return (identifier.isEmpty ? "\(type(of: item))" : identifier) + ".\(attribute)"
  }
}

extension NSLayoutConstraint.Attribute {
  /// The kinds of attributes; attributes of incompatible kinds cannot be compared.
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

  /// Whether the attribute lies in the item's margins.
  var isWithinMargins: Bool { rawValue >= Self.leftMargin.rawValue }

  /// The same attribute of the rectangle itself; `self` for an attribute without margins.
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

  /// The attribute with leading and trailing replaced by left and right.
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
