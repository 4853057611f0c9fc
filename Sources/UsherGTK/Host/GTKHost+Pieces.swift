#if GTK && os(Linux)
internal import CGTK
@_spi(Inspection) public import Usher

extension GTKHost {
  /// The frames of an overlay's pieces in reading order, relative to the overlay's card at its
  /// resting size.
  ///
  /// Pieces on hidden pages are omitted.
  @_spi(Inspection) public func pieceFrames(of id: OverlayID) -> [PieceFrame] {
    guard let card = layer.cards[id] else { return [] }
    var pieces: [PieceFrame] = []
    Self.gather(card.widget, into: &pieces, relativeTo: card.widget)
    return pieces
  }

  private static func gather(
    _ widget: WidgetPointer, into pieces: inout [PieceFrame], relativeTo card: WidgetPointer
  ) {
    let isField = WidgetClass.behavior(of: widget) is FieldView
    var next = gtk_widget_get_first_child(widget)
    while let child = next {
      next = gtk_widget_get_next_sibling(child)
      guard gtk_widget_get_mapped(child) != 0, let frame = OverlayRect(of: child, in: card) else {
        continue
      }
      let behavior = WidgetClass.behavior(of: child)
      if let kind = behavior.flatMap(kind) {
        pieces.append(PieceFrame(kind, frame))
      } else if !isField, isInstance(child, of: gtk_label_get_type()) {
        pieces.append(PieceFrame(.text, frame))
      }
      if let surface = (behavior as? BoxView)?.surfaceFrame {
        pieces.append(
          PieceFrame(
            .surface, surface.moved(by: Vector(dx: frame.minX, dy: frame.minY))))
      }
      // The parts of a native entry and its placeholder aren't pieces.
      guard !(isField || behavior is InputView) || behavior is ImageView else { continue }
      gather(child, into: &pieces, relativeTo: card)
    }
  }

  private static func kind(of behavior: WidgetBehavior) -> PieceFrame.Kind? {
    switch behavior {
    case is ActivityView: .activity
    case is ButtonView: .button
    case is DividerView: .divider
    case is FieldView: .field
    case is InputView: .input
    case is ImageView: .image
    case is ProgressView: .progress
    case is RatingItemView: .symbol
    default: nil
    }
  }
}
#endif
