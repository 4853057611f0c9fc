extension PlacedOverlay {
  /// Returns the appearance between this one and a later one of the same motion, by linear
  /// interpolation.
  func mixed(with other: PlacedOverlay, by share: Double) -> PlacedOverlay {
    func mix(_ first: Double, _ second: Double) -> Double { first + (second - first) * share }
    return PlacedOverlay(
      id: id, frame: frame, bleed: bleed,
      offset: Vector(
        dx: mix(offset.dx, other.offset.dx), dy: mix(offset.dy, other.offset.dy)),
      scale: mix(scale, other.scale), rotation: mix(rotation, other.rotation),
      opacity: mix(opacity, other.opacity), scrim: mixedScrim(with: other.scrim, mix),
      timeLeft: timeLeft.map { mix($0, other.timeLeft ?? $0) }, acceptsInput: acceptsInput,
      isSpread: isSpread)
  }

  /// Returns the scrim between both; an absent scrim counts as an invisible scrim.
  private func mixedScrim(with other: Scrim?, _ mix: (Double, Double) -> Double) -> Scrim? {
    guard let scrim else { return other.map { Scrim(opacity: mix(0, $0.opacity)) } }
    // Replaced fills are covered at the end, and then left out.
    return Scrim(
      opacity: mix(scrim.opacity, other?.opacity ?? 0), replaced: scrim.replaced,
      share: mix(scrim.share, other?.share ?? scrim.share))
  }
}
