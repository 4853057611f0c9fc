#if os(Linux) && !UIKIT_STAND_IN
internal import Usher

/// The icons of presets, by their names in the icon themes of Linux.
extension OverlayNode.Image.Source {
  static let alarm = icon("alarm-symbolic")
  static let bin = icon("user-trash-symbolic")
  static let calendar = icon("x-office-calendar")
  static let information = icon("dialog-information-symbolic")
  static let letter = icon("mail-unread-symbolic")
  static let star = icon("starred-symbolic")
  static let success = icon("object-select-symbolic")
  static let tick = icon("object-select-symbolic")
  static let warning = icon("dialog-warning-symbolic")
}
#endif
