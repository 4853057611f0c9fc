/// What lies under a point.
public enum Hit: Hashable, Sendable {
  /// An overlay takes it.
  case overlay(OverlayID)
  /// The backdrop of an overlay takes it.
  case backdrop(OverlayID)
  /// Nothing of ours: it belongs to the app.
  case passThrough
}
