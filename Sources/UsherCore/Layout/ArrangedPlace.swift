/// Where an arrangement puts an overlay, beside where it would rest alone.
struct ArrangedPlace: Hashable, Sendable {
  /// Points downwards.
  var shift = 0.0
  /// How large it is drawn.
  var scale = 1.0
  /// How visible it is.
  var opacity = 1.0

  /// Where it would be without any arrangement.
  static let alone = ArrangedPlace()
}
