/// What a message tells, as the themes of SwiftMessages.
public enum MessageKind: Hashable, Sendable, CaseIterable {
  /// Something to know.
  case info
  /// Something went well.
  case success
  /// Something needs a look.
  case warning
  /// Something failed.
  case error

  /// Its surface and colours.
  public var theme: MessageTheme {
    switch self {
    case .info: .info
    case .success: .success
    case .warning: .warning
    case .error: .error
    }
  }

  /// What a person may feel when it comes.
  public var haptic: Haptic {
    switch self {
    case .info, .success: .success
    case .warning: .warning
    case .error: .error
    }
  }

  /// Its icon in a style; `nil` where the style has none.
  public func glyph(_ style: MessageIconStyle = .standard) -> Glyph? {
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
    case .success: .tick
    case .warning: .exclamation
    case .error: .cross
    }
  }

  /// What its icon says in English, for those who cannot see it.
  public var label: String {
    switch self {
    case .info: "Information"
    case .success: "Success"
    case .warning: "Warning"
    case .error: "Error"
    }
  }
}
