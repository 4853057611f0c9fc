/// The conditions that colors adapt to: appearance, contrast, and the accent.
public struct Traits: Hashable, Sendable {
  /// Light or dark appearance.
  public var appearance: Appearance
  /// Standard or increased contrast.
  public var contrast: Contrast
  /// The accent of the system or of the app; `nil` for Usher's own.
  public var accent: Accent?

  /// Makes traits; light appearance, standard contrast and Usher's own accent unless said
  /// otherwise.
  public init(
    appearance: Appearance = .light, contrast: Contrast = .standard, accent: Accent? = nil
  ) {
    self.appearance = appearance
    self.contrast = contrast
    self.accent = accent
  }

  /// Returns the traits with another appearance; unchanged if `appearance` is `nil`.
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
  /// The designed colors.
  case standard
  /// The clearest colors: full black and white, and an outline around every filled surface.
  case increased
}
