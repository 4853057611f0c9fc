#if !canImport(UIKit)
public import Foundation

/// What a visual effect view does to what lies behind it.
public class UIVisualEffect: NSObject, @unchecked Sendable {}

/// A blur of what lies behind.
public final class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
  /// How it looks.
  public let style: Style

  /// Makes a blur.
  public init(style: Style) {
    self.style = style
  }

  /// How a blur looks.
  public enum Style: Int, Hashable, Sendable, CaseIterable {
    /// Nearly white.
    case extraLight = 0
    /// Light.
    case light = 1
    /// Dark.
    case dark = 2
    /// As the appearance is.
    case regular = 4
    /// The same, with more of what lies behind.
    case prominent = 5
    /// The thinnest material.
    case systemUltraThinMaterial = 6
    /// A thin material.
    case systemThinMaterial = 7
    /// A material.
    case systemMaterial = 8
    /// A thick material.
    case systemThickMaterial = 9
    /// The material of bars.
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
}
#endif
