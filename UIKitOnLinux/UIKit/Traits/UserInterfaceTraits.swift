/// An appearance: light or dark.
public enum UIUserInterfaceStyle: Int, Hashable, Sendable {
  /// The appearance of the system.
  case unspecified = 0
  /// The light appearance.
  case light = 1
  /// The dark appearance.
  case dark = 2
}

/// A contrast between content and background.
public enum UIAccessibilityContrast: Int, Hashable, Sendable {
  /// The contrast of the system.
  case unspecified = -1
  /// The normal contrast.
  case normal = 0
  /// The increased contrast.
  case high = 1
}

/// The available space along an axis, as a class.
public enum UIUserInterfaceSizeClass: Int, Hashable, Sendable {
  /// The class of the system.
  case unspecified = 0
  /// Little space, as on a phone.
  case compact = 1
  /// The usual amount of space.
  case regular = 2
}
