/// What every line can do.
public protocol Line {
  /// Puts an overlay in line.
  mutating func append(_ id: OverlayID, _ overlay: Overlay)
  /// Takes the next one out of line; `nil` when nobody waits.
  mutating func popFirst() -> OverlayID?
}
