#if UIKIT_STAND_IN
/// The app's properties that banners need, such as the key window and the status bar.
///
/// `UIApplication` has all of them, so that an app only writes `extension UIApplication:
/// ApplicationContext {}`. Without an app object, as in an extension, any other class can conform.
public protocol ApplicationContext: AnyObject {
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

/// A banner's view that displays the banner's title.
///
/// A banner's view need not conform to this protocol. The title is set when the banner's turn has
/// come, before the view is shown.
public protocol BannerView: AnyObject {
  /// The banner's title.
  @preconcurrency @MainActor var title: String { get set }
}

/// A type with an `enqueue()` method.
protocol Enqueueing {
  /// Enqueues the banner.
  func enqueue()
}
#endif
