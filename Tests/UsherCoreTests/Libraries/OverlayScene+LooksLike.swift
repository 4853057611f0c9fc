@testable import UsherCore

extension OverlayScene {
  /// Whether the scene shows exactly the expected overlays, back to front, up to rounding errors.
  func looksLike(_ expected: [PlacedOverlay], within tolerance: Double = 1e-9) -> Bool {
    overlays.count == expected.count
      && zip(overlays, expected).allSatisfy { $0.looksLike($1, within: tolerance) }
  }
}

extension PlacedOverlay {
  fileprivate func looksLike(_ other: PlacedOverlay, within tolerance: Double) -> Bool {
    id == other.id && acceptsInput == other.acceptsInput
      && (timeLeft == nil) == (other.timeLeft == nil)
      && scrim?.replaced == other.scrim?.replaced
      && (scrim == nil) == (other.scrim == nil)
      && zip(numbers, other.numbers).allSatisfy { isClose($0, $1, within: tolerance) }
  }

  private var numbers: [Double] {
    [
      frame.minX, frame.minY, frame.size.width, frame.size.height, bleed.top, bleed.left,
      bleed.bottom, bleed.right, offset.dx, offset.dy, scale, rotation, opacity,
      scrim?.opacity ?? 0,
      timeLeft ?? 0,
    ]
  }
}
