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
