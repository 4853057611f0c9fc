/// What a banner tells, as in OwlBanners.
///
/// Their grounds are darker than there, and the letters on orange are black: white letters had between
/// 2.3 and 4.4 to 1, and have at least 4.5 to 1 here, 7 to 1 at increased contrast.
public enum BannerKind: Hashable, Sendable, CaseIterable {
  /// Something to know; without an icon.
  case notice
  /// Something went well.
  case success
  /// Something needs a look.
  case warning
  /// Something failed.
  case error
  /// Something failed, and a person has to know.
  case persistentError
  /// Something to know.
  case info

  /// Where, when and how it is shown.
  public var attributes: Attributes {
    switch self {
    case .notice, .success, .warning, .error, .info: Presets.banner
    case .persistentError: Presets.persistentBanner
    }
  }

  /// A name under which a banner of the same kind and title, asked for next, is refused as a repetition.
  public func name(title: String) -> String { "\(self): \(title)" }

  /// Its icon; `nil` where it has none.
  public var glyph: Glyph? {
    switch self {
    case .notice: nil
    case .success: .tick
    case .warning: .warningTriangle
    case .error, .persistentError: .cross
    case .info: .infoRing
    }
  }

  /// What its icon says in English, for those who cannot see it.
  public var label: String {
    switch self {
    case .notice: "Notice"
    case .success: "Success"
    case .warning: "Warning"
    case .error, .persistentError: "Error"
    case .info: "Information"
    }
  }

  /// What it stands on.
  public var ground: AdaptiveColor {
    switch self {
    case .notice, .success: AdaptiveColor(standard: 0x4F7B12, clear: 0x38590A)
    case .warning: AdaptiveColor(standard: 0xFF9100, clear: 0xFF9F24)
    case .error, .persistentError: AdaptiveColor(standard: 0xC93F3F, clear: 0x9E2424)
    case .info: AdaptiveColor(standard: 0x1C7CA6, clear: 0x0D5A7C)
    }
  }

  /// The colour of its letters and of its icon.
  public var foreground: AdaptiveColor {
    switch self {
    case .warning: .black
    case .notice, .success, .error, .persistentError, .info: .white
    }
  }
}

extension AdaptiveColor {
  /// One that is the same in light and dark, and another one at increased contrast.
  init(standard: UInt32, clear: UInt32) {
    self.init(
      light: RGBA(hex: standard), dark: RGBA(hex: standard), clearLight: RGBA(hex: clear),
      clearDark: RGBA(hex: clear))
  }
}
