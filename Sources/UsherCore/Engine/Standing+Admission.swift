extension Standing {
  /// How an overlay came to have its turn.
  public enum Admission: Hashable, Sendable {
    /// There was room, and it was the next one.
    case turn
    /// It took the place of what its lane showed, from the back to the front; none where there was
    /// nothing.
    case replaced([OverlayID])
    /// It came beside what its lane showed.
    case stacked
    /// This one was sent away to make room for it.
    case evicted(OverlayID)
  }
}
