/// What shows banners; another one can take its place where no banners are wanted, as in a test.
public protocol BannerPresenter {
  /// Shows a banner.
  ///
  /// - Parameters:
  ///   - title: What it says.
  ///   - style: How it looks.
  func presentBanner(title: String, style: any BannerStyle)
}
