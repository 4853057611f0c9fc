import Foundation

/// The constraints of a stack view, with the identifiers that UIKit uses in its messages.
@MainActor
struct StackArrangement {
  private(set) var constraints: [NSLayoutConstraint] = []
  /// The guides between neighbors that have equal lengths.
  private(set) var gaps: [UILayoutGuide] = []
  private let stack: UIStackView
  private let views: [UIView]
  /// The stack or its margins' guide, which contains the views.
  private let canvas: AnyObject

  init(of stack: UIStackView) {
    self.stack = stack
    views = stack.arrangedSubviews.filter { !$0.isHidden }
    canvas = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
    guard let first = views.first, let last = views.last else {
      if !stack.arrangedSubviews.isEmpty { addEmptiness() }
      return
    }
    add("UISV-canvas-connection", first, along.start, .equal, canvas, along.start)
    add("UISV-canvas-connection", canvas, along.end, .equal, last, along.end)
    addSpaces()
    addLengths()
    addAlignment()
  }

  /// The attributes along an axis.
  private struct Edges {
    let start: NSLayoutConstraint.Attribute
    let end: NSLayoutConstraint.Attribute
    let center: NSLayoutConstraint.Attribute
    let length: NSLayoutConstraint.Attribute

    init(_ axis: NSLayoutConstraint.Axis) {
      switch axis {
      case .horizontal: (start, end, center, length) = (.leading, .trailing, .centerX, .width)
      case .vertical: (start, end, center, length) = (.top, .bottom, .centerY, .height)
      }
    }
  }

  private var along: Edges { Edges(stack.axis) }
  private var across: Edges { Edges(stack.axis == .horizontal ? .vertical : .horizontal) }

  private mutating func add(
    _ name: String, _ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute,
    _ relation: NSLayoutConstraint.Relation, _ other: AnyObject?,
    _ otherAttribute: NSLayoutConstraint.Attribute, times multiplier: CGFloat = 1,
    plus constant: CGFloat = 0, priority: Float = 1000
  ) {
    let constraint = NSLayoutConstraint(
      first: item, attribute, relation, second: other, otherAttribute, multiplier: multiplier,
      constant: constant)
    constraint.identifier = name
    constraint.priority = UILayoutPriority(priority)
    constraints.append(constraint)
  }

  /// Adds a length of zero, with priority 999, for a stack that has only hidden views.
  private mutating func addEmptiness() {
    add("UISV-hiding", canvas, along.length, .equal, nil, .notAnAttribute, priority: 999)
  }

  // MARK: Along the axis

  private mutating func addSpaces() {
    let isFromText = stack.isBaselineRelativeArrangement && stack.axis == .vertical
    let (end, start) = isFromText ? (.lastBaseline, .firstBaseline) : (along.end, along.start)
    for (one, other) in zip(views, views.dropFirst()) {
      let space = stack.space(after: one)
      switch stack.distribution {
      case .fill, .fillEqually, .fillProportionally:
        add("UISV-spacing", other, start, .equal, one, end, plus: space)
      case .equalSpacing:
        add("UISV-spacing", other, start, .greaterThanOrEqual, one, end, plus: space)
        addGap(from: one, end, to: other, start, priority: 1000)
      case .equalCentering:
        add("UISV-spacing", other, start, .greaterThanOrEqual, one, end, plus: space)
        // Unequal distances between centers have a lower priority than the spacing
        // ("equalCentering").
        addGap(from: one, along.center, to: other, along.center, priority: 149)
      }
    }
  }

  /// Adds a guide between two views that is as long as the first such guide.
  private mutating func addGap(
    from one: UIView, _ attribute: NSLayoutConstraint.Attribute, to other: UIView,
    _ otherAttribute: NSLayoutConstraint.Attribute, priority: Float
  ) {
    let gap = UILayoutGuide()
    gap.identifier = "UISV-distributing"
    add("UISV-distributing-edge", gap, along.start, .equal, one, attribute)
    add("UISV-distributing-edge", gap, along.end, .equal, other, otherAttribute)
    if let first = gaps.first {
      add(
        "UISV-distributing", gap, along.length, .equal, first, along.length, priority: priority)
    }
    gaps.append(gap)
  }

  private mutating func addLengths() {
    switch stack.distribution {
    case .fill, .equalSpacing, .equalCentering: break
    case .fillEqually:
      for view in views.dropFirst() {
        add("UISV-fill-equally", view, along.length, .equal, views[0], along.length)
      }
    case .fillProportionally:
      let sizes = views.map(\.intrinsicContentSize)
      let lengths = stack.axis == .horizontal ? sizes.map(\.width) : sizes.map(\.height)
      guard let most = lengths.max(), most > 0, let base = lengths.firstIndex(of: most)
      else { return }
      for (index, view) in views.enumerated() where index != base && lengths[index] >= 0 {
        add(
          "UISV-fill-proportionally", view, along.length, .equal, views[base], along.length,
          times: max(lengths[index] / most, .leastNormalMagnitude), priority: 999)
      }
    }
  }

  // MARK: Across the axis

  private mutating func addAlignment() {
    for view in views {
      switch stack.alignment {
      case .fill:
        add("UISV-canvas-connection", view, across.start, .equal, canvas, across.start)
        add("UISV-canvas-connection", canvas, across.end, .equal, view, across.end)
      case .leading: addAligned(view, by: across.start)
      case .trailing: addAligned(view, by: across.end)
      case .center: addAligned(view, by: across.center)
      case .firstBaseline: addAligned(view, byText: .firstBaseline)
      case .lastBaseline: addAligned(view, byText: .lastBaseline)
      }
    }
    guard stack.alignment != .fill else { return }
    add(
      "UISV-spanning-fit", canvas, across.length, .equal, nil, .notAnAttribute, priority: 51)
  }

  private mutating func addAligned(_ view: UIView, by attribute: NSLayoutConstraint.Attribute) {
    add("UISV-alignment", view, attribute, .equal, canvas, attribute)
    addBoundaries(view)
  }

  /// Adds the constraints for the baseline alignment of a row.
  ///
  /// In a column, the views align at the start or the end.
  private mutating func addAligned(_ view: UIView, byText text: NSLayoutConstraint.Attribute) {
    guard stack.axis == .horizontal else {
      return addAligned(view, by: text == .firstBaseline ? across.start : across.end)
    }
    if view !== views[0] { add("UISV-alignment", view, text, .equal, views[0], text) }
    addBoundaries(view)
    // The views are as close to the edge as possible.
    let edge = text == .firstBaseline ? across.start : across.end
    add("UISV-ambiguity-suppression", view, edge, .equal, canvas, edge, priority: 25)
  }

  private mutating func addBoundaries(_ view: UIView) {
    add(
      "UISV-spanning-boundary", view, across.start, .greaterThanOrEqual, canvas, across.start)
    add("UISV-spanning-boundary", canvas, across.end, .greaterThanOrEqual, view, across.end)
  }
}
