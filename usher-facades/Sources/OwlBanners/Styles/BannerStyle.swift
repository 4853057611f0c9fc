#if os(iOS) || UIKIT_STAND_IN
/// A banner's style, usually an enumeration with a case for each kind of banner.
///
/// Two styles are equal if they have the same type and description. If two consecutive banners have
/// equal styles and titles, only the first is shown.
public protocol BannerStyle {
  /// A new view for a banner, together with the banner's settings.
  ///
  /// The property is read once for each banner, when it is created. If the banner is created
  /// outside the main thread, the property is read when the main thread receives the banner.
  @preconcurrency @MainActor var bannerConfiguration: BannerConfiguration { get }
}

/// A banner's view and settings, as provided by a style.
public struct BannerConfiguration: Sendable {
  let view: UIView
  let bufferHeight: CGFloat
  let statusBarStyle: UIStatusBarStyle?
  let displayMetrics: BannerDisplayMetrics?
  let requiresUserDismissal: Bool?

  /// Creates a configuration.
  ///
  /// - Parameters:
  ///   - bannerView: The banner's view. It is as wide as the window and as high as its content.
  ///   - bufferHeight: The height, in points, by which the background extends above the view. The
  ///     buffer hides the gap at the window's edge that the entrance's spring would otherwise show.
  ///     Negative values and NaN are treated as 0.
  ///   - preferredStatusBarStyle: The style of the status bar while the banner is shown. If it is
  ///     `nil`, the status bar doesn't change.
  ///   - defaultDisplayMetrics: The durations of the entrance, the display and the exit. If the
  ///     value is `nil`, they are 0.5, 2 and 0.25 seconds.
  ///   - defaultRequiresUserDismissal: Whether the banner stays until it is dismissed. `nil` is
  ///     treated as `false`.
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
#endif
