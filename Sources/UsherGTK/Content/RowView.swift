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
  private let alignment: Stack.Alignment
  private var pieces: [(widget: WidgetPointer, isFlexible: Bool)] = []

  init(spacing: Double, alignment: Stack.Alignment) {
    self.spacing = Int32(spacing)
    self.alignment = alignment
    super.init(role: GTK_ACCESSIBLE_ROLE_GROUP)
  }

  /// Adds a piece at the end; its own alignment has to be left at fill.
  func append(_ piece: WidgetPointer, isFlexible: Bool) {
    pieces.append((piece, isFlexible))
    gtk_widget_set_parent(piece, widget)
  }

  override func measure(
    _ orientation: GtkOrientation, across: Int32
  ) -> (minimum: Int32, natural: Int32) {
    if orientation == GTK_ORIENTATION_HORIZONTAL {
      return pieces.reduce((gaps, gaps)) { sum, piece in
        let extents = Self.measure(piece.widget, orientation, across: -1)
        return (sum.0 + extents.minimum, sum.1 + extents.natural)
      }
    }
    let widths = across < 0 ? pieces.map { _ in -1 } : widths(in: across)
    return zip(pieces, widths).reduce((0, 0)) { most, piece in
      let extents = Self.measure(piece.0.widget, orientation, across: piece.1)
      return (max(most.0, extents.minimum), max(most.1, extents.natural))
    }
  }

  override func allocate(width: Int32, height: Int32) {
    let isReversed = gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL
    var start: Int32 = 0
    for (piece, pieceWidth) in zip(pieces, widths(in: width)) {
      let needed = Self.measure(piece.widget, GTK_ORIENTATION_VERTICAL, across: pieceWidth)
      let pieceHeight =
        alignment == .fill ? height : max(min(needed.natural, height), needed.minimum)
      var origin = graphene_point_t(
        x: Float(isReversed ? width - start - pieceWidth : start),
        y: Float(alignment.offset(of: height - pieceHeight)))
      gtk_widget_allocate(
        piece.widget, pieceWidth, pieceHeight, -1, gsk_transform_translate(nil, &origin))
      start += pieceWidth + spacing
    }
  }

  private var gaps: Int32 { spacing * Int32(max(pieces.count - 1, 0)) }

  /// The widths of the pieces by `RowLayout`, in whole points as GTK counts.
  private func widths(in width: Int32) -> [Int32] {
    let asked = pieces.map { piece in
      let extents = Self.measure(piece.widget, GTK_ORIENTATION_HORIZONTAL, across: -1)
      return RowLayout.Piece(
        least: Double(extents.minimum), natural: Double(extents.natural),
        isFlexible: piece.isFlexible)
    }
    // Their edges are rounded, not the widths, so that they still add up.
    var (edge, rounded) = (0.0, Int32(0))
    return RowLayout.widths(of: asked, spacing: Double(spacing), in: Double(width))
      .map { width in
        edge += width
        defer { rounded = Int32(edge.rounded()) }
        return Int32(edge.rounded()) - rounded
      }
  }
}

extension Stack.Alignment {
  /// How much of the room left over across the row lies above a piece.
  fileprivate func offset(of room: Int32) -> Int32 {
    switch self {
    case .leading, .fill: 0
    case .center: room / 2
    case .trailing: room
    }
  }
}
#endif
