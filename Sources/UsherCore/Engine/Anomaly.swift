/// Input that made no sense; it was ignored or mended by the rule each case states.
public enum Anomaly: Hashable, Sendable {
  /// The id of a present request belongs to an overlay still shown or waiting, which stays as it is.
  case identifierInUse(OverlayID)
  /// No overlay of this id is there for what was said of it: none shown or waiting, or none shown where
  /// that was a size, an action or something else that only what is shown can have; ignored.
  case unknownOverlay(OverlayID)
  /// An overlay was to have a value that cannot be used; it stays as it was.
  case unusableUpdate(OverlayID, ConfigurationError)
  /// A lane was to have a value that cannot be used; it stays as it was.
  case unusableLane(LaneID, ConfigurationError)
  /// A measured side was not finite or negative; the nearest allowed size took its place.
  case unusableSize(OverlayID, Size)
  /// A side of a viewport or of an obstruction is negative, or a number of it not within 1e9 points; the
  /// last one stays.
  case unusableViewport(Viewport)
  /// A pointer's position was not finite or beyond 1e9 points; ignored, and where the pointer went up,
  /// its press is cancelled.
  case unusablePointer(PointerSample)
}
