internal import Usher

/// The names of icons: Apple's symbols, or names of Linux icon themes.
package enum IconNames: Sendable {
  case symbols, theme

  #if os(Linux)
  /// The current names.
  ///
  /// An iOS app on Linux uses Apple's names.
  @TaskLocal package static var current = IconNames.theme
  #else
  /// The current names.
  @TaskLocal package static var current = IconNames.symbols
  #endif
}

/// The icons of presets.
extension OverlayNode.Image.Source {
  static var alarm: Self { named("alarm", "alarm-symbolic") }
  static var bin: Self { named("trash", "user-trash-symbolic") }
  static var calendar: Self { named("calendar", "x-office-calendar") }
  static var information: Self { named("info.circle", "dialog-information-symbolic") }
  static var letter: Self { named("envelope.badge", "mail-unread-symbolic") }
  static var star: Self { named("star.fill", "starred-symbolic") }
  static var success: Self { named("checkmark.circle", "object-select-symbolic") }
  static var tick: Self { named("checkmark", "object-select-symbolic") }
  static var warning: Self { named("exclamationmark.triangle", "dialog-warning-symbolic") }

  private static func named(_ symbol: String, _ themed: String) -> Self {
    switch IconNames.current {
    case .symbols: icon(symbol)
    case .theme: icon(themed)
    }
  }
}
