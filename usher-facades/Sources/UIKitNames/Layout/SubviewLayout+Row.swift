#if os(Linux) && !UIKIT_STAND_IN
internal import Foundation
internal import Usher

extension SubviewLayout {
  /// Returns a row or a column of parts.
  ///
  /// - Parameters:
  ///   - parts: The parts, in order.
  ///   - axis: The direction of the row or column.
  ///   - outer: The distances set by the row or column that contains all the parts.
  /// - Returns: The node.
  func row(
    of parts: [[UIView]], along axis: NSLayoutConstraint.Axis, held outer: [Guideline: CGFloat]
  ) -> OverlayNode {
    let all = parts.flatMap { $0 }
    var held = outer
    let room = lift(all, along: axis.across, held: &held)
    hold(freeOnes: all, along: axis.across, held: &held)
    var gaps: [CGFloat] = []
    for (part, next) in zip(parts, parts.dropFirst()) {
      gaps.append(hold(part, and: next, along: axis, held: &held))
    }
    var children = [node(of: parts[0], held: held)]
    for (gap, part) in zip(gaps, parts.dropFirst()) {
      if gap > 0 { children.append(.spacer(OverlayNode.Spacer(gap, isFlexible: false))) }
      children.append(node(of: part, held: held))
    }
    let ends = isAtItsEnd(parts, along: axis, held: outer)
    if ends, axis == .vertical { children.insert(.spacer(OverlayNode.Spacer()), at: 0) }
    let isEven = axis == .horizontal && isAsWideAsEachOther(parts)
    let stack = OverlayNode.stack(
      OverlayNode.Stack(
        axis == .horizontal ? .horizontal : .vertical, spacing: 0,
        alignment: isEven ? .even : .fill, children: children))
    let row = room == .zero ? stack : .box(OverlayNode.Box(stack, margins: room))
    guard ends, axis == .horizontal else { return row }
    return .stack(OverlayNode.Stack(.vertical, spacing: 0, alignment: .trailing, children: [row]))
  }

  /// Moves the margins that all views have in common at both sides of a row from the views to the
  /// row.
  ///
  /// Views that are centred on each other then have the same space.
  private func lift(
    _ views: [UIView], along axis: NSLayoutConstraint.Axis, held: inout [Guideline: CGFloat]
  ) -> Insets {
    guard !views.contains(where: { isPinned($0, .middle(of: axis)) }) else { return .zero }
    var room = Insets.zero
    for (side, sign) in [(Guideline.Side.start(of: axis), 1.0), (.end(of: axis), -1.0)] {
      var margins: [(line: Guideline, margin: CGFloat)] = []
      for view in views {
        let line = Guideline(side, of: view)
        guard held[line] == nil, let distance = placed.distance(to: side, of: view) else {
          continue
        }
        margins.append((line, sign * distance))
      }
      guard let least = margins.map(\.margin).min(), least > 0 else { continue }
      for (line, margin) in margins { held[line] = sign * (margin - least) }
      switch side {
      case .left: room.left = least
      case .right: room.right = least
      case .top: room.top = least
      case .bottom: room.bottom = least
      case .centerX, .centerY, .width, .height, .zero: break
      }
    }
    return room
  }

  /// Places views without a position across the row: at a centre shared with another view, or, for
  /// a view with a known length, at the row's start.
  private func hold(
    freeOnes views: [UIView], along axis: NSLayoutConstraint.Axis, held: inout [Guideline: CGFloat]
  ) {
    func isHeld(_ view: UIView, _ side: Guideline.Side) -> Bool {
      held[Guideline(side, of: view)] != nil || placed.distance(to: side, of: view) != nil
    }
    let start = Guideline.Side.start(of: axis)
    let sides = [start, .middle(of: axis), .end(of: axis)]
    for view in views where !sides.contains(where: { isHeld(view, $0) }) {
      let middle = Guideline(.middle(of: axis), of: view)
      let others = views.lazy.filter { $0 !== view }
      let distances = others.compactMap {
        lines.distance(from: Guideline(middle.side, of: $0), to: middle)
      }
      if let distance = distances.first {
        held[middle] = distance
      } else if lines.length(of: view, along: axis) != nil {
        held[Guideline(start, of: view)] = 0
      }
    }
  }

  /// Fixes the adjacent edges of two consecutive parts of a row.
  ///
  /// - Returns: The distance between both parts, in points.
  private func hold(
    _ part: [UIView], and next: [UIView], along axis: NSLayoutConstraint.Axis,
    held: inout [Guideline: CGFloat]
  ) -> CGFloat {
    var gaps: [(from: UIView, to: UIView, gap: CGFloat)] = []
    for one in part {
      for other in next {
        if let gap = gap(from: one, to: other, along: axis) { gaps.append((one, other, gap)) }
      }
    }
    let least = gaps.map(\.gap).min() ?? 0
    for (one, other, gap) in gaps {
      held[Guideline(.end(of: axis), of: one)] = 0
      held[Guideline(.start(of: axis), of: other)] = gap - least
    }
    return least
  }

  /// Whether a row is placed along its axis only by the end of its last part.
  private func isAtItsEnd(
    _ parts: [[UIView]], along axis: NSLayoutConstraint.Axis, held: [Guideline: CGFloat]
  ) -> Bool {
    let (start, end) = (Guideline.Side.start(of: axis), Guideline.Side.end(of: axis))
    let begins = parts[0].contains { isPinned($0, start) || held[Guideline(start, of: $0)] != nil }
    return !begins && (parts.last ?? []).contains { isPinned($0, end) }
  }

  /// Whether constraints make all parts of a row equally wide, without setting that width.
  private func isAsWideAsEachOther(_ parts: [[UIView]]) -> Bool {
    let widths = parts.filter { $0.count == 1 }.joined().map { Guideline(.width, of: $0) }
    return widths.count == parts.count
      && widths.allSatisfy {
        lines.distance(from: widths[0], to: $0) == 0 && lines.distance(from: .zero, to: $0) == nil
      }
  }
}
#endif
