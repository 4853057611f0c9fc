#if os(Linux) && !UIKIT_STAND_IN
internal import Foundation
internal import Usher

extension Placing {
  /// Turns shares of the superview's sides into lengths or margins.
  ///
  /// A share of a known length is a length. The whole of an unknown length becomes margins. The
  /// content tree cannot express any other share.
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

  /// Places a node by its centre in the superview's area; an offset centre leaves twice the offset
  /// as a margin on one side.
  func centered(_ node: OverlayNode) -> OverlayNode {
    let (right, down) = (Double(centerX ?? 0), Double(centerY ?? 0))
    let moved =
      right == 0 && down == 0
      ? node
      : OverlayNode.box(
        OverlayNode.Box(
          node,
          margins: Insets(
            top: max(2 * down, 0), left: max(2 * right, 0), bottom: max(-2 * down, 0),
            right: max(-2 * right, 0))))
    let column = column(of: moved)
    guard alignment != .fill || column.count > 1 else { return node }
    return .stack(OverlayNode.Stack(.vertical, spacing: 0, alignment: alignment, children: column))
  }

  /// The alignment from side to side: to an edge if only that edge is pinned.
  private var alignment: OverlayNode.Stack.Alignment {
    guard centerX == nil else { return .center }
    return switch (pins.contains(.left), pins.contains(.right)) {
    case (true, false): .leading
    case (false, true): .trailing
    case (true, true), (false, false): .fill
    }
  }

  /// Returns the node with the flexible gaps above and below that place it.
  private func column(of node: OverlayNode) -> [OverlayNode] {
    let gap = OverlayNode.spacer(OverlayNode.Spacer())
    guard centerY == nil else { return [gap, node, gap] }
    return switch (pins.contains(.top), pins.contains(.bottom)) {
    case (true, false): [node, gap]
    case (false, true): [gap, node]
    case (true, true), (false, false): [node]
    }
  }
}
#endif
