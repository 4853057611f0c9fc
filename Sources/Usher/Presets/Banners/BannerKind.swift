/// The kind of a banner, as in OwlBanners.
///
/// The backgrounds are darker than in OwlBanners, and text on orange is black, because white text
/// there has a contrast of only 2.3:1 to 4.4:1. Here, the contrast is at least 4.5:1, and 7:1 at
/// increased contrast.
public enum BannerKind: Hashable, Sendable, CaseIterable {
  /// A neutral message without an icon.
  case notice
  /// A success.
  case success
  /// A warning.
  case warning
  /// A failure.
  case error
  /// A failure that is shown until the banner is dismissed.
  case persistentError
  /// Information with an icon.
  case info

  /// The banner's position, timing and behavior.
  public var preset: OverlayPreset {
    switch self {
    case .notice, .success, .warning, .error, .info: OverlayPreset.banner
    case .persistentError: OverlayPreset.persistentBanner
    }
  }

  /// Returns a name for a banner with this kind and title.
  ///
  /// If you use it, requesting the same banner twice in a row is refused as a duplicate.
  public func name(title: String) -> String { "\(self): \(title)" }

  /// The banner's icon, or `nil` if there is none.
  @_spi(Facades) public var glyph: Glyph? {
    switch self {
    case .notice: nil
    case .success: .checkmark
    case .warning: .warningTriangle
    case .error, .persistentError: .xmark
    case .info: .infoRing
    }
  }

  /// The icon's label for screen readers, in the current language.
  package var label: String {
    switch self {
    case .notice: OverlayStrings.current[.notice]
    case .success: OverlayStrings.current[.success]
    case .warning: OverlayStrings.current[.warning]
    case .error, .persistentError: OverlayStrings.current[.error]
    case .info: OverlayStrings.current[.information]
    }
  }

  /// The banner's background.
  package var ground: AdaptiveColor {
    switch self {
    case .notice, .success: AdaptiveColor(hex: 0x4F7B12, clear: 0x38590A)
    case .warning: AdaptiveColor(hex: 0xFF9100, clear: 0xFF9F24)
    case .error, .persistentError: AdaptiveColor(hex: 0xC93F3F, clear: 0x9E2424)
    case .info: AdaptiveColor(hex: 0x1C7CA6, clear: 0x0D5A7C)
    }
  }

  /// The surface of the banner's button, on which the label has at least the same contrast.
  var buttonFill: AdaptiveColor {
    switch self {
    case .warning: AdaptiveColor.white.opacity(0.3)
    case .notice, .success, .error, .persistentError, .info: AdaptiveColor.black.opacity(0.2)
    }
  }

  /// The color of the banner's text and icon.
  package var foreground: AdaptiveColor {
    switch self {
    case .warning: .black
    case .notice, .success, .error, .persistentError, .info: .white
    }
  }
}
