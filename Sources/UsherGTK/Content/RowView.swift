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
  private let spacing: Int32
  private let alignment: OverlayNode.Stack.Alignment
  private var all: [Piece] = []

  /// A piece of the row with its layout options.
  private struct Piece {
    let widget: WidgetPointer
    /// Whether the piece takes the width that is left over.
    let isFlexible: Bool
    /// Whether the piece is as high as the row whatever the alignment, as a divider is.
    let isUpright: Bool
    /// Whether the piece keeps its own width in an even row.
    let isFixed: Bool
  }

  init(spacing: Double, alignment: OverlayNode.Stack.Alignment) {
    self.spacing = Int32(spacing)
    self.alignment = alignment
    super.init(role: GTK_ACCESSIBLE_ROLE_GROUP)
  }

  /// Adds a piece at the end.
  ///
  /// The widget's own alignment must be GTK's default, fill.
  func append(
    _ piece: WidgetPointer, isFlexible: Bool, isUpright: Bool = false, isFixed: Bool = false
  ) {
    all.append(
      Piece(widget: piece, isFlexible: isFlexible, isUpright: isUpright, isFixed: isFixed))
    gtk_widget_set_parent(piece, widget)
  }

  override func measure(
    _ orientation: GtkOrientation, across: Int32
  ) -> (minimum: Int32, natural: Int32) {
    let pieces = pieces
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
