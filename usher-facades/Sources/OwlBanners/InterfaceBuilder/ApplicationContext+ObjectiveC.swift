#if os(iOS)
// The Objective-C name of a static member. Swift does not see it.
@available(swift, obsoleted: 1)
extension Banner {
  /// The app in whose window banners are shown.
  @objc(application) public static var applicationInObjectiveC: (any ApplicationContext)? {
    get { application }
    set { application = newValue }
  }
}

/// A protocol that exposes `Banner.enqueue()` to Objective-C, for use with selectors.
///
/// A method that is required by an Objective-C protocol is visible to Objective-C.
@objc protocol Enqueueing {
  /// Enqueues the banner.
  func enqueue()
}

/// A banner's view that displays the banner's title, in Swift or in Objective-C.
///
/// A banner's view need not conform to this protocol. The title is set when the banner's turn has
/// come, before the view is shown.
@objc public protocol BannerView: AnyObject {
  /// The banner's title.
  @preconcurrency @MainActor var title: String { get set }
}

/// The app's properties that banners need, such as the key window and the status bar.
///
/// `UIApplication` has all of them, so that an app only writes `extension UIApplication:
/// ApplicationContext {}`. Without an app object, as in an extension, any other class can conform,
/// in Swift or in Objective-C.
@objc public protocol ApplicationContext: AnyObject {
  /// The window whose presenter shows banners, usually the key window; `nil` for
  /// `Presenter.default`.
  @preconcurrency @MainActor var keyWindow: UIWindow? { get }
  /// The status bar's frame; a banner's content begins below it, and below the safe area.
  @preconcurrency @MainActor var statusBarFrame: CGRect { get }
  /// The user's preferred text size; read once for each banner with a default style.
  @preconcurrency @MainActor var preferredContentSizeCategory: UIContentSizeCategory { get }
  /// The status bar's style, which a banner may change while it is shown.
  @preconcurrency @MainActor var statusBarStyle: UIStatusBarStyle { get set }
}
#endif
