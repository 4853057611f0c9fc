public import UIKitNames
internal import Usher

/// The style of a theme's icon.
public enum IconStyle: Hashable, Sendable, CaseIterable {
  /// A disc with the symbol cut out.
  case `default`
  /// A thin ring around the symbol.
  case light
  /// The symbol alone.
  case subtle
  /// No icon.
  case none

  /// The icon of a theme; `nil` for `none`.
  public func image(theme: Theme) -> UIImage? {
    theme.kind.glyph(style)?.image(side: style.size)
  }

  private var style: MessageIconStyle {
    switch self {
    case .default: .standard
    case .light: .light
    case .subtle: .subtle
    case .none: .none
    }
  }
}
