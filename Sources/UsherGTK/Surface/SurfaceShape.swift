#if GTK && os(Linux)
internal import CGTK
internal import Usher

/// The shape of a surface, drawn with GTK.
///
/// GSK before GTK 4.14 supports only rectangles with circular corners. Other shapes are drawn with
/// cairo, which is slower.
@MainActor
struct SurfaceShape {
  let contour: Contour

  init(of frame: OverlayRect, corners: Corners, arrow: PlacedArrow? = nil) {
    contour = Contour(of: frame, corners: corners, arrow: arrow)
  }

  var frame: OverlayRect { contour.frame }

  var isEmpty: Bool { !(frame.size.width > 0 && frame.size.height > 0) }

  /// The shape as a rectangle with circular corners.
  ///
  /// The rectangle is exact only if `contour.isRoundedRectangle` is `true`.
  var outline: GskRoundedRect {
    var (bounds, outline) = (frame.graphene, GskRoundedRect())
    func size(_ radius: Double) -> graphene_size_t {
      graphene_size_t(width: Float(radius), height: Float(radius))
    }
    let corners = contour.corners
    var radii = (
      size(corners.topLeft), size(corners.topRight), size(corners.bottomRight),
      size(corners.bottomLeft)
    )
    gsk_rounded_rect_init(&outline, &bounds, &radii.0, &radii.1, &radii.2, &radii.3)
    return outline
  }

  func clip(into snapshot: OpaquePointer, _ draw: (OpaquePointer) -> Void) {
    if contour.corners.areSquare, contour.arrow == nil {
      var bounds = frame.graphene
      gtk_snapshot_push_clip(snapshot, &bounds)
      draw(snapshot)
      gtk_snapshot_pop(snapshot)
    } else if contour.isRoundedRectangle {
      var outline = outline
      gtk_snapshot_push_rounded_clip(snapshot, &outline)
      draw(snapshot)
      gtk_snapshot_pop(snapshot)
    } else {
      guard let node = RenderNode(recording: draw) else { return }
      paint(within: contour.bounds, into: snapshot) { context in
        cairo_clip(context)
        gsk_render_node_draw(node.pointer, context)
      }
    }
  }

  /// Clips a drawing to the area around the shape, up to `reach` points away.
  func clipOutside(
    reach: Double, into snapshot: OpaquePointer, _ draw: (OpaquePointer) -> Void
  ) {
    let area = contour.bounds.outset(by: Insets(horizontal: reach, vertical: reach))
    clipOutside(within: area, into: snapshot, draw)
  }

  /// Clips a drawing to the part of an area outside the shape.
  func clipOutside(
    within area: OverlayRect, into snapshot: OpaquePointer, _ draw: (OpaquePointer) -> Void
  ) {
    guard let node = RenderNode(recording: draw) else { return }
    CairoDrawing.append(to: snapshot, over: area) { context in
      // Content is drawn first and clipped afterward, because GSK creates no shadow of content
      // outside a clip.
      if contour.arrow != nil {
        cairo_push_group(context)
        gsk_render_node_draw(node.pointer, context)
        cairo_pop_group_to_source(context)
      }
      for step in contour.path { step.trace(in: context) }
      cairo_rectangle(context, area.minX, area.minY, area.size.width, area.size.height)
      cairo_set_fill_rule(context, CAIRO_FILL_RULE_EVEN_ODD)
      cairo_clip(context)
      if contour.arrow != nil {
        cairo_paint(context)
      } else {
        gsk_render_node_draw(node.pointer, context)
      }
    }
  }

  func fill(with color: RGBA, into snapshot: OpaquePointer) {
    paint(within: contour.bounds, into: snapshot) { context in
      cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
      cairo_fill(context)
    }
  }

  func draw(_ border: OverlayBorder, color: RGBA, into snapshot: OpaquePointer) {
    let width = min(border.width, frame.size.width / 2, frame.size.height / 2)
    guard width > 0, color.alpha > 0 else { return }
    // GTK 4.8's GL renderer paints a half-pixel line on two sides only, and at full strength.
    if contour.isRoundedRectangle, width == width.rounded() {
      var outline = outline
      let widths = [Float](repeating: Float(width), count: 4)
      let colors = [GdkRGBA](repeating: color.gdk, count: 4)
      gtk_snapshot_append_border(snapshot, &outline, widths, colors)
    } else {
      paint(within: contour.bounds, into: snapshot) { context in
        // The line has twice the width, and its outer half is clipped.
        cairo_clip_preserve(context)
        cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
        cairo_set_line_width(context, 2 * width)
        cairo_stroke(context)
      }
    }
  }

  /// Paints using a cairo context whose path is the shape.
  private func paint(
    within area: OverlayRect, into snapshot: OpaquePointer, _ paint: (OpaquePointer) -> Void
  ) {
    CairoDrawing.append(to: snapshot, over: area) { context in
      for step in contour.path { step.trace(in: context) }
      paint(context)
    }
  }
}
#endif
