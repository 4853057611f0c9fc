#if os(Linux) && !UIKIT_STAND_IN
internal import Foundation

/// The distances between the lines of a view's subviews.
///
/// Each line that is placed relative to another one points to it, so that all related lines lead to
/// the same root (a disjoint-set forest with distances). A query takes as many steps as constraints
/// form a chain.
struct Guidelines {
  /// The sides that are shares of the superview's sides.
  var shares: [Guideline: Placing.Share] = [:]
  private var known: [Guideline: (line: Guideline, distance: CGFloat)] = [:]

  /// Returns the distance from `one` to `other`, in points, positive rightwards or downwards; `nil`
  /// if unknown.
  func distance(from one: Guideline, to other: Guideline) -> CGFloat? {
    let (first, second) = (end(of: one), end(of: other))
    return first.line == second.line ? second.distance - first.distance : nil
  }

  /// Returns the distance from the superview's side to the same side of a view, in points; `nil` if
  /// unknown.
  func distance(to side: Guideline.Side, of view: UIView) -> CGFloat? {
    distance(from: Guideline(side), to: Guideline(side, of: view))
  }

  /// Returns a view's length along an axis, in points; `nil` if no constraint sets it.
  @MainActor
  func length(of view: UIView, along axis: NSLayoutConstraint.Axis) -> CGFloat? {
    distance(from: .zero, to: Guideline(.length(of: axis), of: view))
  }

  /// Places a line at a distance after another one; a no-op if their distance is known already.
  mutating func put(_ line: Guideline, _ distance: CGFloat, after other: Guideline) {
    let (first, second) = (end(of: line), end(of: other))
    guard first.line != second.line else { return }
    known[first.line] = (second.line, second.distance + distance - first.distance)
  }

  /// Returns these guidelines with the end edges and centres of views whose lengths are known.
  @MainActor
  func completed(for views: [UIView]) -> Guidelines {
    var lines = self
    for view in views {
      for axis in NSLayoutConstraint.Axis.allCases {
        guard let length = length(of: view, along: axis) else { continue }
        let start = Guideline(.start(of: axis), of: view)
        lines.put(Guideline(.end(of: axis), of: view), length, after: start)
        lines.put(Guideline(.middle(of: axis), of: view), length / 2, after: start)
      }
    }
    return lines
  }

  /// Returns these guidelines with a length of 0 for views that are not shown, unless their length
  /// is known.
  @MainActor
  func collapsed(for views: [UIView]) -> Guidelines {
    var lines = completed(for: views)
    for view in views {
      for axis in NSLayoutConstraint.Axis.allCases {
        let start = Guideline(.start(of: axis), of: view)
        lines.put(Guideline(.end(of: axis), of: view), 0, after: start)
      }
    }
    return lines
  }

  /// Returns the root that a line leads to, and the line's distance after the root.
  private func end(of line: Guideline) -> (line: Guideline, distance: CGFloat) {
    var end = (line: line, distance: CGFloat.zero)
    while let next = known[end.line] {
      end = (next.line, end.distance + next.distance)
    }
    return end
  }
}
#endif
