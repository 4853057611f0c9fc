/// What lies behind, blurred and tinted; the material may differ between light and dark.
public struct Blur: Hashable, Sendable {
  /// The material in light appearance.
  public let light: Material
  /// The material in dark appearance.
  public let dark: Material
  /// Whether it is glass where the system has that, as from iOS 26 on; everywhere else it is drawn as its
  /// materials say.
  public let isGlass: Bool

  /// Makes a blur that adapts.
  ///
  /// - Parameters:
  ///   - light: The material in light appearance.
  ///   - dark: The material in dark appearance.
  ///   - isGlass: Whether it is glass where the system has that.
  public init(light: Material, dark: Material, isGlass: Bool = false) {
    self.light = light
    self.dark = dark
    self.isGlass = isGlass
  }

  /// Makes a blur that stays the same.
  public init(_ material: Material) {
    self.init(light: material, dark: material)
  }

  /// The material to draw with.
  public func resolved(for traits: Traits) -> Material {
    let material =
      switch traits.appearance {
      case .light: light
      case .dark: dark
      }
    return switch traits.contrast {
    case .standard: material
    // Letters on what shows through are hard to tell.
    case .increased: Material(deviation: material.deviation, tint: material.tint.opacity(0.97))
    }
  }

  /// As light as can be, or dark.
  public static let extra = Blur(light: .extraLight, dark: .dark)
  /// Light or dark.
  public static let standard = Blur(light: .light, dark: .dark)
  /// Much of what lies behind, in both appearances.
  public static let prominent = Blur(light: .prominentLight, dark: .prominentDark)
  /// Dark in both appearances.
  public static let dark = Blur(.dark)
  /// A system's materials, from the thinnest to the thickest.
  public static let ultraThin = Blur(light: .light.tinted(0.35), dark: .dark.tinted(0.35))
  /// A little thicker.
  public static let thin = Blur(light: .light.tinted(0.5), dark: .dark.tinted(0.5))
  /// As thick as usual.
  public static let regular = Blur(light: .light.tinted(0.65), dark: .dark.tinted(0.65))
  /// Thicker.
  public static let thick = Blur(light: .light.tinted(0.8), dark: .dark.tinted(0.8))
  /// As that of bars and title bars.
  public static let chrome = Blur(light: .extraLight.tinted(0.88), dark: .dark.tinted(0.88))

  /// Glass where the system has that, and otherwise as thick as usual.
  public static let glass = Blur(light: regular.light, dark: regular.dark, isGlass: true)

  /// How strongly is blurred, and what is laid over it.
  ///
  /// The figures are ours: no toolkit tells its own.
  public struct Material: Hashable, Sendable {
    /// The standard deviation of the blur, in points.
    public let deviation: Double
    /// The colour over it.
    public let tint: RGBA

    /// Makes a material; a deviation that is not finite, or negative, counts as 0, and one beyond
    /// `greatestDeviation` as that.
    public init(deviation: Double, tint: RGBA) {
      self.deviation = min(Length.mended(deviation), Self.greatestDeviation)
      self.tint = tint
    }

    /// The greatest deviation, in points: beyond it nothing is left to be seen.
    public static let greatestDeviation = 100.0

    /// The same with a tint of another opacity, from 0 to 1.
    public func tinted(_ alpha: Double) -> Material {
      Material(deviation: deviation, tint: tint.opacity(alpha))
    }

    /// Nearly white.
    public static let extraLight = Material(deviation: 20, tint: RGBA(hex: 0xF9F9FB, alpha: 0.82))
    /// Light.
    public static let light = Material(deviation: 20, tint: RGBA(hex: 0xF2F2F6, alpha: 0.62))
    /// Dark.
    public static let dark = Material(deviation: 20, tint: RGBA(hex: 0x1C1C1F, alpha: 0.72))
    /// Light, with much of what lies behind.
    public static let prominentLight = Material(
      deviation: 24, tint: RGBA(hex: 0xFFFFFF, alpha: 0.48))
    /// Dark, with much of what lies behind.
    public static let prominentDark = Material(
      deviation: 24, tint: RGBA(hex: 0x26262A, alpha: 0.55))
  }
}
