internal import Usher

/// A node as a piece of a stack, measured by `NodeLayout`.
struct NodePiece: LayoutPiece {
  let node: OverlayNode

  var takesRoom: Bool { NodeLayout.occupiesSpace(node) }

  func leastWidth(of natural: OverlaySize) -> Double { node.isFlexible ? 0 : natural.width }

  func size(width: Double, in axis: OverlayNode.Stack.Axis) -> OverlaySize {
    NodeLayout.size(of: node, width: width, in: axis)
  }

  func leastHeight(of natural: OverlaySize, width: Double) -> Double {
    switch node {
    case .scroll: min(natural.height, OverlayNode.Scroll.leastHeight)
    case .stack(let stack): StackLayout(stack).leastHeight(width: width)
    case .text, .image, .button, .field, .rating, .activity, .progress, .divider, .spacer, .box,
      .pages, .native:
      natural.height
    }
  }
}

extension StackLayout<NodePiece> {
  init(_ stack: OverlayNode.Stack) {
    self.init(stack, stack.children.map { NodePiece(node: $0) })
  }
}
