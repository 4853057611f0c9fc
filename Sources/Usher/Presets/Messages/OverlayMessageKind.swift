/// The kind of a message.
public enum OverlayMessageKind: Hashable, Sendable, CaseIterable {
  /// Information.
  case info
  /// A success.
  case success
  /// A warning.
  case warning
  /// A failure.
  case error

  /// The surface and the colors of this kind in SwiftMessages.
  public var theme: MessageTheme {
    switch self {
    case .info: .info
    case .success: .success
    case .warning: .warning
    case .error: .error
    }
  }

  var color: AdaptiveColor {
    switch self {
    case .info: .accent
    case .success: .success
    case .warning: .warning
    case .error: .danger
    }
  }

  var haptic: Haptic {
    switch self {
    case .info, .success: .success
    case .warning: .warning
    case .error: .error
    }
  }

  /// Returns the kind's icon, or `nil` for the style `none`.
  @_spi(Facades) public func glyph(_ style: MessageIconStyle = .standard) -> Glyph? {
    switch style {
    case .standard: disc
    case .light: ring
    case .subtle: mark
    case .none: nil
    }
  }

  private var disc: Glyph {
    switch self {
    case .info: .infoDisc
    case .success: .successDisc
    case .warning: .warningDisc
    case .error: .errorDisc
    }
  }

  private var ring: Glyph {
    switch self {
    case .info: .infoRing
    case .success: .successRing
    case .warning: .warningRing
    case .error: .errorRing
    }
  }

  private var mark: Glyph {
    switch self {
    case .info: .info
    case .success: .checkmark
    case .warning: .exclamation
    case .error: .xmark
    }
  }

  /// Whether the announcement interrupts other speech, or `nil` to derive it from the overlay.
  var politeness: Semantics.Politeness? {
    switch self {
    case .info, .success, .warning: nil
    case .error: .assertive
    }
  }

  /// The icon's label for screen readers, in the current language.
  var label: String {
    switch self {
    case .info: OverlayStrings.current[.information]
    case .success: OverlayStrings.current[.success]
    case .warning: OverlayStrings.current[.warning]
    case .error: OverlayStrings.current[.error]
    }
  }
}
