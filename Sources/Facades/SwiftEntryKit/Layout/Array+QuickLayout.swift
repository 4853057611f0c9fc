public import Foundation

/// The same rule for each of several views; without views, or where one has no superview, there is none.
extension Array where Element: QLView {
  /// Gives one attribute of each a length, in points.
  @discardableResult
  @preconcurrency @MainActor
  public func set(
    _ edge: QLAttribute, of value: CGFloat, priority: QLPriority = .required
  ) -> [NSLayoutConstraint] {
    map { $0.set(edge, of: value, priority: priority) }
  }

  /// Gives several attributes of each the same length, in points.
  @discardableResult
  @preconcurrency @MainActor
  public func set(
    _ edges: QLAttribute..., of value: CGFloat, priority: QLPriority = .required
  ) -> [QLMultipleConstraints] {
    map { $0.set(edges, to: value, priority: priority) }
  }

  /// Lays each out after the one before it, `offset` points away.
  ///
  /// - Parameters:
  ///   - axis: Which way they follow one another.
  ///   - stretchEdgesToSuperview: Whether the first begins where their superview does, and the last ends
  ///     where that does.
  ///   - offset: Points between two of them, and at both ends.
  ///   - priority: How much the rules count.
  /// - Returns: The rules, along the axis.
  @discardableResult
  @preconcurrency @MainActor
  public func spread(
    _ axis: QLAxis, stretchEdgesToSuperview: Bool = false, offset: CGFloat = 0,
    priority: QLPriority = .required
  ) -> [NSLayoutConstraint] {
    guard isValidForQuickLayout else { return [] }
    let ends = axis.attributes
    var rules = zip(self, dropFirst()).map { previous, view in
      view.layout(
        ends.first, to: ends.second, of: previous, offset: offset, priority: priority)
    }
    if stretchEdgesToSuperview {
      rules.insert(
        first?.layoutToSuperview(ends.first, offset: offset, priority: priority), at: 0)
      rules.append(last?.layoutToSuperview(ends.second, offset: -offset, priority: priority))
    }
    return rules.compactMap { $0 }
  }

  /// Lets each go from one end of its superview to the other, `offset` points away from both.
  @discardableResult
  @preconcurrency @MainActor
  public func layoutToSuperview(
    axis: QLAxis, offset: CGFloat = 0, priority: QLPriority = .required
  ) -> [QLAxisConstraints] {
    guard isValidForQuickLayout else { return [] }
    return compactMap { $0.layoutToSuperview(axis: axis, offset: offset, priority: priority) }
  }

  /// Lays one attribute of each out beside the same one of its superview.
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

  /// Lays one attribute of each out beside one of another view; without one of their own, the same one.
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

  /// Lays several attributes of each out beside the same ones of another view.
  @discardableResult
  @preconcurrency @MainActor
  public func layout(
    _ edges: QLAttribute..., to anchorView: QLView, ratio: CGFloat = 1, offset: CGFloat = 0,
    priority: QLPriority = .required
  ) -> [QLMultipleConstraints] {
    guard isValidForQuickLayout else { return [] }
    return map { view in
      view.rules(edges) {
        view.layout(to: $0, of: anchorView, ratio: ratio, offset: offset, priority: priority)
      }
    }
  }

  /// Whether there are views, and each has a superview; asking lets rules alone lay them out.
  @preconcurrency @MainActor
  public var isValidForQuickLayout: Bool {
    !isEmpty && allSatisfy { $0.isValidForQuickLayout }
  }
}
