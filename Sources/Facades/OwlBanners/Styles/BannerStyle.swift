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
