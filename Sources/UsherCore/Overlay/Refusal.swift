/// The reason why a request was refused; the overlay was neither shown nor kept waiting.
public enum Refusal: Hashable, Sendable {
  /// A value of the overlay is invalid.
  case invalid(ConfigurationError)
  /// The content is empty: without text, image and button.
  case emptyContent
  /// The request's policy allows only one overlay of the name, and the given overlay has the name.
  case duplicate(of: OverlayID)
  /// The request's policy allows only one overlay of the priority in the lane, and the given
  /// overlay has the priority.
  case priorityTaken(by: OverlayID)
  /// The request was to replace the lane's overlays, and the given overlay has a higher priority.
  case higherPriorityShown(OverlayID)
  /// The lane has reached its capacity or its waiting limit.
  case laneFull(LaneID)
  /// The window has closed.
  case hostClosed
}
