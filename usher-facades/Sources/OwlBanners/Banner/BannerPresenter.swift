#if os(iOS) || UIKIT_STAND_IN
/// A presenter of banners, which an app can replace, for example in tests.
public protocol BannerPresenter {
  /// Shows a banner.
  ///
  /// - Parameters:
  ///   - title: The banner's title.
  ///   - style: The banner's style.
  func presentBanner(title: String, style: any BannerStyle)
}

/// A presenter that shows banners in the app's window.
public final class OwlBannerPresenter: BannerPresenter, Sendable {
  /// Creates a presenter.
  public init() {}

  /// Creates a banner and enqueues it.
  ///
  /// - Parameters:
  ///   - title: The banner's title.
  ///   - style: The banner's style.
  public func presentBanner(title: String, style: any BannerStyle) {
    Banner(style, title: title).enqueue()
  }
}
#endif
