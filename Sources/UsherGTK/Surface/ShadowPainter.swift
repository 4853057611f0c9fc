#if GTK
internal import CGTK
internal import Usher

/// Draws the shadow of a surface: around the surface, never under it.
@MainActor
struct ShadowPainter {
  let shadow: Shadow
  let traits: Traits

  /// Draws it.
  ///
  /// - Parameters:
  ///   - shape: The surface.
  ///   - isCovered: Whether an opaque background follows: then the shadow may reach a little under it,
  ///     so that nothing shines through between the two.
  ///   - snapshot: Where to.
  ///   - widget: What it is drawn for.
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

  /// Draws it around an outline that is smaller by the overlap, and larger by as much.
  ///
  /// GSK draws nothing inside an outline.
  private func append(
    around shape: SurfaceShape, overlap: Float, color: RGBA, to snapshot: OpaquePointer
  ) {
    var (outline, color) = (shape.outline, color.gdk)
    gsk_rounded_rect_shrink(&outline, overlap, overlap, overlap, overlap)
    gtk_snapshot_append_outset_shadow(
      snapshot, &outline, &color, Float(shadow.offset.dx), Float(shadow.offset.dy), overlap,
      Float(shadow.blur))
  }

  /// How far it reaches under the surface, in points.
  ///
  /// A smooth corner lies a little inside the circle that the shadow is made for. Less than any radius, so
  /// that all corners stay round.
  private func overlap(with shape: SurfaceShape) -> Float {
    let corners = shape.contour.corners
    let radii = [corners.topLeft, corners.topRight, corners.bottomRight, corners.bottomLeft]
    let least = radii.filter { $0 > 0 }.min() ?? .infinity
    let side = min(shape.frame.size.width, shape.frame.size.height)
    return Float(min(1 + (radii.max() ?? 0) * 0.05, least / 2, side / 4))
  }

  private func reach(of shape: SurfaceShape) -> Double {
    // A blur reaches a little further than its radius says.
    (shadow.reach + shadow.blur).rounded(.up) + 1
  }

  /// Whether the window's renderer paints bars across this shadow: GTK 4.8's GL renderer does, where
  /// the shorter side lies between 2 and 3.6 times the blur.
  private func isBroken(_ shape: SurfaceShape, on widget: WidgetPointer) -> Bool {
    let side = min(shape.frame.size.width, shape.frame.size.height)
    return side >= 2 * shadow.blur && side < 3.6 * shadow.blur
      && Renderer(of: widget) == .oldGL
  }
}
#endif
