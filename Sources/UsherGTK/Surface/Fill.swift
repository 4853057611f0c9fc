#if GTK && os(Linux)
internal import CGTK
internal import Usher

/// Draws a background.
@MainActor
struct Fill {
  let background: Background
  let traits: Traits

  /// Fills a shape.
  ///
  /// `widget` provides the renderer and the window.
  func draw(into snapshot: OpaquePointer, in shape: SurfaceShape, on widget: WidgetPointer) {
    let frame = shape.contour.bounds
    switch background {
    case .clear: break
    case .color(let color):
      var (color, bounds) = (color.resolved(for: traits).gdk, frame.graphene)
      guard color.alpha > 0 else { return }
      shape.clip(into: snapshot) { gtk_snapshot_append_color($0, &color, &bounds) }
    case .gradient(let gradient):
      shape.clip(into: snapshot) { draw(gradient, over: frame, into: $0) }
    case .image(let source):
      let picture = BackgroundPicture.of(source, on: widget)
      shape.clip(into: snapshot) { picture.draw(into: $0, covering: frame, traits: traits) }
    case .blur(let blur):
      let blurred = BackdropBlur(material: blur.resolved(for: traits))
      shape.clip(into: snapshot) { blurred.draw(into: $0, over: frame, on: widget) }
    }
  }

  private func draw(
    _ gradient: Background.Gradient, over frame: OverlayRect, into snapshot: OpaquePointer
  ) {
    var bounds = frame.graphene
    let colors = gradient.colors.map { $0.resolved(for: traits).gdk }
    func place(_ point: RelativePoint) -> graphene_point_t {
      graphene_point_t(
        x: bounds.origin.x + Float(point.x) * bounds.size.width,
        y: bounds.origin.y + Float(point.y) * bounds.size.height)
    }
    var (start, end) = (place(gradient.start), place(gradient.end))
    guard start.x != end.x || start.y != end.y else {
      // Renderers divide by the distance between the points.
      if var last = colors.last { gtk_snapshot_append_color(snapshot, &last, &bounds) }
      return
    }
    let stops = colors.enumerated().map { index, color in
      GskColorStop(offset: Float(index) / Float(colors.count - 1), color: color)
    }
    gtk_snapshot_append_linear_gradient(
      snapshot, &bounds, &start, &end, stops, gsize(stops.count))
  }
}
#endif
