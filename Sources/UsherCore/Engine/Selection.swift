/// Which overlays are meant.
public enum Selection: Hashable, Sendable {
  /// One, shown or waiting.
  case overlay(OverlayID)
  /// Every one that is shown or waits.
  case all
}
