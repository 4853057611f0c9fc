/// The conditions that colours adapt to: appearance and contrast.
public struct Traits: Hashable, Sendable {
  /// Light or dark appearance.
  public var appearance: Appearance
  /// Standard or increased contrast.
  public var contrast: Contrast

  /// Makes traits; light appearance and standard contrast unless said otherwise.
  public init(appearance: Appearance = .light, contrast: Contrast = .standard) {
    self.appearance = appearance
    self.contrast = contrast
  }

  /// Returns the traits with another appearance; unchanged if `appearance` is `nil`.
  public func with(_ appearance: Appearance?) -> Traits {
    Traits(appearance: appearance ?? self.appearance, contrast: contrast)
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
  /// The designed colours.
  case standard
  /// The clearest colours: full black and white, and an outline around every filled surface.
  case increased
}
