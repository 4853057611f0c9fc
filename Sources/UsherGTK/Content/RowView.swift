#if GTK && os(Linux)
internal import CGTK
internal import Usher

/// The widget of a horizontal stack.
///
/// GtkBox is not used, for two reasons. GtkBox searches for the smallest height that its texts
/// could be wrapped into, which takes longer than making the rest of an overlay. And when a text
/// just fits that height, GtkBox takes the missing points from the button beside the text.
@MainActor
final class RowView: WidgetBehavior {
  private var spacing: Int32 = 0
  private var alignment = OverlayNode.Stack.Alignment.center
  private var all: [Piece] = []

  /// A piece of the row with its layout options.
  struct Piece {
    let widget: WidgetPointer
    /// Whether the piece takes the width that is left over.
    let isFlexible: Bool
    /// Whether the piece is as high as the row whatever the alignment, as a divider is.
    var isUpright = false
    /// Whether the piece keeps its own width in an even row.
    var isFixed = false
  }

  init() {
    super.init(role: GTK_ACCESSIBLE_ROLE_GROUP)
  }

  /// Shows pieces, whose own alignment must be GTK's default, fill.
  func show(_ pieces: [Piece], spacing: Double, alignment: OverlayNode.Stack.Alignment) {
    (self.spacing, self.alignment, all) = (Int32(spacing), alignment, pieces)
    widget.setChildren(pieces.map(\.widget))
    gtk_widget_queue_resize(widget)
  }

  override func measure(
    _ orientation: GtkOrientation, across: Int32
  ) -> (minimum: Int32, natural: Int32) {
    let pieces = pieces
    // Alone, a piece has the whole row.
    if alignment == .even, pieces.count == 1 {
      return Self.measure(pieces[0].widget, orientation, across: across)
    }
    if orientation == GTK_ORIENTATION_HORIZONTAL {
      let asked = asked(by: pieces)
      let gaps = Double(spacing * Int32(max(pieces.count - 1, 0)))
      let natural =
        alignment == .even
        ? RowLayout.evenWidth(of: asked, spacing: Double(spacing))
        : asked.reduce(gaps) { $0 + $1.natural }
      return (Int32(asked.reduce(gaps) { $0 + $1.least }), Int32(natural))
    }
    let widths = across < 0 ? pieces.map { _ in -1 } : widths(of: pieces, in: across)
    return zip(pieces, widths).reduce((0, 0)) { most, piece in
      let extents = Self.measure(piece.0.widget, orientation, across: piece.1)
      return (max(most.0, extents.minimum), max(most.1, extents.natural))
    }
  }

  override func allocate(width: Int32, height: Int32) {
    var start: Int32 = 0
    let pieces = pieces
    for (piece, pieceWidth) in zip(pieces, widths(of: pieces, in: width)) {
      let needed = Self.measure(piece.widget, GTK_ORIENTATION_VERTICAL, across: pieceWidth)
      let isFilled = piece.isUpright || alignment == .fill || alignment == .even
      let pieceHeight = isFilled ? height : max(min(needed.natural, height), needed.minimum)
      Self.place(
        piece.widget, x: isReversed ? width - start - pieceWidth : start,
        y: alignment.offset(of: height - pieceHeight), width: pieceWidth, height: pieceHeight)
      start += pieceWidth + spacing
    }
  }

  /// The pieces that take part in layout.
  private var pieces: [Piece] { all.filter { gtk_widget_should_layout($0.widget) != 0 } }

  private func asked(by pieces: [Piece]) -> [RowLayout.Piece] {
    pieces.map { piece in
      let extents = Self.measure(piece.widget, GTK_ORIENTATION_HORIZONTAL, across: -1)
      return RowLayout.Piece(
        least: Double(extents.minimum), natural: Double(extents.natural),
        isFlexible: piece.isFlexible, isFixed: piece.isFixed)
    }
  }

  /// The pieces' widths by `RowLayout`, in whole points.
  private func widths(of pieces: [Piece], in width: Int32) -> [Int32] {
    let asked = asked(by: pieces)
    // Edges are rounded rather than widths, so that the widths still add up.
    var (edge, rounded) = (0.0, Int32(0))
    let widths =
      alignment == .even
      ? RowLayout.evenWidths(of: asked, spacing: Double(spacing), in: Double(width))
      : RowLayout.widths(of: asked, spacing: Double(spacing), in: Double(width))
    return widths.map { width in
      edge += width
      defer { rounded = Int32(edge.rounded()) }
      return Int32(edge.rounded()) - rounded
    }
  }
}

extension OverlayNode.Stack.Alignment {
  /// The offset of a piece across the stack, given the room left over.
  func offset(of room: Int32) -> Int32 {
    switch self {
    case .leading, .fill, .even: 0
    case .center: room / 2
    case .trailing: room
    }
  }
}
#endif
