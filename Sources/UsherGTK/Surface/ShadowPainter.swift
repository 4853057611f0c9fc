#if GTK && os(Linux)
internal import CGTK
internal import Usher

/// Draws the shadow around a surface.
///
/// The shadow is never visible through the surface.
@MainActor
struct ShadowPainter {
  let shadow: OverlayShadow
  let traits: Traits

  private typealias Layer = (shadow: OverlayShadow, color: RGBA)

  /// Draws the shadow.
  ///
  /// If an opaque background is drawn afterward (`isCovered`), the shadow may extend slightly under
  /// the background to avoid a gap.
  func draw(
    around shape: SurfaceShape, isCovered: Bool, into snapshot: OpaquePointer,
    on widget: WidgetPointer
  ) {
    let layers: [Layer] = shadow.layers.map { ($0, $0.color.resolved(for: traits)) }
      .filter { $0.color.alpha > 0 }
    guard !layers.isEmpty else { return }
    if let arrow = shape.contour.arrow {
      return draw(around: shape, with: arrow, isCovered: isCovered, layers, into: snapshot)
    }
    let overlap = isCovered || !shape.contour.isCircular ? overlap(with: shape) : 0
    let cut = OverlayShadow.Cut(of: shadow, around: shape.contour, overlap: Double(overlap))
    let scale = Double(max(gtk_widget_get_scale_factor(widget), 1))
    let key = ShadowPicture.Key(
      shadow: shadow, colors: layers.map(\.color), corners: shape.contour.corners,
      isCovered: isCovered, overlap: overlap, cut: cut, scale: scale, renderer: Renderer(of: widget)
    )
    let picture = ShadowPictures.picture(key, for: widget) {
      let model = SurfaceShape(
        of: OverlayRect(origin: OverlayPoint(x: 0, y: 0), size: cut.model),
        corners: shape.contour.corners)
      return ShadowPicture(key) {
        drawDirectly(layers, around: model, overlap: overlap, isCovered: isCovered, into: $0)
      }
    }
    if let picture {
      picture.draw(around: shape.frame, into: snapshot)
    } else {
      drawDirectly(layers, around: shape, overlap: overlap, isCovered: isCovered, into: snapshot)
    }
  }

  private func drawDirectly(
    _ layers: [Layer], around shape: SurfaceShape, overlap: Float, isCovered: Bool,
    into snapshot: OpaquePointer
  ) {
    guard !isCovered, !shape.contour.isCircular else {
      return append(layers, around: shape, overlap: overlap, to: snapshot)
    }
    shape.clipOutside(reach: reach(of: shape), into: snapshot) {
      append(layers, around: shape, overlap: overlap, to: $0)
    }
  }

  /// Draws the shadow around the shape, and under the shape's edge up to the overlap.
  ///
  /// GSK draws no shadow inside an outline. Therefore, the outline is shrunk by the overlap, and
  /// the shadow is spread by the same distance.
  private func append(
    _ layers: [Layer], around shape: SurfaceShape, overlap: Float, to snapshot: OpaquePointer
  ) {
    var outline = shape.outline
    gsk_rounded_rect_shrink(&outline, overlap, overlap, overlap, overlap)
    for (shadow, color) in layers {
      var color = color.gdk
      gtk_snapshot_append_outset_shadow(
        snapshot, &outline, &color, Float(shadow.offset.dx), Float(shadow.offset.dy), overlap,
        Float(shadow.blur))
    }
  }

  private func draw(
    around shape: SurfaceShape, with arrow: PlacedArrow, isCovered: Bool, _ layers: [Layer],
    into snapshot: OpaquePointer
  ) {
    guard isCovered else {
      return shape.clipOutside(reach: reach(of: shape), into: snapshot) {
        append(layers, of: shape, to: $0)
      }
    }
    // The shape that casts the shadow is one point smaller, so it isn't visible along the edge.
    let inner = SurfaceShape(
      of: shape.frame.outset(by: Insets(horizontal: -1, vertical: -1)),
      corners: shape.contour.corners,
      arrow: PlacedArrow(
        edge: arrow.edge, position: arrow.position - 1, width: arrow.width, length: arrow.length))
    guard !inner.isEmpty else { return }
    // The shadow is blurred once, in the drawing. In a scrolling list, a blur in every frame would
    // take several times as long as the rest of the frame.
    guard let node = RenderNode(recording: { append(layers, of: inner, to: $0) }) else {
      return
    }
    let reach = reach(of: inner)
    let area = inner.contour.bounds.outset(by: Insets(horizontal: reach, vertical: reach))
    CairoDrawing.append(to: snapshot, over: area) { gsk_render_node_draw(node.pointer, $0) }
  }

  /// Draws the shape with its shadow, for an outline that GSK's shadows don't support.
  ///
  /// Both callers use cairo, independent of the window's renderer.
  private func append(_ layers: [Layer], of shape: SurfaceShape, to snapshot: OpaquePointer) {
    // This blur depends on the renderer, unlike an outset shadow's blur, which CSS defines.
    let casts = layers.map { shadow, color in
      GskShadow(
        color: color.gdk, dx: Float(shadow.offset.dx), dy: Float(shadow.offset.dy),
        radius: Float(Renderer.cairo.blurRadius(deviation: shadow.blur / 2)))
    }
    gtk_snapshot_push_shadow(snapshot, casts, gsize(casts.count))
    shape.fill(with: RGBA(red: 0, green: 0, blue: 0), into: snapshot)
    gtk_snapshot_pop(snapshot)
  }

  /// Returns the distance, in points, that the shadow extends under the surface.
  ///
  /// Without an overlap, there would be a gap at a continuous corner, which is slightly inside the
  /// circle of the shadow's corner. The overlap is smaller than any radius, so all corners stay
  /// round.
  private func overlap(with shape: SurfaceShape) -> Float {
    let corners = shape.contour.corners
    let radii = [corners.topLeft, corners.topRight, corners.bottomRight, corners.bottomLeft]
    let least = radii.filter { $0 > 0 }.min() ?? .infinity
    let side = min(shape.frame.size.width, shape.frame.size.height)
    return Float(min(1 + (radii.max() ?? 0) * 0.05, least / 2, side / 4))
  }

  private func reach(of shape: SurfaceShape) -> Double {
    // A blur extends slightly beyond its nominal radius.
    (shadow.reach + shadow.blur).rounded(.up) + 1
  }
}
#endif
