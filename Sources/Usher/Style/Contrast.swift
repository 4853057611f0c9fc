/// The contrast that the user chose in the system's settings.
public enum Contrast: Hashable, Sendable, CaseIterable {
  /// The designed colours.
  case standard
  /// The clearest colours: full black and white, and an outline around every filled surface.
  case increased
}
