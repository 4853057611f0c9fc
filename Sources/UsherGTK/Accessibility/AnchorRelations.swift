#if GTK && os(Linux)
internal import CGTK
internal import Usher

/// Relates anchor widgets to their overlays, for assistive technology.
///
/// An anchor widget is *described by* its overlays. If the app already uses this relation, the
/// widget *flows to* its overlays. If the app uses both, no relation is set.
///
/// If the app sets the same relation while an overlay is attached, the app's relation is also
/// removed with the overlay. GTK only reports whether a relation is set, so the host can't
/// distinguish the app's relation from its own.
@MainActor
final class AnchorRelations {
  private let area: OverlayArea
  private var relations: [AnchorID: Relation] = [:]

  private struct Relation {
    let widget: WeakWidget
    let kind: GtkAccessibleRelation
    let cards: [WidgetPointer]
  }

  init(in area: OverlayArea) {
    self.area = area
  }

  /// Relates each anchor's widget to its cards, and ends the relations of anchors without cards.
  func show(_ cards: [AnchorID: [WidgetPointer]]) {
    for (id, relation) in relations where cards[id] == nil { end(relation, of: id) }
    for (id, cards) in cards {
      let widget = MarkedWidgets.shared.widget(of: id, in: area)
      if let known = relations[id] {
        guard known.widget.widget != widget || known.cards != cards else { continue }
        end(known, of: id)
      }
      guard let widget, let kind = AccessibleWidget(widget).freeRelation else { continue }
      AccessibleWidget(widget).relate(kind, to: cards)
      let reference = WeakWidget()
      reference.set(widget)
      relations[id] = Relation(widget: reference, kind: kind, cards: cards)
    }
  }

  private func end(_ relation: Relation, of id: AnchorID) {
    relations[id] = nil
    if let widget = relation.widget.widget { AccessibleWidget(widget).endRelation(relation.kind) }
  }
}
#endif
