#if os(iOS) || UIKIT_STAND_IN
internal import UIKit
@_spi(Facades) internal import Usher
@_spi(Facades) internal import UsherUIKit

/// The app's state that an older library reads when the app passes no window.
///
/// `UIApplication` is not read, since app extensions have none.
@preconcurrency @MainActor
package enum AppInFront {
  /// Returns `nil`: the default presenter finds the foreground scene by itself.
  package static var keyWindow: UIWindow? { nil }

  /// The user's preferred text size, as reported by the default presenter's window or scene.
  package static var contentSizeCategory: UIContentSizeCategory {
    let host = Presenter.default?.uiKitHost
    let traits = host?.window?.traitCollection ?? host?.scene?.traitCollection
    return (traits ?? .current).preferredContentSizeCategory
  }

  /// Whether `contentSizeCategory` is the user's choice, so that text of that size is not scaled
  /// again.
  package static var tellsTextScale: Bool { true }

  /// The style of the status bar's text; setting it has an effect if the app's view controllers do
  /// not decide on it.
  package static var statusBarStyle: UIStatusBarStyle {
    get { Presenter.default?.statusBar?.style ?? .default }
    set { Presenter.default?.statusBarOwner?.statusBarStyle = newValue }
  }
}
#endif
