#if os(iOS)
// The Objective-C name of a static member. It isn't visible in Swift.
@available(swift, obsoleted: 1)
extension Banner {
  /// The app whose window shows the banners.
  @objc(application) public static var applicationInObjectiveC: (any ApplicationContext)? {
    get { application }
    set { application = newValue }
  }
}

/// A protocol that exposes `Banner.enqueue()` to Objective-C, for use with selectors.
///
/// Objective-C sees a method if an Objective-C protocol requires it.
@objc protocol Enqueueing {
  /// Enqueues the banner.
  func enqueue()
}

/// A banner's view that displays the banner's title, in Swift or in Objective-C.
///
/// A banner's view doesn't have to conform to this protocol. The title is set at the banner's turn,
/// before the view is shown.
@objc public protocol BannerView: AnyObject {
  /// The banner's title.
  @preconcurrency @MainActor var title: String { get set }
}

/// The app's properties that banners need, such as the key window and the status bar.
///
/// `UIApplication` already has these properties, so most apps only write `extension UIApplication:
/// ApplicationContext {}`. If there is no app object, for example in an extension, any other class
/// can conform, in Swift or in Objective-C.
@objc public protocol ApplicationContext: AnyObject {
  /// The window whose presenter shows banners, or `nil` for `Presenter.default`.
  ///
  /// Usually, this is the key window.
  @preconcurrency @MainActor var keyWindow: UIWindow? { get }
  /// The status bar's frame.
  ///
  /// A banner's content starts below the frame and the safe area.
  @preconcurrency @MainActor var statusBarFrame: CGRect { get }
  /// The user's preferred text size, read once for each banner with a default style.
  @preconcurrency @MainActor var preferredContentSizeCategory: UIContentSizeCategory { get }
  /// The status bar's style, which a banner may change while it is shown.
  @preconcurrency @MainActor var statusBarStyle: UIStatusBarStyle { get set }
}
#endif
