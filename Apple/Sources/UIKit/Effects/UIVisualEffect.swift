public import Foundation

/// An effect that a visual effect view applies to the content behind it.
@MainActor
open class UIVisualEffect: NSObject {
  /// The material that draws the effect; `nil` for no effect.
  var material: Material? { nil }

  /// Makes an effect without a material.
  public override init() {}

  /// A blur radius and a tint over the blur.
  ///
  /// The numbers are the stand-in's own; UIKit documents none.
  struct Material {
    /// The standard deviation of the blur, in points.
    let deviation: Double
    /// The tint over the blur, in light and in dark appearance.
    let tint: (light: CGColor.Channels, dark: CGColor.Channels)
  }
}

/// An effect that blurs the content behind.
@MainActor
open class UIBlurEffect: UIVisualEffect {
  /// The style.
  let style: Style

  /// Makes a blur of a style.
  public init(style: Style) {
    self.style = style
  }

  /// The strength and the tint of a blur.
  public enum Style: Int, Sendable {
    /// Lighter than the content behind.
    case extraLight = 0
    /// About as light as the content behind.
    case light = 1
    /// Darker than the content behind.
    case dark = 2
    /// Adapts to the appearance.
    case regular = 4
    /// Adapts to the appearance, and stands out.
    case prominent = 5
    /// The thinnest adaptive material.
    case systemUltraThinMaterial = 6
    /// A thin adaptive material.
    case systemThinMaterial = 7
    /// An adaptive material.
    case systemMaterial = 8
    /// A thick adaptive material.
    case systemThickMaterial = 9
    /// The adaptive material of bars.
    case systemChromeMaterial = 10
    /// The thinnest material, always light.
    case systemUltraThinMaterialLight = 11
    /// A thin material, always light.
    case systemThinMaterialLight = 12
    /// A material, always light.
    case systemMaterialLight = 13
    /// A thick material, always light.
    case systemThickMaterialLight = 14
    /// The material of bars, always light.
    case systemChromeMaterialLight = 15
    /// The thinnest material, always dark.
    case systemUltraThinMaterialDark = 16
    /// A thin material, always dark.
    case systemThinMaterialDark = 17
    /// A material, always dark.
    case systemMaterialDark = 18
    /// A thick material, always dark.
    case systemThickMaterialDark = 19
    /// The material of bars, always dark.
    case systemChromeMaterialDark = 20
  }

  override var material: Material? {
    let light = CGColor.Channels(red: 0.95, green: 0.95, blue: 0.965, alpha: style.opacity)
    let dark = CGColor.Channels(red: 0.11, green: 0.11, blue: 0.12, alpha: style.opacity)
    return switch style.brightness {
    case true: Material(deviation: 20, tint: (light, light))
    case false: Material(deviation: 20, tint: (dark, dark))
    case nil: Material(deviation: 20, tint: (light, dark))
    }
  }
}

extension UIBlurEffect.Style {
  /// The opacity of the tint.
  fileprivate var opacity: Double {
    switch self {
    case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark: 0.2
    case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark: 0.45
    case .light, .regular, .prominent: 0.55
    case .systemMaterial, .systemMaterialLight, .systemMaterialDark: 0.65
    case .dark: 0.7
    case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark, .extraLight:
      0.8
    case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark: 0.88
    }
  }

  /// Whether the style is always light; `nil` for an adaptive style.
  fileprivate var brightness: Bool? {
    switch self {
    case .extraLight, .light, .systemUltraThinMaterialLight, .systemThinMaterialLight,
      .systemMaterialLight, .systemThickMaterialLight, .systemChromeMaterialLight:
      true
    case .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark,
      .systemThickMaterialDark, .systemChromeMaterialDark:
      false
    case .regular, .prominent, .systemUltraThinMaterial, .systemThinMaterial, .systemMaterial,
      .systemThickMaterial, .systemChromeMaterial:
      nil
    }
  }
}

/// A glass effect, drawn by the stand-in as a weak blur with a tint.
@MainActor
open class UIGlassEffect: UIVisualEffect {
  private let style: Style
  /// Whether the glass responds to touches.
  open var isInteractive = false
  /// The tint of the glass; `nil` for none.
  open var tintColor: UIColor?

  /// Makes glass of a style.
  public init(style: Style) {
    self.style = style
  }

  /// The transparency of the glass.
  public enum Style: Int, Sendable {
    /// Text on the glass stays readable.
    case regular = 0
    /// Nearly fully transparent.
    case clear = 1
  }

  override var material: Material? {
    let opacity = style == .regular ? 0.5 : 0.1
    func shade(_ white: Double) -> CGColor.Channels {
      CGColor.Channels(red: white, green: white, blue: white, alpha: opacity)
    }
    guard let own = tintColor?.cgColor.channels.faded(by: 0.7) else {
      return Material(deviation: 8, tint: (shade(1), shade(0.15)))
    }
    return Material(deviation: 8, tint: (own, own))
  }
}
