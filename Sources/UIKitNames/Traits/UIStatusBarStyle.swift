#if !canImport(UIKit)
/// The letters of a status bar; a Linux desktop has none, so that this is only kept.
public enum UIStatusBarStyle: Int, Hashable, Sendable, CaseIterable {
  /// Dark, or light in dark appearance.
  case `default` = 0
  /// Light.
  case lightContent = 1
  /// Dark.
  case darkContent = 3
}
#endif
