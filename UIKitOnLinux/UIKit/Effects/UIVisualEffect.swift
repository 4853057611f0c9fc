public import Foundation

/// An effect that a visual effect view applies to the content behind it.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject {
  /// The material that draws the effect, or `nil` for no effect.
  var material: Material? { nil }

  /// Creates an effect without a material.
  public override init() {}

  /// A blur radius and a tint over the blur.
  ///
  /// The stand-in uses its own numbers, because UIKit documents none.
  struct Material {
    /// The standard deviation of the blur, in points.
    let deviation: Double
    /// The tint over the blur, in light and in dark appearance.
    let tint: (light: CGColor.Channels, dark: CGColor.Channels)
  }
}

/// An effect that blurs the content behind.
@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
  /// The style.
  let style: Style

  /// Creates a blur of a style.
  public init(style: Style) {
    self.style = style
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

  /// Whether the style is always light, or `nil` for an adaptive style.
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

/// A glass effect, which the stand-in draws as a weak blur with a tint.
@preconcurrency @MainActor
open class UIGlassEffect: UIVisualEffect {
  private let style: Style
  /// Whether the glass responds to touches.
  open var isInteractive = false
  /// The tint of the glass, or `nil` if there is none.
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
