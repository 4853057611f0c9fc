#if !canImport(UIKit)
internal import Foundation

/// How far the lines of a view's subviews lie from each other.
///
/// Each line that was put beside another one leads to it, and so at last to the same line as all that lie
/// beside each other (a disjoint-set forest with distances). A question takes as many steps as rules
/// follow one another.
struct Guidelines {
  /// Sides that are a share of the superview's.
  var shares: [Guideline: Placing.Share] = [:]
  private var known: [Guideline: (line: Guideline, distance: CGFloat)] = [:]

  /// How many points one line lies after another, to the right or below; `nil` where nothing says that.
  func distance(from one: Guideline, to other: Guideline) -> CGFloat? {
    let (first, second) = (end(of: one), end(of: other))
    return first.line == second.line ? second.distance - first.distance : nil
  }

  /// How many points a side of a view lies after the same one of the superview; `nil` where nothing says
  /// that.
  func distance(to side: Guideline.Side, of view: UIView) -> CGFloat? {
    distance(from: Guideline(side), to: Guideline(side, of: view))
  }

  /// How long a view is along an axis, in points; `nil` where no number says that.
  @MainActor
  func length(of view: UIView, along axis: NSLayoutConstraint.Axis) -> CGFloat? {
    distance(from: .zero, to: Guideline(.length(of: axis), of: view))
  }

  /// Puts a line so many points after another one; without effect where that is known already.
  mutating func put(_ line: Guideline, _ distance: CGFloat, after other: Guideline) {
    let (first, second) = (end(of: line), end(of: other))
    guard first.line != second.line else { return }
    known[first.line] = (second.line, second.distance + distance - first.distance)
  }

  /// The same, with the far sides and the middles of views whose length is given.
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

  /// The same where views that are not shown end where they begin, unless their length is given.
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

  /// The line at which a chain of known ones ends, and how far the first one lies after it.
  private func end(of line: Guideline) -> (line: Guideline, distance: CGFloat) {
    var end = (line: line, distance: CGFloat.zero)
    while let next = known[end.line] {
      end = (next.line, end.distance + next.distance)
    }
    return end
  }
}
#endif
