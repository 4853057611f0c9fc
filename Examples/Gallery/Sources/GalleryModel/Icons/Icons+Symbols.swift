#if !os(Linux) || UIKIT_STAND_IN
internal import Usher

/// The icons of presets, by their names among Apple's symbols.
extension OverlayNode.Image.Source {
  static let alarm = icon("alarm")
  static let bin = icon("trash")
  static let calendar = icon("calendar")
  static let information = icon("info.circle")
  static let letter = icon("envelope.badge")
  static let star = icon("star.fill")
  static let success = icon("checkmark.circle")
  static let tick = icon("checkmark")
  static let warning = icon("exclamationmark.triangle")
}
#endif
