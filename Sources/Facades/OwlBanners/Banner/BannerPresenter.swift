/// A presenter of banners; an app can substitute its own, as in a test that shows no banners.
public protocol BannerPresenter {
  /// Shows a banner.
  ///
  /// - Parameters:
  ///   - title: The banner's title.
  ///   - style: The banner's style.
  func presentBanner(title: String, style: any BannerStyle)
}
