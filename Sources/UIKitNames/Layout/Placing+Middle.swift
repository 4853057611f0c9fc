#if !canImport(UIKit)
internal import Foundation
internal import Usher

extension Placing {
  /// A share of a side that is given is a length; all of one that is not leaves margins.
  ///
  /// The tree cannot say any other share.
  mutating func resolveShares(in superview: UIView?) {
    guard widthShare != nil || heightShare != nil, let superview else { return }
    let outer = Placing(of: superview)
    if let share = widthShare {
      if let whole = outer.width {
        width = width ?? max(share.factor * whole + share.more, 0)
      } else if share.factor == 1 {
        let gap = Double(max(-share.more, 0))
        margins.left += centerX == nil ? 0 : gap / 2
        margins.right += centerX == nil ? gap : gap / 2
        if centerX == 0 { centerX = nil }
      }
    }
    if let share = heightShare {
      if let whole = outer.height {
        height = height ?? max(share.factor * whole + share.more, 0)
      } else if share.factor == 1 {
        let gap = Double(max(-share.more, 0))
        margins.top += centerY == nil ? 0 : gap / 2
        margins.bottom += centerY == nil ? gap : gap / 2
        if centerY == 0 { centerY = nil }
      }
    }
  }

  /// A piece where its middle is to lie in the room of the superview; a middle that is moved leaves twice
  /// as much room at the other side.
  func centered(_ node: Node) -> Node {
    let (right, down) = (Double(centerX ?? 0), Double(centerY ?? 0))
    let moved =
      right == 0 && down == 0
      ? node
      : Node.box(
        Node.Box(
          node,
          margins: Insets(
            top: max(2 * down, 0), left: max(2 * right, 0), bottom: max(-2 * down, 0),
            right: max(-2 * right, 0))))
    let column = column(of: moved)
    guard alignment != .fill || column.count > 1 else { return node }
    return .stack(Node.Stack(.vertical, spacing: 0, alignment: alignment, children: column))
  }

  /// Where it lies from side to side: where one edge alone holds it, there.
  private var alignment: Node.Stack.Alignment {
    guard centerX == nil else { return .center }
    return switch (pins.contains(.left), pins.contains(.right)) {
    case (true, false): .leading
    case (false, true): .trailing
    case (true, true), (false, false): .fill
    }
  }

  /// The piece with the gaps above and below it that let it lie where it does.
  private func column(of node: Node) -> [Node] {
    let gap = Node.spacer(Node.Spacer())
    guard centerY == nil else { return [gap, node, gap] }
    return switch (pins.contains(.top), pins.contains(.bottom)) {
    case (true, false): [node, gap]
    case (false, true): [gap, node]
    case (true, true), (false, false): [node]
    }
  }
}
#endif
