#if GTK && os(Linux)
internal import CGTK
internal import Usher

/// The widget of a stack along the depth: pieces over each other, aligned at the top.
@MainActor
final class DepthView: WidgetBehavior {
  private var alignment = OverlayNode.Stack.Alignment.center
  private var all: [WidgetPointer] = []
  /// The pieces that are stretched to the stack's height.
  private var growing: [WidgetPointer] = []

  /// Shows pieces, from back to front.
  func show(
    _ pieces: [(widget: WidgetPointer, growsDown: Bool)], alignment: OverlayNode.Stack.Alignment
  ) {
    self.alignment = alignment
    all = pieces.map(\.widget)
    growing = pieces.filter(\.growsDown).map(\.widget)
    widget.setChildren(all)
    gtk_widget_queue_resize(widget)
  }

  override func measure(
    _ orientation: GtkOrientation, across: Int32
  ) -> (minimum: Int32, natural: Int32) {
    pieces.reduce((0, 0)) { most, piece in
      let width = across < 0 ? -1 : self.width(of: piece, in: across)
      let extents = Self.measure(piece, orientation, across: width)
      return (max(most.0, extents.minimum), max(most.1, extents.natural))
    }
  }

  override func allocate(width: Int32, height: Int32) {
    for piece in pieces {
      let pieceWidth = self.width(of: piece, in: width)
      let needed = Self.measure(piece, GTK_ORIENTATION_VERTICAL, across: pieceWidth)
      let start = alignment.offset(of: width - pieceWidth)
      Self.place(
        piece, x: isReversed ? width - start - pieceWidth : start, y: 0, width: pieceWidth,
        height: max(growing.contains(piece) ? height : min(needed.natural, height), needed.minimum))
    }
  }

  /// The pieces that take part in layout.
  private var pieces: [WidgetPointer] { all.filter { gtk_widget_should_layout($0) != 0 } }

  private func width(of piece: WidgetPointer, in width: Int32) -> Int32 {
    let extents = Self.measure(piece, GTK_ORIENTATION_HORIZONTAL, across: -1)
    switch alignment {
    case .fill, .even: return max(width, extents.minimum)
    case .leading, .center, .trailing: return max(min(extents.natural, width), extents.minimum)
    }
  }
}
#endif
