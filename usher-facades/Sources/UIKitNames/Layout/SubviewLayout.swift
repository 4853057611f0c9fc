#if os(Linux) && !UIKIT_STAND_IN
internal import Foundation
internal import Usher

/// The layout of a view's subviews as rows and columns, where constraints put them side by side.
///
/// Views whose places are all known as numbers lie there, later views in front. Otherwise a view
/// that begins where another one ends, or a number of points later, follows that view. Groups of
/// views connected in this way are split into a row or a column of parts, and each part again. A
/// part begins where the previous part ends, which is the end of that part's longest view.
@preconcurrency @MainActor
struct SubviewLayout {
  /// The shown views, back to front.
  private let views: [UIView]
  /// The guidelines set by the constraints.
  let lines: Guidelines
  /// The guidelines, completed by those that follow from known lengths.
  let placed: Guidelines
  private let placedWeakly: Guidelines

  /// Reads the constraints of a view and its subviews.
  init(of superview: UIView) {
    let all = superview.subviews
    let isShown: (UIView) -> Bool = { !$0.isHidden && $0.alpha > 0 }
    views = all.filter(isShown)
    func guidelines(heedsWeakConstraints: Bool) -> Guidelines {
      Guidelines(of: all, in: superview, heedsWeakConstraints: heedsWeakConstraints)
        .collapsed(for: all.filter { !isShown($0) })
    }
    lines = guidelines(heedsWeakConstraints: false)
    placed = lines.completed(for: all)
    placedWeakly = guidelines(heedsWeakConstraints: true).completed(for: all)
  }

  /// The node of all shown subviews.
  var node: OverlayNode {
    depth(groups(of: views, joining: follows).map { node(of: $0, held: [:]) })
  }

  /// Returns the node of views that follow each other.
  ///
  /// - Parameters:
  ///   - group: The views, in the order in which they were added.
  ///   - held: The distances set by the row or column that contains the group.
  /// - Returns: The node.
  func node(of group: [UIView], held: [Guideline: CGFloat]) -> OverlayNode {
    if group.count > 1, !isPlaced(group) {
      for axis in NSLayoutConstraint.Axis.allCases {
        if let parts = parts(of: group, along: axis) {
          return row(of: parts, along: axis, held: held)
        }
      }
    }
    return depth(
      group.map { view in
        view.node { Placing(of: view, in: $0 ? placedWeakly : placed, held: held) }
      })
  }

  /// Returns the distance from the end of one view to the start of the next; `nil` if `other` does
  /// not follow.
  func gap(from one: UIView, to other: UIView, along axis: NSLayoutConstraint.Axis) -> CGFloat? {
    let gap = lines.distance(
      from: Guideline(.end(of: axis), of: one), to: Guideline(.start(of: axis), of: other))
    return gap.flatMap { one !== other && $0 >= 0 ? $0 : nil }
  }

  /// Returns the parts that follow each other along an axis, in order; `nil` for fewer than two
  /// parts.
  private func parts(of group: [UIView], along axis: NSLayoutConstraint.Axis) -> [[UIView]]? {
    let bound = groups(of: group) { gap(from: $0, to: $1, along: axis.across) != nil }
    // The length of the longest chain of groups before each group.
    var places = Array(repeating: 0, count: bound.count)
    for _ in bound.indices {
      for (one, other) in pairs(of: bound.indices) where follows(bound[one], bound[other], axis) {
        places[other] = min(max(places[other], places[one] + 1), bound.count)
      }
    }
    var parts: [[UIView]] = []
    for place in Set(places).sorted() {
      let (before, after) = (
        bound.indices.filter { places[$0] < place }.flatMap { bound[$0] },
        bound.indices.filter { places[$0] >= place }.flatMap { bound[$0] }
      )
      let here = bound.indices.filter { places[$0] == place }.flatMap { bound[$0] }
      if parts.isEmpty || isCut(between: before, and: after, along: axis) {
        parts.append(here)
      } else {
        parts[parts.count - 1] += here
      }
    }
    return parts.count > 1 ? parts : nil
  }

  /// Whether a row can be split between `before` and `after`: no view of one is aligned to the
  /// other's.
  private func isCut(
    between before: [UIView], and after: [UIView], along axis: NSLayoutConstraint.Axis
  ) -> Bool {
    let (start, end) = (Guideline.Side.start(of: axis), Guideline.Side.end(of: axis))
    let tiesThem = before.contains { one in
      after.contains { other in
        isBeside(one, other, start) || isBeside(one, other, end)
          || gap(from: other, to: one, along: axis) != nil
      }
    }
    return !tiesThem && !after.contains { isPinned($0, start) }
      && !before.contains { isPinned($0, end) }
  }

  private func isBeside(_ one: UIView, _ other: UIView, _ side: Guideline.Side) -> Bool {
    lines.distance(from: Guideline(side, of: one), to: Guideline(side, of: other)) != nil
  }

  /// Whether the places of views that follow each other are all known as numbers.
  private func isPlaced(_ group: [UIView]) -> Bool {
    NSLayoutConstraint.Axis.allCases.allSatisfy { axis in
      let sides = [Guideline.Side.start(of: axis), .middle(of: axis), .end(of: axis)]
      return pairs(of: group.indices).allSatisfy { one, other in
        let seam = Guideline(.start(of: axis), of: group[other])
        return gap(from: group[one], to: group[other], along: axis) == nil
          || sides.contains { placed.distance(from: Guideline($0), to: seam) != nil }
      }
    }
  }

  /// Whether constraints relate an edge or the centre of a view to that of the superview.
  func isPinned(_ view: UIView, _ side: Guideline.Side) -> Bool {
    lines.distance(to: side, of: view) != nil
  }

  private func follows(
    _ one: [UIView], _ other: [UIView], _ axis: NSLayoutConstraint.Axis
  ) -> Bool {
    one.contains { view in other.contains { gap(from: view, to: $0, along: axis) != nil } }
  }

  private func follows(_ one: UIView, _ other: UIView) -> Bool {
    NSLayoutConstraint.Axis.allCases.contains { gap(from: one, to: other, along: $0) != nil }
  }

  /// Returns groups of views that are connected directly or by others, in the order of their first
  /// views.
  private func groups(
    of views: [UIView], joining isJoined: (UIView, UIView) -> Bool
  ) -> [[UIView]] {
    var numbers = Array(views.indices)
    for (one, other) in pairs(of: views.indices) where isJoined(views[one], views[other]) {
      let (kept, lost) = (min(numbers[one], numbers[other]), max(numbers[one], numbers[other]))
      for index in numbers.indices where numbers[index] == lost { numbers[index] = kept }
    }
    return views.indices.filter { numbers[$0] == $0 }.map { number in
      views.indices.filter { numbers[$0] == number }.map { views[$0] }
    }
  }

  private func pairs(of indices: Range<Int>) -> [(Int, Int)] {
    indices.flatMap { one in indices.filter { $0 != one }.map { (one, $0) } }
  }

  private func depth(_ nodes: [OverlayNode]) -> OverlayNode {
    nodes.count == 1
      ? nodes[0] : .stack(OverlayNode.Stack(.depth, spacing: 0, alignment: .fill, children: nodes))
  }
}
#endif
