/// The effect of the safe area on an overlay's place and background.
public enum SafeAreaPolicy: Hashable, Sendable, CaseIterable {
  /// The overlay stays inside the safe area.
  case respected
  /// The overlay stays inside the safe area, and its background extends over the area's edges.
  ///
  /// The background extends by the depth of the safe area at each edge at which the overlay rests
  /// or that it touches. It does not cover a margin: without one it reaches the viewport's edge. A
  /// centered overlay's background extends only if the overlay is large enough to touch the edge.
  case filled
  /// The overlay stays inside the safe area and its margins, which overlap: at each edge, the wider
  /// one counts.
  case merged
  /// The overlay ignores the safe area.
  case overridden
}
