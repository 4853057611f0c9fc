@testable import UsherCore

extension Scene {
  /// Whether it shows exactly these, back to front, to within what sums of fractions leave over.
  func looksLike(_ expected: [PlacedOverlay]) -> Bool {
    overlays.count == expected.count && zip(overlays, expected).allSatisfy { $0.looksLike($1) }
  }
}

extension PlacedOverlay {
  func looksLike(_ other: PlacedOverlay) -> Bool {
    let numbers = zip(self.numbers, other.numbers)
    return id == other.id && acceptsInput == other.acceptsInput
      && (scrim == nil) == (other.scrim == nil) && numbers.allSatisfy { isClose($0, $1) }
  }

  private var numbers: [Double] {
    [
      frame.minX, frame.minY, frame.size.width, frame.size.height, offset.dx, offset.dy,
      scale, rotation, opacity, scrim ?? 0,
    ]
  }
}
