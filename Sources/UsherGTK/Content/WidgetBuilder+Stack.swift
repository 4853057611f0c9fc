#if GTK && os(Linux)
internal import CGTK
internal import Usher

extension WidgetBuilder {
  /// Makes the empty view of a stack.
  func makeView(of stack: OverlayNode.Stack) -> (any NodeWidget)? {
    switch stack.axis {
    case .horizontal: RowView()
    case .vertical: ColumnView()
    case .depth: DepthView()
    }
  }

  /// Makes a stack's view show the stack around the widgets of its children; `nil` stands for a
  /// child that takes no room.
  func show(_ stack: OverlayNode.Stack, around parts: [(any NodeWidget)?], in view: any NodeWidget)
  {
    let pieces = zip(stack.children, parts).compactMap { node, part in
      part.map { (node: node, widget: $0.widget) }
    }
    switch view {
    case let row as RowView:
      row.show(
        pieces.map { node, widget in
          RowView.Piece(
            widget: widget, isFlexible: node.isFlexible, isUpright: node.isDivider,
            isFixed: node.isFixed)
        }, spacing: stack.spacing, alignment: stack.alignment)
    case let column as ColumnView:
      column.show(
        pieces.map { ($0.widget, $0.node.isDivider) }, spacing: stack.spacing,
        alignment: stack.alignment)
    case let depth as DepthView:
      depth.show(pieces.map { ($0.widget, $0.node.growsDown) }, alignment: stack.alignment)
    default: break
    }
    view.widget.setMargins(stack.padding)
  }
}

extension OverlayNode {
  /// Whether the node is a divider, which extends across the whole stack.
  fileprivate var isDivider: Bool {
    if case .divider = self { true } else { false }
  }
}
#endif
