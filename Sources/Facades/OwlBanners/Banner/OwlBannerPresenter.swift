/// Shows banners in the window of the app.
public final class OwlBannerPresenter: BannerPresenter, Sendable {
  /// Makes a presenter.
  public init() {}

  /// Makes a banner and puts it in line.
  ///
  /// - Parameters:
  ///   - title: What it says.
  ///   - style: How it looks.
  public func presentBanner(title: String, style: any BannerStyle) {
    Banner(style, title: title).enqueue()
  }
}
