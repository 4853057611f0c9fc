#if !canImport(UIKit)
/// The colour of the status bar's text; stored without effect, as a Linux desktop has no status
/// bar.
public enum UIStatusBarStyle: Int, Hashable, Sendable, CaseIterable {
  /// Dark text, or light text in dark appearance.
  case `default` = 0
  /// Light text.
  case lightContent = 1
  /// Dark text.
  case darkContent = 3
}
#endif
