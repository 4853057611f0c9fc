/// How the scrim of an overlay comes and goes, and how it goes on from another one's.
struct Dimming: Hashable, Sendable {
  /// How visible it is.
  private var opacity = Ramp.still(0)
  /// How far its own fill covers what it took over.
  private var share = Ramp.still(1)
  /// What it took over, the oldest first.
  private var replaced: [Scrim.Part] = []

  /// What an eye cannot tell from the target: one step of 8-bit opacity.
  private static let tolerance = 1.0 / 255
  /// More fills than that take each other's places faster than anyone can follow.
  private static let depth = 8

  /// When it stands still, its fill included.
  var end: Instant { max(opacity.end, share.end) }
  /// When it is as visible as it will be.
  var opacityEnd: Instant { opacity.end }

  /// How visible it is at `now`.
  func opacity(at now: Instant) -> Double { opacity.value(at: now) }

  /// How it looks at `now`.
  func scrim(at now: Instant) -> Scrim {
    let share = share(at: now)
    return Scrim(
      opacity: min(max(opacity(at: now), 0), 1), replaced: share < 1 ? replaced : [], share: share)
  }

  /// Comes or goes, from where it is.
  mutating func dim(to target: Double, by timing: Timing, at now: Instant) {
    guard target != opacity.target else { return }
    opacity = opacity.retargeted(
      to: target, timing: timing, tolerance: Self.tolerance, at: now)
  }

  /// Is nothing any more from `now` on, as another one goes on with it.
  ///
  /// - Parameters:
  ///   - owner: Whose it was.
  ///   - now: When that is.
  /// - Returns: How it looked, with its own fill as the last part.
  mutating func end(of owner: OverlayID, at now: Instant) -> (opacity: Double, parts: [Scrim.Part])
  {
    let look = (opacity(at: now), Self.parts(of: replaced, covered: share(at: now), by: owner))
    self = Dimming()
    // One that ends at this moment: what stayed for it alone must not have gone earlier.
    self.opacity = Ramp(
      from: 0, to: 0, timing: .immediate, tolerance: Self.tolerance, start: now)
    return look
  }

  /// Goes on with another one's look, and covers it with a fill of its own while it becomes visible.
  mutating func take(
    over look: (opacity: Double, parts: [Scrim.Part]), by timing: Timing, at now: Instant
  ) {
    opacity = Ramp.still(look.opacity)
    dim(to: 1, by: timing, at: now)
    replaced = look.parts
    share = Ramp(from: 0, to: 1, timing: timing, tolerance: Self.tolerance, start: now)
  }

  private func share(at now: Instant) -> Double { min(max(share.value(at: now), 0), 1) }

  /// What a fill that covers `parts` as far as `share` leaves of them, and itself.
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
