internal import Foundation

/// The constraints that a visual format describes.
@MainActor
struct VisualFormatConstraints {
  private let format: VisualFormat
  private let options: NSLayoutConstraint.FormatOptions
  private let views: [String: Any]

  init(
    _ format: VisualFormat, _ options: NSLayoutConstraint.FormatOptions, _ views: [String: Any]
  ) {
    self.format = format
    self.options = options
    self.views = views
  }

  /// Returns all constraints: distances and lengths in the order of the format, then alignments.
  func all() throws(VisualFormat.Failure) -> [NSLayoutConstraint] {
    var constraints: [NSLayoutConstraint] = []
    var items: [AnyObject] = []
    for piece in format.pieces { items.append(try item(of: piece)) }
    for (index, piece) in format.pieces.enumerated() {
      if index > 0 { constraints += try distances(items, upTo: index) }
      for length in piece.lengths { constraints.append(try constraint(length, on: items[index])) }
    }
    let lined = zip(items, format.pieces).filter { $0.1.name != nil }.map(\.0)
    return constraints + (try alignments(of: lined))
  }

  private func view(_ name: String) throws(VisualFormat.Failure) -> AnyObject {
    guard let view = views[name].map({ $0 as AnyObject }), UIView.owning(view) != nil else {
      throw VisualFormat.Failure(reason: "there is no view or number named \(name)")
    }
    return view
  }

  private func item(of piece: VisualFormat.Piece) throws(VisualFormat.Failure) -> AnyObject {
    if let name = piece.name { return try view(name) }
    for case let name? in format.pieces.map(\.name) {
      let item = try view(name)
      guard let superview = (item as? UIView)?.superview ?? (item as? UILayoutGuide)?.owningView
      else {
        throw VisualFormat.Failure(reason: "\(name) has no superview for \"|\"")
      }
      return superview
    }
    throw VisualFormat.Failure(reason: "there is no view")
  }

  /// The start and end edges of the views, and whether distances are measured backward.
  private var edges:
    (
      start: NSLayoutConstraint.Attribute, end: NSLayoutConstraint.Attribute, isBackwards: Bool
    )
  {
    switch format.axis {
    case .vertical: (.top, .bottom, false)
    case .horizontal where options.contains(.directionRightToLeft): (.right, .left, true)
    case .horizontal where options.contains(.directionLeftToRight): (.left, .right, false)
    case .horizontal: (.leading, .trailing, false)
    }
  }

  /// Returns the constraints between a piece and the previous piece.
  private func distances(
    _ items: [AnyObject], upTo index: Int
  ) throws(VisualFormat.Failure) -> [NSLayoutConstraint] {
    let (begins, ends) = (
      format.pieces[index - 1].name == nil, format.pieces[index].name == nil
    )
    let fromText =
      !begins && !ends && format.axis == .vertical && options.contains(.spacingBaselineToBaseline)
    let one = fromText ? .lastBaseline : begins ? edges.start : edges.end
    let other = fromText ? .firstBaseline : ends ? edges.end : edges.start
    func constraint(
      _ other: NSLayoutConstraint.Attribute, _ one: NSLayoutConstraint.Attribute,
      _ relation: NSLayoutConstraint.Relation = .equal, _ points: CGFloat = 0
    ) -> NSLayoutConstraint {
      NSLayoutConstraint(
        item: items[index], attribute: other,
        relatedBy: edges.isBackwards ? relation.reversed : relation, toItem: items[index - 1],
        attribute: one, multiplier: 1, constant: edges.isBackwards ? -points : points)
    }
    switch format.gaps[index - 1] {
    case .none: return [constraint(other, one)]
    case .standard:
      if begins || ends {
        return [constraint(ends ? other.ofMargins : other, begins ? one.ofMargins : one)]
      }
      return [constraint(other, one, .equal, UIView.systemSpacing)]
    case .given(let requirements):
      var constraints: [NSLayoutConstraint] = []
      for requirement in requirements {
        guard case .points(let points) = requirement.value else {
          throw VisualFormat.Failure(reason: "a distance must be a number or a metric's name")
        }
        let distance = constraint(other, one, requirement.relation, points)
        distance.priority = requirement.priority
        constraints.append(distance)
      }
      return constraints
    }
  }

  private func constraint(
    _ length: VisualFormat.Requirement, on view: AnyObject
  ) throws(VisualFormat.Failure) -> NSLayoutConstraint {
    let side: NSLayoutConstraint.Attribute =
      switch format.axis {
      case .horizontal: .width
      case .vertical: .height
      }
    let (other, points): (AnyObject?, CGFloat) =
      switch length.value {
      case .points(let points): (nil, points)
      case .view(let name): (try self.view(name), 0)
      }
    let constraint = NSLayoutConstraint(
      item: view, attribute: side, relatedBy: length.relation, toItem: other,
      attribute: other == nil ? .notAnAttribute : side, multiplier: 1, constant: points)
    constraint.priority = length.priority
    return constraint
  }

  /// Returns the constraints that align each view with the next view.
  private func alignments(
    of views: [AnyObject]
  ) throws(VisualFormat.Failure) -> [NSLayoutConstraint] {
    var constraints: [NSLayoutConstraint] = []
    for (attribute, axis) in Self.alignments
    where options.rawValue & (1 << UInt(attribute.rawValue)) != 0 {
      guard axis != format.axis else {
        throw VisualFormat.Failure(
          reason: "views in a row cannot be aligned along the row's own axis")
      }
      for (one, other) in zip(views, views.dropFirst()) {
        constraints.append(
          NSLayoutConstraint(
            item: other, attribute: attribute, relatedBy: .equal, toItem: one,
            attribute: attribute, multiplier: 1, constant: 0))
      }
    }
    return constraints
  }

  /// The attributes that views can be aligned by, and the axis of each.
  private static let alignments: [(NSLayoutConstraint.Attribute, NSLayoutConstraint.Axis)] = [
    (.left, .horizontal), (.right, .horizontal), (.leading, .horizontal),
    (.trailing, .horizontal), (.centerX, .horizontal), (.top, .vertical), (.bottom, .vertical),
    (.centerY, .vertical), (.lastBaseline, .vertical), (.firstBaseline, .vertical),
  ]

}

extension NSLayoutConstraint.Relation {
  /// The relation after the signs of both attributes change.
  fileprivate var reversed: Self {
    switch self {
    case .lessThanOrEqual: .greaterThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}

extension UIView {
  /// Returns the view itself, or the view that owns a guide.
  static func owning(_ item: AnyObject) -> UIView? {
    item as? UIView ?? (item as? UILayoutGuide)?.owningView
  }

  /// The system spacing between neighbors, in points.
  static let systemSpacing: CGFloat = 8
}

extension NSLayoutConstraint.Attribute {
  /// The margin attribute of the same edge, or `self` for an attribute without margins.
  var ofMargins: Self {
    switch self {
    case .left: .leftMargin
    case .right: .rightMargin
    case .top: .topMargin
    case .bottom: .bottomMargin
    case .leading: .leadingMargin
    case .trailing: .trailingMargin
    case .width, .height, .centerX, .centerY, .lastBaseline, .firstBaseline, .leftMargin,
      .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
      .centerXWithinMargins, .centerYWithinMargins, .notAnAttribute:
      self
    }
  }
}
