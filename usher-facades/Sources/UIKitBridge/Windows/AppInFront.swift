#if os(iOS) || UIKIT_STAND_IN
internal import UIKit
@_spi(Facades) internal import Usher
@_spi(Facades) internal import UsherUIKit

/// The state of the default presenter's scene, used if the app specifies no window.
///
/// `UIApplication` isn't used, because app extensions don't have one.
@preconcurrency @MainActor
package enum AppInFront {
  /// Returns `nil`, because the default presenter finds the foreground scene.
  package static var keyWindow: UIWindow? { nil }

  /// The user's preferred text size, from the default presenter's window or scene.
  package static var contentSizeCategory: UIContentSizeCategory {
    let host = Presenter.default?.uiKitHost
    let traits = host?.window?.traitCollection ?? host?.scene?.traitCollection
    return (traits ?? .current).preferredContentSizeCategory
  }

  /// Whether `contentSizeCategory` is the user's choice, so that text isn't scaled again.
  package static var tellsTextScale: Bool { true }

  /// The style of the status bar's text.
  ///
  /// Setting it has no effect if view controllers determine the style.
  package static var statusBarStyle: UIStatusBarStyle {
    get { Presenter.default?.statusBar?.style ?? .default }
    set { Presenter.default?.statusBarOwner?.statusBarStyle = newValue }
  }
}
#endif
