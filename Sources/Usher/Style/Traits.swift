/// What colours adapt to.
public struct Traits: Hashable, Sendable {
  /// Whether things are light or dark.
  public var appearance: Appearance
  /// How clearly they are to stand out.
  public var contrast: Contrast

  /// Makes traits; without any, things are light and of standard contrast.
  public init(appearance: Appearance = .light, contrast: Contrast = .standard) {
    self.appearance = appearance
    self.contrast = contrast
  }

  /// The same, but of the `appearance` that content insists on; `nil` leaves it as the system has it.
  public func with(_ appearance: Appearance?) -> Traits {
    Traits(appearance: appearance ?? self.appearance, contrast: contrast)
  }
}
