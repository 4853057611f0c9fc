#if os(iOS) || UIKIT_STAND_IN
public import Foundation
public import UIKitBridge

extension EKAttributes {
  /// The background of an entry, or the scrim behind an entry.
  public enum BackgroundStyle: Hashable, Sendable {
    /// A blur of the content behind.
    case visualEffect(style: BlurStyle)
    /// A single color.
    case color(color: EKColor)
    /// A linear gradient.
    case gradient(gradient: Gradient)
    /// An image that covers the whole area.
    case image(image: UIImage)
    /// No background.
    case clear
  }
}

extension EKAttributes.BackgroundStyle {
  /// A blur style that may differ between light and dark mode.
  public struct BlurStyle: Hashable, Sendable {
    let light: UIBlurEffect.Style
    let dark: UIBlurEffect.Style

    /// Creates a blur with the same style in light and dark mode.
    public init(style: UIBlurEffect.Style) {
      self.init(light: style, dark: style)
    }

    /// Creates a blur with different styles for light and dark mode.
    public init(light: UIBlurEffect.Style, dark: UIBlurEffect.Style) {
      self.light = light
      self.dark = dark
    }

    /// An extra light blur in light mode, and a dark blur in dark mode.
    public static var extra: BlurStyle { BlurStyle(light: .extraLight, dark: .dark) }
    /// A light blur in light mode, and a dark blur in dark mode.
    public static var standard: BlurStyle { BlurStyle(light: .light, dark: .dark) }
    /// The prominent blur in both modes, through which much of the content behind is visible.
    public static var prominent: BlurStyle { BlurStyle(style: .prominent) }
    /// A dark blur in both modes.
    public static var dark: BlurStyle { BlurStyle(style: .dark) }

    /// Returns the blur style for a mode.
    ///
    /// If `mode` is `inferred`, the traits determine the mode.
    public func blurStyle(
      for traits: UITraitCollection, mode: EKAttributes.DisplayMode
    ) -> UIBlurEffect.Style {
      switch mode {
      case .inferred: traits.userInterfaceStyle == .dark ? dark : light
      case .light: light
      case .dark: dark
      }
    }

    /// Returns the blur effect for a mode.
    ///
    /// If `mode` is `inferred`, the traits determine the mode.
    @preconcurrency @MainActor
    public func blurEffect(
      for traits: UITraitCollection, mode: EKAttributes.DisplayMode
    ) -> UIBlurEffect {
      UIBlurEffect(style: blurStyle(for: traits, mode: mode))
    }
  }

  /// A linear gradient with evenly spaced colors.
  public struct Gradient: Hashable, Sendable {
    /// The colors, from start to end.
    ///
    /// A single color fills the whole surface. If there are no colors, nothing is drawn.
    public var colors: [EKColor]
    /// The start of the gradient, in unit coordinates: (0, 0) is the surface's upper left corner.
    public var startPoint: CGPoint
    /// The end of the gradient, in unit coordinates: (1, 1) is the surface's lower right corner.
    public var endPoint: CGPoint

    /// Creates a gradient.
    public init(colors: [EKColor], startPoint: CGPoint, endPoint: CGPoint) {
      self.colors = colors
      self.startPoint = startPoint
      self.endPoint = endPoint
    }

    /// Hashes the colors and both points.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(colors)
      for share in [startPoint.x, startPoint.y, endPoint.x, endPoint.y] { hasher.combine(share) }
    }
  }
}

extension EKAttributes {
  /// The choice between light and dark mode.
  public enum DisplayMode: Hashable, Sendable, CaseIterable {
    /// The system's mode.
    case inferred
    /// Light mode, even if the system uses dark mode.
    case light
    /// Dark mode, even if the system uses light mode.
    case dark
  }
}
#endif
