/// What an overlay needs because of what is inside it; see the values of the same names in `Overlay`.
public struct ContentNeeds: Hashable, Sendable {
  /// How far its shadows reach outside its frame, in points.
  public var overhang: Double
  /// Whether it shows how much is left of its lifetime.
  public var showsTimeLeft: Bool
  /// What holds its countdown.
  public var pausesFor: Attention
  /// When it unfolds, where it comes folded.
  public var unfolding: Unfolding?

  /// Makes the needs of a content.
  public init(
    overhang: Double, showsTimeLeft: Bool, pausesFor: Attention, unfolding: Unfolding? = nil
  ) {
    self.overhang = overhang
    self.showsTimeLeft = showsTimeLeft
    self.pausesFor = pausesFor
    self.unfolding = unfolding
  }

  /// Those that an overlay has values for.
  public init(of overlay: Overlay) {
    self.init(
      overhang: overlay.overhang, showsTimeLeft: overlay.showsTimeLeft,
      pausesFor: overlay.pausesFor, unfolding: overlay.unfolding)
  }
}

extension Overlay {
  /// Takes on what another content needs.
  mutating func meet(_ needs: ContentNeeds) {
    overhang = needs.overhang
    showsTimeLeft = needs.showsTimeLeft
    pausesFor = needs.pausesFor
    unfolding = needs.unfolding
  }
}
