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
