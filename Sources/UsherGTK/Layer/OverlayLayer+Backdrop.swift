#if GTK
internal import CGTK
internal import Usher

/// What those see who look through an overlay.
extension OverlayLayer {
  /// The layer that `widget` is in; `nil` where it is in none.
  static func around(_ widget: WidgetPointer) -> OverlayLayer? {
    var next: WidgetPointer? = widget
    while let candidate = next {
      if let layer = WidgetClass.behavior(of: candidate) as? OverlayLayer { return layer }
      next = gtk_widget_get_parent(candidate)
    }
    return nil
  }

  /// What lies behind `inner`, a card or something in one, in the window's coordinates: what lies behind
  /// its card's scrim, that scrim, and the card's surface where it lies on that.
  func parts(behind inner: WidgetPointer) -> [RenderNode] {
    guard let card = card(around: inner) else { return [] }
    return parts(behindScrimOf: card)
      + [
        RenderNode { card.drawScrim(into: $0, in: self) },
        RenderNode { drawSurface(of: card, under: inner, into: $0) },
      ].compactMap { $0 }
  }

  /// What lies behind the scrim of a card, in the window's coordinates: the window's ground, the app,
  /// and the overlays further back with their scrims.
  ///
  /// Those that show what lies behind themselves are left out: each would be blurred once more for all
  /// that lie before it. What they show is seen through them.
  func parts(behindScrimOf card: OverlayCard) -> [RenderNode] {
    let ground = RenderNode { snapshot in
      gtk_snapshot_render_background(
        snapshot, gtk_widget_get_style_context(window), 0, 0, bounds.size.width,
        bounds.size.height)
    }
    let app = neighbors.map { part in
      RenderNode { gtk_widget_snapshot_child(window, part, $0) }
    }
    let overlays = cards(behind: card).flatMap { other in
      [
        RenderNode { other.drawScrim(into: $0, in: self) },
        other.isLive ? nil : RenderNode { other.draw(into: $0, in: self) },
      ]
    }
    return ([ground] + app + overlays).compactMap { $0 }
  }

  private func drawSurface(
    of card: OverlayCard, under inner: WidgetPointer, into snapshot: OpaquePointer
  ) {
    guard card.widget != inner, !card.isLive,
      let similarity = Similarity(from: card.widget, to: widget)
    else { return }
    gtk_snapshot_save(snapshot)
    similarity.apply(to: snapshot)
    card.drawSurface(into: snapshot)
    gtk_snapshot_restore(snapshot)
  }
}
#endif
