extension Overlay {
  /// Restores the values of an earlier overlay that an update cannot change: lane, precedence and
  /// drawing.
  mutating func keepTurn(of earlier: Overlay) {
    lane = earlier.lane
    precedence = earlier.precedence
    drawing = earlier.drawing
  }
}
