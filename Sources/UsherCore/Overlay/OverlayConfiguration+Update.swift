extension OverlayConfiguration {
  /// Restores the values of an earlier overlay that an update cannot change: lane, precedence and
  /// drawing.
  mutating func keepTurn(of earlier: OverlayConfiguration) {
    lane = earlier.lane
    precedence = earlier.precedence
    drawing = earlier.drawing
    if askers != earlier.askers { askers = earlier.askers }
  }
}

/// The values that an overlay needs for its content, named like the properties of
/// `OverlayConfiguration`.
public struct ContentNeeds: Hashable, Sendable {
  /// The extension of the content's shadow beyond the frame, in points.
  public var overhang: Double
  /// Whether the content shows how much of the lifetime is left.
  public var showsTimeLeft: Bool
  /// The reasons that pause the countdown.
  public var pausesFor: Attention
  /// The expansion of collapsed content; `nil` for content that is never collapsed.
  public var expansion: Expansion?
  /// The time that the content takes to read; zero unless the lifetime depends on it.
  package var readingTime = Duration.zero

  /// Creates the needs of a content.
  public init(
    overhang: Double, showsTimeLeft: Bool, pausesFor: Attention, expansion: Expansion? = nil
  ) {
    self.overhang = overhang
    self.showsTimeLeft = showsTimeLeft
    self.pausesFor = pausesFor
    self.expansion = expansion
  }

  /// Creates the needs with an overlay's current values.
  package init(of overlay: OverlayConfiguration) {
    self.init(
      overhang: overlay.overhang, showsTimeLeft: overlay.showsTimeLeft,
      pausesFor: overlay.pausesFor, expansion: overlay.expansion)
    readingTime = overlay.readingTime
  }
}

extension OverlayConfiguration {
  /// Sets the overlay's values to the needs of another content.
  mutating func meet(_ needs: ContentNeeds) {
    overhang = needs.overhang
    showsTimeLeft = needs.showsTimeLeft
    pausesFor = needs.pausesFor
    expansion = needs.expansion
    readingTime = needs.readingTime
  }
}
