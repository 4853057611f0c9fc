#if GTK && os(Linux)
internal import CGTK
internal import Usher

/// The relations by which assistive technology finds the overlays beside a widget from the widget.
///
/// The widget is described by its overlays. If the app has said itself what describes the widget,
/// reading flows from the widget to its overlays; if the app has said where it flows, too, there
/// is no relation. GTK tells whether a relation is set, and not to what: one that the app sets
/// while an overlay is shown beside the widget goes with that overlay.
@MainActor
final class AnchorRelations {
  private let area: OverlayArea
  private var relations: [AnchorID: Relation] = [:]

  /// The relation of one widget.
  private struct Relation {
    let widget: WeakWidget
    let kind: GtkAccessibleRelation
    let cards: [WidgetPointer]
  }

  init(in area: OverlayArea) {
    self.area = area
  }

  /// Relates each anchor's widget to its cards, and no others.
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
