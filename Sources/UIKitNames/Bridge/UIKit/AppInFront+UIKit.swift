#if canImport(UIKit)
internal import UIKit
internal import Usher
internal import UsherUIKit

/// The app as an older library's API asks for it where the client names none.
///
/// `UIApplication` is not asked, since an extension has none.
@preconcurrency @MainActor
package enum AppInFront {
  /// No window: the default presenter finds the scene in front by itself.
  package static var keyWindow: UIWindow? { nil }

  /// The user's choice of a text size, as the place of the default presenter has it.
  package static var contentSizeCategory: UIContentSizeCategory {
    let host = Presenter.default?.uiKitHost
    let traits = host?.window?.traitCollection ?? host?.scene?.traitCollection
    return (traits ?? .current).preferredContentSizeCategory
  }

  /// Whether `contentSizeCategory` tells of the user's choice, so that letters of that size are not scaled again.
  package static var tellsTextScale: Bool { true }

  /// The style of the status bar's letters; what is set is ignored, as the demands of overlays count.
  package static var statusBarStyle: UIStatusBarStyle {
    get { Presenter.default?.statusBar?.style ?? .default }
    set {}
  }
}
#endif
