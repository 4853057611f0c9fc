/// What is visible at one moment; drawing it twice changes nothing.
public struct OverlayScene: Hashable, Sendable {
  /// Back to front; those not yet measured are left out.
  public package(set) var overlays: [PlacedOverlay] = []

  /// An empty scene.
  public init() {}
}
