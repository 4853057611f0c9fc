/// The conditions that colors adapt to: appearance, contrast and accent.
public struct Traits: Hashable, Sendable {
  /// Light or dark appearance.
  public var appearance: Appearance
  /// Standard or increased contrast.
  public var contrast: Contrast
  /// The accent of the system or the app, or `nil` for Usher's accent.
  public var accent: Accent?

  /// Creates traits.
  ///
  /// The defaults are light appearance, standard contrast and Usher's accent.
  public init(
    appearance: Appearance = .light, contrast: Contrast = .standard, accent: Accent? = nil
  ) {
    self.appearance = appearance
    self.contrast = contrast
    self.accent = accent
  }

  /// Returns the traits with a new appearance, or unchanged if `appearance` is `nil`.
  public func with(_ appearance: Appearance?) -> Traits {
    var traits = self
    traits.appearance = appearance ?? self.appearance
    return traits
  }
}

/// Light or dark appearance.
public enum Appearance: Hashable, Sendable, CaseIterable {
  /// Dark text on a light background.
  case light
  /// Light text on a dark background.
  case dark
}

/// The contrast that the user chose in the system's settings.
public enum Contrast: Hashable, Sendable, CaseIterable {
  /// Colors as designed.
  case standard
  /// Colors with the highest contrast: black and white, and an outline around every filled surface.
  case increased
}
