/// The visible overlays at one moment; drawing a scene twice changes nothing.
public struct OverlayScene: Hashable, Sendable {
  /// The overlays, back to front; overlays that are not measured yet are left out.
  public package(set) var overlays: [PlacedOverlay] = []

  /// Creates an empty scene.
  public init() {}
}
