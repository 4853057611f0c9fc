#if GTK
internal import CGTK
internal import Usher

/// The widget of a horizontal stack.
///
/// A GtkBox would not do. It searches for the least height its texts could be wrapped into, which
/// takes longer than all the rest of an overlay's making, and where a text just fits that height it
/// takes the missing points from the button beside it.
@MainActor
final class RowView: WidgetBehavior {
  private let spacing: Int32
  private let alignment: Node.Stack.Alignment
  private var all: [Piece] = []

  /// What is known of a piece.
  private struct Piece {
    let widget: WidgetPointer
    /// Whether it wants the width that is left over.
    let isFlexible: Bool
    /// Whether it is as high as the row whatever the alignment, as a line between two others is.
    let isUpright: Bool
    /// Whether it has its own width even where the others are as wide as each other.
    let isFixed: Bool
  }

  init(spacing: Double, alignment: Node.Stack.Alignment) {
    self.spacing = Int32(spacing)
    self.alignment = alignment
    super.init(role: GTK_ACCESSIBLE_ROLE_GROUP)
  }

  /// Adds a piece at the end; its own alignment has to be left at fill.
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

  /// Those that take room.
  private var pieces: [Piece] { all.filter { gtk_widget_should_layout($0.widget) != 0 } }

  private func asked(by pieces: [Piece]) -> [RowLayout.Piece] {
    pieces.map { piece in
      let extents = Self.measure(piece.widget, GTK_ORIENTATION_HORIZONTAL, across: -1)
      return RowLayout.Piece(
        least: Double(extents.minimum), natural: Double(extents.natural),
        isFlexible: piece.isFlexible, isFixed: piece.isFixed)
    }
  }

  /// The widths of the pieces by `RowLayout`, in whole points as GTK counts.
  private func widths(of pieces: [Piece], in width: Int32) -> [Int32] {
    let asked = asked(by: pieces)
    // Their edges are rounded, not the widths, so that they still add up.
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

extension Node.Stack.Alignment {
  /// How much of the room left over across the stack lies before a piece.
  func offset(of room: Int32) -> Int32 {
    switch self {
    case .leading, .fill, .even: 0
    case .center: room / 2
    case .trailing: room
    }
  }
}
#endif
