/// The place of an overlay in the lane's arrangement, relative to the place of an overlay alone.
struct ArrangedPlace: Hashable, Sendable {
  /// The vertical shift, in points downwards.
  var shift = 0.0
  /// The scale of the overlay.
  var scale = 1.0
  /// The opacity of the overlay.
  var opacity = 1.0

  /// The place of an overlay without an arrangement.
  static let alone = ArrangedPlace()
}
