#if GTK && os(Linux)
internal import CGTK
internal import Usher

extension OverlayRect {
  var graphene: graphene_rect_t {
    graphene_rect_t(
      origin: graphene_point_t(x: Float(minX), y: Float(minY)),
      size: graphene_size_t(width: Float(size.width), height: Float(size.height)))
  }

  /// The bounds of `widget` in the coordinates of `ancestor`, or `nil` if they aren't in the same
  /// window.
  @MainActor
  init?(of widget: WidgetPointer, in ancestor: WidgetPointer) {
    var rect = graphene_rect_t()
    guard gtk_widget_compute_bounds(widget, ancestor, &rect) != 0 else { return nil }
    self.init(
      x: Double(rect.origin.x), y: Double(rect.origin.y), width: Double(rect.size.width),
      height: Double(rect.size.height))
  }
}
#endif
