/// The appearance of the scrim behind an overlay at one moment.
///
/// When an overlay takes another's place, its scrim continues from the other's, and different fills
/// cross-fade: each of `replaced` is drawn over the ones before it, and the overlay's own fill over
/// all of them. The result is never more opaque than a single scrim.
public struct Scrim: Hashable, Sendable {
  /// The opacity of the whole scrim, from 0 to 1.
  public let opacity: Double
  /// The fills of earlier overlays that are still visible, the oldest first; empty if only the
  /// overlay's own fill is visible.
  ///
  /// An overlay that is named here may already be detached.
  public let replaced: [Part]
  /// The share by which the overlay's own fill covers the replaced ones, from 0 to 1; 1 if there
  /// are none.
  public let share: Double

  /// The fill of an earlier overlay's scrim.
  public struct Part: Hashable, Sendable {
    /// The overlay that the fill belongs to.
    public let id: OverlayID
    /// The share by which the fill covers the ones before it, from 0 to 1; 1 for the first.
    public let share: Double
  }

  init(opacity: Double, replaced: [Part] = [], share: Double = 1) {
    self.opacity = opacity
    self.replaced = replaced
    self.share = share
  }
}
