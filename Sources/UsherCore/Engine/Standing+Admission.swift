extension Standing {
  /// The cause of an overlay's turn.
  public enum Admission: Hashable, Sendable {
    /// The overlay was the next in line, and the lane had room.
    case turn
    /// The overlay replaced the lane's other overlays, listed back to front; none if the lane was
    /// empty.
    case replaced([OverlayID])
    /// The overlay was stacked beside the other overlays of the lane.
    case stacked
    /// The overlay took the place of an evicted overlay.
    case evicted(OverlayID)
  }
}
