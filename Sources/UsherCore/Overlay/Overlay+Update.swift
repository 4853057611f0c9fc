extension Overlay {
  /// Takes over from an earlier one what an update cannot change: where and how it takes its turn, and
  /// who draws it.
  mutating func keepTurn(of earlier: Overlay) {
    lane = earlier.lane
    precedence = earlier.precedence
    drawing = earlier.drawing
  }

  /// Takes over what has to fit other content: how far its shadows reach, how it unfolds, whether it shows
  /// the time that is left, and for what it waits.
  mutating func takeFit(of other: Overlay) {
    overhang = other.overhang
    unfolding = other.unfolding
    showsTimeLeft = other.showsTimeLeft
    pausesFor = other.pausesFor
  }
}
