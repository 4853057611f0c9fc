/// The fading of an overlay's scrim, including the change from a replaced overlay's scrim.
package struct Dimming: Equatable, Sendable {
  package private(set) var opacity: Ramp
  /// The fraction by which the overlay's fill covers the replaced fills, from 0 to 1.
  package private(set) var share: Ramp
  /// The fills of replaced scrims beneath the overlay's fill, the oldest first.
  package private(set) var replaced: [Scrim.Part]

  /// Creates the fading of a scrim.
  ///
  /// By default, the scrim is invisible.
  package init(
    opacity: Ramp = .still(0), share: Ramp = .still(1), replaced: [Scrim.Part] = []
  ) {
    self.opacity = opacity
    self.share = share
    self.replaced = replaced
  }

  /// A difference that is invisible: one step of 8-bit opacity.
  private static let tolerance = 1.0 / 255
  /// The maximum number of fills in a scrim.
  ///
  /// More fills would change too fast to be visible.
  private static let depth = 8

  /// The moment at which the scrim's opacity and fill stop changing.
  var end: Instant { max(opacity.end, share.end) }
  var opacityEnd: Instant { opacity.end }

  func opacity(at now: Instant) -> Double { opacity.value(at: now) }

  func scrim(at now: Instant) -> Scrim {
    let share = share(at: now)
    return Scrim(
      opacity: min(max(opacity(at: now), 0), 1), replaced: share < 1 ? replaced : [], share: share)
  }

  mutating func dim(to target: Double, by timing: Timing, at now: Instant) {
    guard target != opacity.target else { return }
    opacity = opacity.retargeted(
      to: target, timing: timing, tolerance: Self.tolerance, at: now)
  }

  /// Removes the scrim immediately, because another overlay's scrim replaces it.
  ///
  /// - Parameters:
  ///   - owner: The overlay with the scrim.
  ///   - now: The moment of the removal.
  /// - Returns: The scrim's last appearance, with its own fill as the last part.
  mutating func end(of owner: OverlayID, at now: Instant) -> (opacity: Double, parts: [Scrim.Part])
  {
    let look = (opacity(at: now), Self.parts(of: replaced, covered: share(at: now), by: owner))
    self = Dimming()
    // The fade ends now, because an exiting overlay is removed only when its scrim has disappeared.
    self.opacity = Ramp(
      from: 0, to: 0, timing: .immediate, tolerance: Self.tolerance, start: now)
    return look
  }

  /// Starts with the appearance of another overlay's scrim, and changes to this overlay's scrim.
  mutating func resume(
    from look: (opacity: Double, parts: [Scrim.Part]), by timing: Timing, at now: Instant
  ) {
    opacity = Ramp.still(look.opacity)
    dim(to: 1, by: timing, at: now)
    replaced = look.parts
    share = Ramp(from: 0, to: 1, timing: timing, tolerance: Self.tolerance, start: now)
  }

  private func share(at now: Instant) -> Double { min(max(share.value(at: now), 0), 1) }

  /// Returns `parts` followed by the fill of `owner`.
  ///
  /// The fill covers `parts` by the fraction `share`.
  ///
  /// Fills that aren't visible are omitted.
  private static func parts(
    of parts: [Scrim.Part], covered share: Double, by owner: OverlayID
  ) -> [Scrim.Part] {
    if parts.isEmpty || share > 1 - tolerance { return [Scrim.Part(id: owner, share: 1)] }
    if share < tolerance { return parts }
    var layers = parts + [Scrim.Part(id: owner, share: share)]
    if layers.count > depth {
      layers.removeFirst()
      layers[0] = Scrim.Part(id: layers[0].id, share: 1)
    }
    return layers
  }
}
