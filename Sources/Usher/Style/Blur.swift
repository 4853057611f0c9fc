/// A blur and tint of the content behind a surface; light and dark appearance may have different
/// materials.
public struct Blur: Hashable, Sendable {
  /// The material in light appearance.
  public let light: Material
  /// The material in dark appearance.
  public let dark: Material
  /// Whether the blur is drawn as glass where the system has glass (iOS 26 and later); elsewhere
  /// its materials are drawn.
  ///
  /// Glass casts its own shadow in place of the style's, and has an edge that needs no border.
  public let isGlass: Bool

  /// Makes a blur that adapts to the appearance.
  ///
  /// - Parameters:
  ///   - light: The material in light appearance.
  ///   - dark: The material in dark appearance.
  ///   - isGlass: Whether the blur is drawn as glass where the system has glass.
  public init(light: Material, dark: Material, isGlass: Bool = false) {
    self.light = light
    self.dark = dark
    self.isGlass = isGlass
  }

  /// Makes a blur that is the same in both appearances.
  public init(_ material: Material) {
    self.init(light: material, dark: material)
  }

  /// Returns the material to draw with under `traits`; at increased contrast its tint is 97 %
  /// opaque.
  public func resolved(for traits: Traits) -> Material {
    let material =
      switch traits.appearance {
      case .light: light
      case .dark: dark
      }
    return switch traits.contrast {
    case .standard: material
    // Text on a translucent surface is hard to read.
    case .increased: Material(deviation: material.deviation, tint: material.tint.opacity(0.97))
    }
  }

  /// An extra light blur in light appearance, a dark one in dark appearance.
  public static let extra = Blur(light: .extraLight, dark: .dark)
  /// A light blur in light appearance, a dark one in dark appearance.
  public static let standard = Blur(light: .light, dark: .dark)
  /// A weakly tinted blur, through which much of the content behind shows.
  public static let prominent = Blur(light: .prominentLight, dark: .prominentDark)
  /// A dark blur in both appearances.
  public static let dark = Blur(.dark)
  /// The thinnest of the system-like materials: a tint of 35 %.
  public static let ultraThin = Blur(light: .light.tinted(0.35), dark: .dark.tinted(0.35))
  /// A thin system-like material: a tint of 50 %.
  public static let thin = Blur(light: .light.tinted(0.5), dark: .dark.tinted(0.5))
  /// The regular system-like material: a tint of 65 %.
  public static let regular = Blur(light: .light.tinted(0.65), dark: .dark.tinted(0.65))
  /// A thick system-like material: a tint of 80 %.
  public static let thick = Blur(light: .light.tinted(0.8), dark: .dark.tinted(0.8))
  /// The material of toolbars and title bars: a tint of 88 %.
  public static let chrome = Blur(light: .extraLight.tinted(0.88), dark: .dark.tinted(0.88))

  /// Glass where the system has glass, and `regular` elsewhere.
  public static let glass = Blur(light: regular.light, dark: regular.dark, isGlass: true)

  /// The strength of a blur, and the color laid over it.
  ///
  /// The figures of the ready-made materials are Usher's own: no toolkit publishes its own.
  public struct Material: Hashable, Sendable {
    /// The standard deviation of the blur, in points; 0...100.
    public let deviation: Double
    /// The color over the blurred content.
    public let tint: RGBA

    /// Makes a material; a deviation that is not finite or negative counts as 0, a larger one than
    /// 100 as 100.
    public init(deviation: Double, tint: RGBA) {
      self.deviation = min(Length.mended(deviation), Self.maximumDeviation)
      self.tint = tint
    }

    /// The greatest deviation, in points: a stronger blur would leave no detail visible.
    static let maximumDeviation = 100.0

    /// Returns the material with `alpha` as the opacity of its tint, clamped to 0...1.
    func tinted(_ alpha: Double) -> Material {
      Material(deviation: deviation, tint: tint.opacity(alpha))
    }

    /// A nearly white material.
    @_spi(Facades) public static let extraLight = Material(
      deviation: 20, tint: RGBA(hex: 0xF9F9FB, alpha: 0.82))
    /// A light material.
    @_spi(Facades) public static let light = Material(
      deviation: 20, tint: RGBA(hex: 0xF2F2F6, alpha: 0.62))
    /// A dark material.
    @_spi(Facades) public static let dark = Material(
      deviation: 20, tint: RGBA(hex: 0x1C1C1F, alpha: 0.72))
    /// A light material through which much of the content behind shows.
    static let prominentLight = Material(
      deviation: 24, tint: RGBA(hex: 0xFFFFFF, alpha: 0.48))
    /// A dark material through which much of the content behind shows.
    static let prominentDark = Material(
      deviation: 24, tint: RGBA(hex: 0x26262A, alpha: 0.55))
  }
}
