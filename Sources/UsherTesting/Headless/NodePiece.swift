internal import Usher

/// A node as a piece of a stack, measured by `NodeLayout`.
struct NodePiece: LayoutPiece {
  let node: OverlayNode

  var takesRoom: Bool { NodeLayout.occupiesSpace(node) }

  func minimumWidth(of natural: Double) -> Double {
    if case .rating(let rating) = node { return rating.minimumWidth }
    return node.isFlexible ? 0 : natural
  }

  var contentWidth: Double {
    guard case .box(let box) = node, let child = box.child else {
      return naturalWidth(within: .infinity)
    }
    return box.size(around: NodeLayout.size(of: child, width: .infinity)).width
  }

  func size(width: Double) -> OverlaySize { NodeLayout.size(of: node, width: width) }

  func minimumHeight(of natural: OverlaySize, width: Double) -> Double {
    switch node {
    case .scroll: min(natural.height, OverlayNode.Scroll.minimumHeight)
    case .stack(let stack): StackLayout(stack).minimumHeight(width: width)
    case .box(let box):
      box.minimumHeight(width: width) { width in
        box.child.map { NodePiece(node: $0).minimumHeight(width: width) } ?? 0
      }
    case .pages(let pages): pages.page.map { NodePiece(node: $0).minimumHeight(width: width) } ?? 0
    case .text, .image, .button, .field, .input, .rating, .activity, .progress, .divider, .spacer,
      .native:
      natural.height
    }
  }
}

extension NodePiece {
  func minimumHeight(width: Double) -> Double {
    minimumHeight(of: size(width: width), width: width)
  }
}

extension StackLayout {
  init(_ stack: OverlayNode.Stack) {
    self.init(stack, stack.children.map { NodePiece(node: $0) })
  }
}
