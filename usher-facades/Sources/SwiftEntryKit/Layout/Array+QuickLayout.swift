#if os(iOS) || UIKIT_STAND_IN
public import Foundation

/// Methods that create the same constraint for each view of an array.
///
/// If the array is empty or any view has no superview, only `set` creates constraints.
extension Array where Element: QLView {
  /// Sets one attribute of each view to a length, in points.
  @discardableResult
  @preconcurrency @MainActor
  public func set(
    _ edge: QLAttribute, of value: CGFloat, priority: QLPriority = .required
  ) -> [NSLayoutConstraint] {
    map { $0.set(edge, of: value, priority: priority) }
  }

  /// Sets several attributes of each view to the same length, in points.
  @discardableResult
  @preconcurrency @MainActor
  public func set(
    _ edges: QLAttribute..., of value: CGFloat, priority: QLPriority = .required
  ) -> [QLMultipleConstraints] {
    map { $0.set(edges, to: value, priority: priority) }
  }

  /// Lays out the views one after another, `offset` points apart.
  ///
  /// - Parameters:
  ///   - axis: The direction in which the views follow each other.
  ///   - stretchEdgesToSuperview: Whether the first view is pinned to the start of its superview,
  ///     and the last view to the end.
  ///   - offset: The distance between two views, and between a pinned view and the superview's
  ///     edge, in points.
  ///   - priority: The priority of the constraints.
  /// - Returns: The constraints, in order along the axis.
  @discardableResult
  @preconcurrency @MainActor
  public func spread(
    _ axis: QLAxis, stretchEdgesToSuperview: Bool = false, offset: CGFloat = 0,
    priority: QLPriority = .required
  ) -> [NSLayoutConstraint] {
    guard isValidForQuickLayout else { return [] }
    let ends = axis.attributes
    var constraints = zip(self, dropFirst()).map { previous, view in
      view.layout(
        ends.first, to: ends.second, of: previous, offset: offset, priority: priority)
    }
    if stretchEdgesToSuperview {
      constraints.insert(
        first?.layoutToSuperview(ends.first, offset: offset, priority: priority), at: 0)
      constraints.append(last?.layoutToSuperview(ends.second, offset: -offset, priority: priority))
    }
    return constraints.compactMap { $0 }
  }

  /// Stretches each view along an axis of its superview, leaving `offset` points at each end.
  @discardableResult
  @preconcurrency @MainActor
  public func layoutToSuperview(
    axis: QLAxis, offset: CGFloat = 0, priority: QLPriority = .required
  ) -> [QLAxisConstraints] {
    guard isValidForQuickLayout else { return [] }
    return compactMap { $0.layoutToSuperview(axis: axis, offset: offset, priority: priority) }
  }

  /// Aligns one attribute of each view with the same attribute of its superview.
  ///
  /// Each attribute becomes `ratio` times the superview's attribute, plus `offset` points.
  @discardableResult
  @preconcurrency @MainActor
  public func layoutToSuperview(
    _ edge: QLAttribute, ratio: CGFloat = 1, offset: CGFloat = 0,
    priority: QLPriority = .required
  ) -> [NSLayoutConstraint] {
    guard isValidForQuickLayout else { return [] }
    return compactMap {
      $0.layoutToSuperview(edge, ratio: ratio, offset: offset, priority: priority)
    }
  }

  /// Aligns one attribute of each view with an attribute of another view.
  ///
  /// Each attribute becomes `ratio` times the other attribute, plus `offset` points. If `firstEdge`
  /// is `nil`, the same attribute of both views is used.
  @discardableResult
  @preconcurrency @MainActor
  public func layout(
    _ firstEdge: QLAttribute? = nil, to anchorEdge: QLAttribute, of anchorView: QLView,
    ratio: CGFloat = 1, offset: CGFloat = 0, priority: QLPriority = .required
  ) -> [NSLayoutConstraint] {
    guard isValidForQuickLayout else { return [] }
    return compactMap {
      $0.layout(
        firstEdge, to: anchorEdge, of: anchorView, ratio: ratio, offset: offset,
        priority: priority)
    }
  }

  /// Aligns several attributes of each view with the same attributes of another view.
  @discardableResult
  @preconcurrency @MainActor
  public func layout(
    _ edges: QLAttribute..., to anchorView: QLView, ratio: CGFloat = 1, offset: CGFloat = 0,
    priority: QLPriority = .required
  ) -> [QLMultipleConstraints] {
    guard isValidForQuickLayout else { return [] }
    return map { view in
      view.eachConstraint(edges) {
        view.layout(to: $0, of: anchorView, ratio: ratio, offset: offset, priority: priority)
      }
    }
  }

  /// Whether the array has views and each view has a superview.
  ///
  /// Reading the value turns off `translatesAutoresizingMaskIntoConstraints` for views with a
  /// superview.
  @preconcurrency @MainActor
  public var isValidForQuickLayout: Bool {
    !isEmpty && allSatisfy { $0.isValidForQuickLayout }
  }
}
#endif
