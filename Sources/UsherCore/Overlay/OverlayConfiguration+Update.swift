extension OverlayConfiguration {
  /// Restores the values that an update can't change, such as the lane.
  mutating func keepTurn(of earlier: OverlayConfiguration) {
    lane = earlier.lane
    precedence = earlier.precedence
    drawing = earlier.drawing
    // The first detents of an overlay may come with a selection.
    if !earlier.detents.isEmpty, selectedDetent != earlier.selectedDetent {
      selectedDetent = earlier.selectedDetent
    }
    if askers != earlier.askers { askers = earlier.askers }
  }
}

/// The values of an `OverlayConfiguration` that depend on the overlay's content.
public struct ContentNeeds: Hashable, Sendable {
  /// The distance by which the content's shadow extends beyond the frame, in points.
  public var overhang: Double
  /// Whether the content shows how much of the lifetime is left.
  public var showsTimeLeft: Bool
  /// The reasons that pause the countdown.
  public var pausesFor: Attention
  /// The expansion of collapsed content, or `nil` if the content is never collapsed.
  public var expansion: Expansion?
  /// The reading time of the content, or zero if the lifetime doesn't use it.
  package var readingTime = Duration.zero

  /// Creates the values for an overlay's content.
  public init(
    overhang: Double, showsTimeLeft: Bool, pausesFor: Attention, expansion: Expansion? = nil
  ) {
    self.overhang = overhang
    self.showsTimeLeft = showsTimeLeft
    self.pausesFor = pausesFor
    self.expansion = expansion
  }

  package init(of overlay: OverlayConfiguration) {
    self.init(
      overhang: overlay.overhang, showsTimeLeft: overlay.showsTimeLeft,
      pausesFor: overlay.pausesFor, expansion: overlay.expansion)
    readingTime = overlay.readingTime
  }
}

extension OverlayConfiguration {
  mutating func meet(_ needs: ContentNeeds) {
    overhang = needs.overhang
    showsTimeLeft = needs.showsTimeLeft
    pausesFor = needs.pausesFor
    expansion = needs.expansion
    readingTime = needs.readingTime
  }
}
