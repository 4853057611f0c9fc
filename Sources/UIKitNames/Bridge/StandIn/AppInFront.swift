#if !canImport(UIKit)
/// The app as an older library's API asks for it where the client names none.
@preconcurrency @MainActor
package enum AppInFront {
  /// The app's key window.
  package static var keyWindow: UIWindow? { UIApplication.shared.keyWindow }

  /// The user's choice of a text size: the usual one, since hosts scale all letters themselves.
  package static var contentSizeCategory: UIContentSizeCategory {
    UIApplication.shared.preferredContentSizeCategory
  }

  /// Whether `contentSizeCategory` tells of the user's choice, so that letters of that size are not scaled again.
  package static var tellsTextScale: Bool { false }

  /// The style of the status bar's letters; only kept.
  package static var statusBarStyle: UIStatusBarStyle {
    get { UIApplication.shared.statusBarStyle }
    set { UIApplication.shared.statusBarStyle = newValue }
  }
}
#endif
