#if GTK && os(Linux)
internal import CGTK

extension GskRoundedRect {
  /// Creates a rectangle with rounded corners.
  ///
  /// `radius` is clamped between 0 and half the shorter side.
  init(_ bounds: graphene_rect_t, radius: Double) {
    self.init()
    var bounds = bounds
    let radius = min(Float(radius), bounds.size.width / 2, bounds.size.height / 2)
    gsk_rounded_rect_init_from_rect(&self, &bounds, max(radius, 0))
  }
}
#endif
