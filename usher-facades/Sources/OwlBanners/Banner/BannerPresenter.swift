#if os(iOS) || UIKIT_STAND_IN
/// A presenter of banners; an app can substitute its own, as in a test that shows no banners.
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
  /// Makes a presenter.
  public init() {}

  /// Makes a banner and enqueues it.
  ///
  /// - Parameters:
  ///   - title: The banner's title.
  ///   - style: The banner's style.
  public func presentBanner(title: String, style: any BannerStyle) {
    Banner(style, title: title).enqueue()
  }
}
#endif
