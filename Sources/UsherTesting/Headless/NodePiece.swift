internal import Usher

/// A node as a piece of a stack, measured by `NodeLayout`.
struct NodePiece: LayoutPiece {
  let node: Node

  var takesRoom: Bool { NodeLayout.takesRoom(node) }

  func leastWidth(of natural: Size) -> Double { node.isFlexible ? 0 : natural.width }

  func size(width: Double, in axis: Node.Stack.Axis) -> Size {
    NodeLayout.size(of: node, width: width, in: axis)
  }

  func leastHeight(of natural: Size, width: Double) -> Double { natural.height }
}

extension StackLayout<NodePiece> {
  init(_ stack: Node.Stack) {
    self.init(stack, stack.children.map { NodePiece(node: $0) })
  }
}
