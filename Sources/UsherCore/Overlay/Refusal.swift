/// Why a request was not accepted; it was neither shown nor kept waiting.
public enum Refusal: Hashable, Sendable {
  /// One of its values cannot be used.
  case invalid(ConfigurationError)
  /// It has nothing to show: no text, no image, no button.
  case emptyContent
  /// Its policy allows no other one of its name, and there is this one.
  case duplicate(of: OverlayID)
  /// Its policy allows no other one of its priority in the lane, and there is this one.
  case priorityTaken(by: OverlayID)
  /// It wanted to take the place of what is shown, and this one has a higher priority.
  case higherPriorityShown(OverlayID)
  /// The lane shows and holds as many as it may.
  case laneFull(LaneID)
  /// The window has closed.
  case hostClosed
}
