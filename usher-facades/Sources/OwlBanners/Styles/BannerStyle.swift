#if os(iOS) || UIKIT_STAND_IN
/// A banner's look; usually an enumeration with a case for each kind of banner.
///
/// Two styles count as equal if their types and their descriptions are equal. If two consecutive
/// banners have equal styles and titles, only the first is shown.
public protocol BannerStyle {
  /// A new view for a banner, with the banner's settings.
  ///
  /// The property is read once for each banner: when the banner is made, or, for a banner made
  /// outside of the main thread, when the main thread takes up the banner.
  @preconcurrency @MainActor var bannerConfiguration: BannerConfiguration { get }
}

/// A banner's view and settings, as a style provides them.
public struct BannerConfiguration: Sendable {
  let view: UIView
  let bufferHeight: CGFloat
  let statusBarStyle: UIStatusBarStyle?
  let displayMetrics: BannerDisplayMetrics?
  let requiresUserDismissal: Bool?

  /// Makes a configuration.
  ///
  /// - Parameters:
  ///   - bannerView: The banner's view, shown as wide as the window and as high as its content
  ///     needs.
  ///   - bufferHeight: The height, in points, by which the background continues above the view. The
  ///     buffer hides the gap that the entrance's spring would otherwise show at the window's edge.
  ///     Negative numbers and NaN count as 0.
  ///   - preferredStatusBarStyle: The style of the status bar while the banner is shown; `nil`
  ///     leaves the status bar unchanged.
  ///   - defaultDisplayMetrics: The durations of entrance, stay and exit; `nil` for 0.5, 2 and 0.25
  ///     seconds.
  ///   - defaultRequiresUserDismissal: Whether the banner stays until it is dismissed; `nil` for
  ///     no.
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
