/// What a style says of a banner: its view, and how that is shown.
public struct BannerConfiguration: Sendable {
  let view: UIView
  let bufferHeight: CGFloat
  let statusBarStyle: UIStatusBarStyle?
  let displayMetrics: BannerDisplayMetrics?
  let requiresUserDismissal: Bool?

  /// Makes a configuration.
  ///
  /// - Parameters:
  ///   - bannerView: What the banner shows, as wide as the window and as high as it needs to be.
  ///   - bufferHeight: How much further up its background reaches, in points, to hide the gap that the
  ///     spring would show at the edge; what is negative or no number counts as 0.
  ///   - preferredStatusBarStyle: The letters of the status bar while it is up; `nil` leaves them alone.
  ///   - defaultDisplayMetrics: How long it comes, stays and goes; `nil` for 0.5, 2 and 0.25 seconds.
  ///   - defaultRequiresUserDismissal: Whether it stays until a person sends it away; `nil` for no.
  public init(
    bannerView: UIView, bufferHeight: CGFloat, preferredStatusBarStyle: UIStatusBarStyle? = nil,
    defaultDisplayMetrics: BannerDisplayMetrics? = nil, defaultRequiresUserDismissal: Bool? = nil
  ) {
    view = bannerView
    self.bufferHeight = bufferHeight
    statusBarStyle = preferredStatusBarStyle
    displayMetrics = defaultDisplayMetrics
    requiresUserDismissal = defaultRequiresUserDismissal
  }
}
