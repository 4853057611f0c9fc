#if GTK && os(Linux)
internal import CGTK
internal import Usher

/// The drawings that are visible through translucent overlays.
extension OverlayView {
  /// Returns the layer that contains `widget`, or `nil` if no layer contains the widget.
  static func around(_ widget: WidgetPointer) -> OverlayView? {
    var next: WidgetPointer? = widget
    while let candidate = next {
      if let layer = WidgetClass.behavior(of: candidate) as? OverlayView { return layer }
      next = gtk_widget_get_parent(candidate)
    }
    return nil
  }

  /// Returns the drawings behind a card or a widget in a card, in the area's coordinates.
  ///
  /// These are the drawings behind the card's scrim, the scrim, and the card's surface if `inner`
  /// is on the surface.
  func parts(behind inner: WidgetPointer) -> [RenderNode] {
    guard let card = card(around: inner) else { return [] }
    return parts(behindScrimOf: card)
      + [
        RenderNode { card.drawScrim(into: $0, in: self) },
        RenderNode { drawSurface(of: card, under: inner, into: $0) },
      ].compactMap { $0 }
  }

  /// Returns the drawings behind a card's scrim, in the area's coordinates, back to front.
  ///
  /// These are the backgrounds of the area and its ancestors, then the app's widgets, then the
  /// overlays further back with their scrims. Overlays with a blurred background are omitted,
  /// because each of them would be blurred again for every overlay further in front. Their scrims
  /// are included.
  func parts(behindScrimOf card: OverlayCard) -> [RenderNode] {
    let app = neighbors.map { part in
      RenderNode { gtk_widget_snapshot_child(area.widget, part, $0) }
    }
    let overlays = cards(behind: card).flatMap { other in
      [
        RenderNode { other.drawScrim(into: $0, in: self) },
        other.isLive ? nil : RenderNode { other.draw(into: $0, in: self) },
      ]
    }
    return ([RenderNode(recording: drawBackgrounds)] + app + overlays).compactMap { $0 }
  }

  /// Draws the backgrounds of the window and of the widgets between the window and the area.
  ///
  /// These backgrounds are visible through the app's content.
  private func drawBackgrounds(into snapshot: OpaquePointer) {
    var around: [WidgetPointer] = []
    var next: WidgetPointer? = area.widget
    while let widget = next {
      around.append(widget)
      next = gtk_widget_get_parent(widget)
    }
    for widget in around.reversed() {
      guard let frame = OverlayRect(of: widget, in: area.widget) else { continue }
      gtk_snapshot_render_background(
        snapshot, gtk_widget_get_style_context(widget), frame.minX, frame.minY,
        frame.size.width, frame.size.height)
    }
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
