/// The result of a hit test.
public enum Hit: Hashable, Sendable {
  /// The point hits an overlay.
  case overlay(OverlayID)
  /// The point hits the backdrop of an overlay.
  case backdrop(OverlayID)
  /// The point hits neither, and the pointer goes to the app.
  case passThrough
}
