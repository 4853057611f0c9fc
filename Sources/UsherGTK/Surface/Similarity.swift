#if GTK && os(Linux)
internal import CGTK
internal import Glibc
internal import Usher

/// The transform between two widgets' coordinates: translation, rotation and uniform scale.
@MainActor
struct Similarity {
  private var forward = graphene_matrix_t()
  private var backward = graphene_matrix_t()

  /// Computes the transform from `origin` to `target`, or returns `nil` if the widgets aren't in
  /// the same window.
  init?(from origin: WidgetPointer, to target: WidgetPointer) {
    guard gtk_widget_compute_transform(origin, target, &forward) != 0,
      gtk_widget_compute_transform(target, origin, &backward) != 0
    else { return nil }
  }

  /// Applies the transform to a snapshot.
  ///
  /// Later drawings use the origin's coordinates. The transform is applied as a translation,
  /// rotation and scale, because GSK can't classify a matrix, and cairo's renderer draws nothing
  /// through a matrix.
  func apply(to snapshot: OpaquePointer) {
    var (xx, yx, xy, yy, x, y) = (0.0, 0.0, 0.0, 0.0, 0.0, 0.0)
    var matrix = forward
    guard graphene_matrix_to_2d(&matrix, &xx, &yx, &xy, &yy, &x, &y) else { return }
    var way = graphene_point_t(x: Float(x), y: Float(y))
    gtk_snapshot_translate(snapshot, &way)
    if yx != 0 { gtk_snapshot_rotate(snapshot, Float(atan2(yx, xx) * 180 / .pi)) }
    let scale = Float((xx * xx + yx * yx).squareRoot())
    if abs(scale - 1) > 1e-5 { gtk_snapshot_scale(snapshot, scale, scale) }
  }

  /// Returns the smallest rectangle in the origin's coordinates that contains `area`, which is in
  /// the target's coordinates.
  func origin(of area: OverlayRect) -> OverlayRect {
    var (matrix, area, result) = (backward, area.graphene, graphene_rect_t())
    graphene_matrix_transform_bounds(&matrix, &area, &result)
    return OverlayRect(
      x: Double(result.origin.x), y: Double(result.origin.y), width: Double(result.size.width),
      height: Double(result.size.height))
  }
}
#endif
