/// What lies under a point.
public enum Hit: Hashable, Sendable {
  /// An overlay takes it.
  case overlay(OverlayID)
  /// Nothing of ours: it belongs to the app.
  case passThrough
}
