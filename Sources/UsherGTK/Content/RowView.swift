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

  /// First every piece gets what it cannot do without, then what it would like, and the flexible ones
  /// share what is left over.
  private func widths(in width: Int32) -> [Int32] {
    var sizes = pieces.map { piece in
      let extents = Self.measure(piece.widget, GTK_ORIENTATION_HORIZONTAL, across: -1)
      return GtkRequestedSize(
        data: piece.widget, minimum_size: extents.minimum, natural_size: extents.natural)
    }
    let spare = sizes.reduce(width - gaps) { $0 - $1.minimum_size }
    var rest = gtk_distribute_natural_allocation(max(spare, 0), guint(sizes.count), &sizes)
    var sharing = Int32(pieces.count { $0.isFlexible })
    return zip(pieces, sizes).map { piece, size in
      guard piece.isFlexible else { return size.minimum_size }
      // Rounded up, so that the first ones take the points that cannot be shared.
      let share = (rest + sharing - 1) / sharing
      rest -= share
      sharing -= 1
      return size.minimum_size + share
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
