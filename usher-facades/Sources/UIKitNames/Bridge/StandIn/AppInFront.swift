#if os(Linux) && !UIKIT_STAND_IN
/// The app's state that an older library reads when the app passes no window.
@preconcurrency @MainActor
package enum AppInFront {
  /// The app's key window.
  package static var keyWindow: UIWindow? { UIApplication.shared.keyWindow }

  /// The user's preferred text size: always the default here, since hosts scale all text
  /// themselves.
  package static var contentSizeCategory: UIContentSizeCategory {
    UIApplication.shared.preferredContentSizeCategory
  }

  /// Whether `contentSizeCategory` is the user's choice, so that text of that size is not scaled
  /// again.
  package static var tellsTextScale: Bool { false }

  /// The style of the status bar's text; stored without effect.
  package static var statusBarStyle: UIStatusBarStyle {
    get { UIApplication.shared.statusBarStyle }
    set { UIApplication.shared.statusBarStyle = newValue }
  }
}
#endif
