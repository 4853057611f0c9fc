#if os(iOS) || UIKIT_STAND_IN
public import Foundation

/// Methods that create constraints for a view, or between two views.
extension UIView {
  /// Sets one attribute of the view to a length, in points.
  @discardableResult
  public func set(
    _ edge: QLAttribute, of value: CGFloat, relation: QLRelation = .equal, ratio: CGFloat = 1.0,
    priority: QLPriority = .required
  ) -> NSLayoutConstraint {
    if superview != nil { translatesAutoresizingMaskIntoConstraints = false }
    return constraint(edge, relation, to: nil, .notAnAttribute, ratio, value, priority)
  }

  /// Sets several attributes of the view to the same length, in points.
  @discardableResult
  public func set(
    _ edges: QLAttribute..., of value: CGFloat, relation: QLRelation = .equal,
    ratio: CGFloat = 1.0, priority: QLPriority = .required
  ) -> QLMultipleConstraints {
    set(edges, to: value, relation: relation, ratio: ratio, priority: priority)
  }

  /// Sets several attributes of the view to the same length, in points.
  @discardableResult
  public func set(
    _ edges: [QLAttribute], to value: CGFloat, relation: QLRelation = .equal,
    ratio: CGFloat = 1.0, priority: QLPriority = .required
  ) -> QLMultipleConstraints {
    eachConstraint(edges) {
      set($0, of: value, relation: relation, ratio: ratio, priority: priority)
    }
  }

  /// Aligns one attribute of the view with an attribute of another view.
  ///
  /// The view's attribute becomes `ratio` times the other attribute, plus `offset` points. If
  /// `edge` is `nil`, the same attribute of both views is used. If the view has no superview,
  /// nothing changes and the result is `nil`.
  @discardableResult
  public func layout(
    _ edge: QLAttribute? = nil, to otherEdge: QLAttribute, of view: QLView,
    relation: QLRelation = .equal, ratio: CGFloat = 1.0, offset: CGFloat = 0,
    priority: QLPriority = .required
  ) -> NSLayoutConstraint? {
    guard isValidForQuickLayout else { return nil }
    return constraint(edge ?? otherEdge, relation, to: view, otherEdge, ratio, offset, priority)
  }

  /// Aligns several attributes of the view with the same attributes of another view.
  ///
  /// If the view has no superview, nothing changes and the result is empty.
  @discardableResult
  public func layout(
    _ edges: QLAttribute..., to view: QLView, relation: QLRelation = .equal,
    ratio: CGFloat = 1.0, offset: CGFloat = 0, priority: QLPriority = .required
  ) -> QLMultipleConstraints {
    eachConstraint(edges) {
      layout(to: $0, of: view, relation: relation, ratio: ratio, offset: offset, priority: priority)
    }
  }

  /// Whether the view has a superview.
  ///
  /// Reading the value turns off `translatesAutoresizingMaskIntoConstraints` if there is a
  /// superview.
  public var isValidForQuickLayout: Bool {
    guard superview != nil else { return false }
    translatesAutoresizingMaskIntoConstraints = false
    return true
  }

  func eachConstraint(
    _ edges: [QLAttribute], _ make: (QLAttribute) -> NSLayoutConstraint?
  ) -> QLMultipleConstraints {
    var constraints: QLMultipleConstraints = [:]
    for edge in edges where constraints[edge] == nil { constraints[edge] = make(edge) }
    return constraints
  }

  private func constraint(
    _ edge: QLAttribute, _ relation: QLRelation, to view: QLView?, _ otherEdge: QLAttribute,
    _ ratio: CGFloat, _ offset: CGFloat, _ priority: QLPriority
  ) -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint(
      item: self, attribute: edge, relatedBy: relation, toItem: view, attribute: otherEdge,
      multiplier: ratio, constant: offset)
    constraint.priority = priority
    constraint.isActive = true
    return constraint
  }
}
#endif
