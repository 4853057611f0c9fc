/// How the scrim behind an overlay looks at one moment.
///
/// Where one overlay takes another's place, its scrim goes on from the other's, and fills of two kinds
/// cross-fade: each of `replaced` over those before it, and the overlay's own over them all. There is
/// never more than one scrim's worth of it.
public struct Scrim: Hashable, Sendable {
  /// How visible all of it is, from 0 to 1.
  public let opacity: Double
  /// Whose fills are still seen in it, the oldest first; empty where it is all its own.
  ///
  /// Whoever is named may be detached by now.
  public let replaced: [Part]
  /// How far its own fill covers those, from 0 to 1; 1 where there are none.
  public let share: Double

  /// The fill of a scrim that was replaced.
  public struct Part: Hashable, Sendable {
    /// Whose it is.
    public let id: OverlayID
    /// How far it covers those before it, from 0 to 1; 1 for the first.
    public let share: Double
  }

  init(opacity: Double, replaced: [Part] = [], share: Double = 1) {
    self.opacity = opacity
    self.replaced = replaced
    self.share = share
  }
}
