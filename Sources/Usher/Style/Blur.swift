/// A blur and a tint of the content behind a surface, with a material for each appearance.
public struct Blur: Hashable, Sendable {
  /// The material in light appearance.
  public let light: Material
  /// The material in dark appearance.
  public let dark: Material
  /// Whether the blur is drawn as glass if the system supports it (iOS 26 and later).
  ///
  /// Other systems draw the materials. Glass casts its own shadow instead of the style's shadow,
  /// and its edge needs no border.
  public let isGlass: Bool

  /// Creates a blur with a material for each appearance.
  ///
  /// If `isGlass` is `true`, it is drawn as glass on systems that support glass.
  public init(light: Material, dark: Material, isGlass: Bool = false) {
    self.light = light
    self.dark = dark
    self.isGlass = isGlass
  }

  /// Creates a blur that is the same in both appearances.
  public init(_ material: Material) {
    self.init(light: material, dark: material)
  }

  /// Returns the material to draw with the given traits.
  ///
  /// At increased contrast, its tint is 97 % opaque.
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

  /// An extra light blur in light appearance, and a dark blur in dark appearance.
  public static let extra = Blur(light: .extraLight, dark: .dark)
  /// A light blur in light appearance, and a dark blur in dark appearance.
  public static let standard = Blur(light: .light, dark: .dark)
  /// A slightly tinted blur that reveals much of the content behind.
  public static let prominent = Blur(light: .prominentLight, dark: .prominentDark)
  /// A dark blur in both appearances.
  public static let dark = Blur(.dark)
  /// The thinnest material, with a tint of 35 %.
  public static let ultraThin = Blur(light: .light.tinted(0.35), dark: .dark.tinted(0.35))
  /// A thin material, with a tint of 50 %.
  public static let thin = Blur(light: .light.tinted(0.5), dark: .dark.tinted(0.5))
  /// The regular material, with a tint of 65 %.
  public static let regular = Blur(light: .light.tinted(0.65), dark: .dark.tinted(0.65))
  /// A thick material, with a tint of 80 %.
  public static let thick = Blur(light: .light.tinted(0.8), dark: .dark.tinted(0.8))
  /// The material of toolbars and title bars, with a tint of 88 %.
  public static let chrome = Blur(light: .extraLight.tinted(0.88), dark: .dark.tinted(0.88))

  /// Glass if the system supports it, otherwise `regular`.
  public static let glass = Blur(light: regular.light, dark: regular.dark, isGlass: true)

  /// The strength of a blur, and the tint on top.
  ///
  /// Usher chose the values of the predefined materials, because no toolkit publishes its values.
  public struct Material: Hashable, Sendable {
    /// The standard deviation of the blur, in points, from 0 to 100.
    public let deviation: Double
    /// The color on top of the blurred content.
    public let tint: RGBA

    /// Creates a material.
    ///
    /// A deviation that is negative or not finite is replaced by 0. The maximum is 100.
    public init(deviation: Double, tint: RGBA) {
      self.deviation = min(Length.mended(deviation), Self.maximumDeviation)
      self.tint = tint
    }

    /// The maximum deviation, in points.
    ///
    /// A stronger blur would leave no visible detail.
    static let maximumDeviation = 100.0

    /// Returns the material with a new opacity of its tint, clamped to 0...1.
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
    /// A light material that reveals much of the content behind.
    static let prominentLight = Material(
      deviation: 24, tint: RGBA(hex: 0xFFFFFF, alpha: 0.48))
    /// A dark material that reveals much of the content behind.
    static let prominentDark = Material(
      deviation: 24, tint: RGBA(hex: 0x26262A, alpha: 0.55))
  }
}
