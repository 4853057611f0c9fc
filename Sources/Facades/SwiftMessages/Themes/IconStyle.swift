public import UIKitNames
internal import Usher

/// How strongly the icon of a theme is drawn.
public enum IconStyle: Hashable, Sendable, CaseIterable {
  /// A disc with the sign cut out of it.
  case `default`
  /// A thin ring around the sign.
  case light
  /// The sign alone.
  case subtle
  /// No icon.
  case none

  /// The icon of a theme; `nil` where there is none.
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
