public import Foundation
public import UIKitNames

extension EKAttributes {
  /// What an entry stands on, or what lies behind it.
  public enum BackgroundStyle: Hashable, Sendable {
    /// What lies behind, blurred.
    case visualEffect(style: BlurStyle)
    /// One colour.
    case color(color: EKColor)
    /// Several colours.
    case gradient(gradient: Gradient)
    /// A picture that covers everything.
    case image(image: UIImage)
    /// Nothing.
    case clear
  }
}

extension EKAttributes.BackgroundStyle {
  /// A blur that may differ between light and dark.
  public struct BlurStyle: Hashable, Sendable {
    let light: UIBlurEffect.Style
    let dark: UIBlurEffect.Style

    /// Makes a blur that is the same in both.
    public init(style: UIBlurEffect.Style) {
      self.init(light: style, dark: style)
    }

    /// Makes a blur that differs.
    public init(light: UIBlurEffect.Style, dark: UIBlurEffect.Style) {
      self.light = light
      self.dark = dark
    }

    /// Nearly white, or dark.
    public static var extra: BlurStyle { BlurStyle(light: .extraLight, dark: .dark) }
    /// Light or dark.
    public static var standard: BlurStyle { BlurStyle(light: .light, dark: .dark) }
    /// Much of what lies behind, in both.
    public static var prominent: BlurStyle { BlurStyle(style: .prominent) }
    /// Dark in both.
    public static var dark: BlurStyle { BlurStyle(style: .dark) }

    /// The style under these traits; the display mode counts more than they do.
    public func blurStyle(
      for traits: UITraitCollection, mode: EKAttributes.DisplayMode
    ) -> UIBlurEffect.Style {
      switch mode {
      case .inferred: traits.userInterfaceStyle == .dark ? dark : light
      case .light: light
      case .dark: dark
      }
    }

    /// The effect under these traits; the display mode counts more than they do.
    @preconcurrency @MainActor
    public func blurEffect(
      for traits: UITraitCollection, mode: EKAttributes.DisplayMode
    ) -> UIBlurEffect {
      UIBlurEffect(style: blurStyle(for: traits, mode: mode))
    }
  }

  /// Colours that flow into each other at even distances.
  public struct Gradient: Hashable, Sendable {
    /// The colours, from the start to the end; one fills everything, and none nothing.
    public var colors: [EKColor]
    /// Where it starts, in shares of the surface.
    public var startPoint: CGPoint
    /// Where it ends, in shares of the surface.
    public var endPoint: CGPoint

    /// Makes a gradient.
    public init(colors: [EKColor], startPoint: CGPoint, endPoint: CGPoint) {
      self.colors = colors
      self.startPoint = startPoint
      self.endPoint = endPoint
    }

    /// Feeds what it is equal by into a hasher.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(colors)
      for share in [startPoint.x, startPoint.y, endPoint.x, endPoint.y] { hasher.combine(share) }
    }
  }
}
