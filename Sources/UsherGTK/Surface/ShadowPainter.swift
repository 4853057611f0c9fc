#if GTK
internal import CGTK
internal import Usher

/// Draws the shadow around a surface, never under it.
@MainActor
struct ShadowPainter {
  let shadow: Shadow
  let traits: Traits

  /// Draws the shadow.
  ///
  /// - Parameters:
  ///   - shape: The surface's shape.
  ///   - isCovered: Whether an opaque background follows. The shadow may then reach a little under
  ///     it, so that nothing shines through between the two.
  ///   - snapshot: The snapshot to draw into.
  ///   - widget: The widget on whose behalf the shadow is drawn.
  func draw(
    around shape: SurfaceShape, isCovered: Bool, into snapshot: OpaquePointer,
    on widget: WidgetPointer
  ) {
    let color = shadow.color.resolved(for: traits)
    guard color.alpha > 0 else { return }
    let overlap = isCovered || !shape.contour.isCircular ? overlap(with: shape) : 0
    if isBroken(shape, on: widget) || !isCovered && !shape.contour.isCircular {
      shape.clipOutside(reach: reach(of: shape), into: snapshot) {
        append(around: shape, overlap: overlap, color: color, to: $0)
      }
    } else {
      append(around: shape, overlap: overlap, color: color, to: snapshot)
    }
  }

  /// Draws the shadow around the shape's outline, shrunk by the overlap and spread by the same
  /// amount.
  ///
  /// GSK draws no shadow inside an outline.
  private func append(
    around shape: SurfaceShape, overlap: Float, color: RGBA, to snapshot: OpaquePointer
  ) {
    var (outline, color) = (shape.outline, color.gdk)
    gsk_rounded_rect_shrink(&outline, overlap, overlap, overlap, overlap)
    gtk_snapshot_append_outset_shadow(
      snapshot, &outline, &color, Float(shadow.offset.dx), Float(shadow.offset.dy), overlap,
      Float(shadow.blur))
  }

  /// The distance, in points, that the shadow reaches under the surface.
  ///
  /// A smooth corner lies slightly inside the circle that the shadow is made for. The overlap is
  /// smaller than any radius, so that all corners stay round.
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

  /// Whether the window's renderer paints bars across this shadow.
  ///
  /// GTK 4.8's GL renderer does if the shorter side is between 2 and 3.6 times the blur.
  private func isBroken(_ shape: SurfaceShape, on widget: WidgetPointer) -> Bool {
    let side = min(shape.frame.size.width, shape.frame.size.height)
    return side >= 2 * shadow.blur && side < 3.6 * shadow.blur
      && Renderer(of: widget) == .oldGL
  }
}
#endif
