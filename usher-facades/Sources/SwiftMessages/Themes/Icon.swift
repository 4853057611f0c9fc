#if os(iOS) || UIKIT_STAND_IN
public import UIKitBridge
@_spi(Facades) internal import Usher

/// The icons of the themes, each in three styles.
public enum Icon: String, Hashable, Sendable, CaseIterable {
  /// A disc with a cross cut out.
  case error = "errorIcon"
  /// A disc with an exclamation mark cut out.
  case warning = "warningIcon"
  /// A disc with a check mark cut out.
  case success = "successIcon"
  /// A disc with an "i" cut out.
  case info = "infoIcon"
  /// A ring around a cross.
  case errorLight = "errorIconLight"
  /// A ring around an exclamation mark.
  case warningLight = "warningIconLight"
  /// A ring around a check mark.
  case successLight = "successIconLight"
  /// A ring around an "i".
  case infoLight = "infoIconLight"
  /// A cross.
  case errorSubtle = "errorIconSubtle"
  /// An exclamation mark.
  case warningSubtle = "warningIconSubtle"
  /// A check mark.
  case successSubtle = "successIconSubtle"
  /// An "i".
  case infoSubtle = "infoIconSubtle"

  /// The icon as a template image, in the tint color.
  ///
  /// It is sharp at any size.
  public var image: UIImage {
    (theme.kind.glyph(style) ?? Glyph(shapes: [])).image(side: style.size)
  }

  private var theme: Theme {
    switch self {
    case .error, .errorLight, .errorSubtle: .error
    case .warning, .warningLight, .warningSubtle: .warning
    case .success, .successLight, .successSubtle: .success
    case .info, .infoLight, .infoSubtle: .info
    }
  }

  private var style: MessageIconStyle {
    switch self {
    case .error, .warning, .success, .info: .standard
    case .errorLight, .warningLight, .successLight, .infoLight: .light
    case .errorSubtle, .warningSubtle, .successSubtle, .infoSubtle: .subtle
    }
  }
}

/// The style of a theme's icon.
public enum IconStyle: Hashable, Sendable, CaseIterable {
  /// A disc with the symbol cut out.
  case `default`
  /// A thin ring around the symbol.
  case light
  /// Only the symbol.
  case subtle
  /// No icon.
  case none

  /// Returns the icon of a theme, or `nil` for `none`.
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
#endif
