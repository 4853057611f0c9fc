/// A waiting line that can be measured.
public protocol Line {
  /// Adds an overlay to the line.
  mutating func append(_ id: OverlayID, _ overlay: Overlay)
  /// Removes and returns the next overlay's id; `nil` if the line is empty.
  mutating func popFirst() -> OverlayID?
}
