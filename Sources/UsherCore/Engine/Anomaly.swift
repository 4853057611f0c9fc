/// Invalid input, ignored or corrected as each case states.
public enum Anomaly: Hashable, Sendable {
  /// A present request uses the id of a shown or waiting overlay; the request is ignored.
  case identifierInUse(OverlayID)
  /// No overlay of this id is shown or waiting; the event is ignored.
  ///
  /// For a size, an action or another event of shown overlays alone: no overlay of this id is
  /// shown.
  case unknownOverlay(OverlayID)
  /// An update has an invalid value; the overlay is left unchanged.
  case unusableUpdate(OverlayID, ConfigurationError)
  /// A lane's new settings have an invalid value; the lane is left unchanged.
  case unusableLane(LaneID, ConfigurationError)
  /// A measured side is negative or not finite; the nearest allowed size is used instead.
  case unusableSize(OverlayID, Size)
  /// A viewport or one of its obstructions has a negative side, or a number beyond 1e9 points; the
  /// last valid viewport stays in effect.
  case unusableViewport(Viewport)
  /// A pointer's position is not finite or beyond 1e9 points; the event is ignored.
  ///
  /// If the event ends or cancels a press, the press is cancelled.
  case unusablePointer(PointerSample)
}
