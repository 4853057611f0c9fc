extension Overlay {
  /// Takes over from an earlier one what an update cannot change: where and how it takes its turn, and
  /// who draws it.
  mutating func keepTurn(of earlier: Overlay) {
    lane = earlier.lane
    precedence = earlier.precedence
    drawing = earlier.drawing
  }
}
