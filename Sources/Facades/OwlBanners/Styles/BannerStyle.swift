/// How a banner looks; as a rule an enumeration with a case for each kind.
///
/// What a style is described as, with its type, tells banners of one style from those of another: of
/// two banners of one style and one title, asked for one after the other, only the first is shown.
public protocol BannerStyle {
  /// A new view for a banner, with what goes with it.
  ///
  /// It is asked for once for each banner: when that is made, or, where that is not on the main thread,
  /// when it is taken up there.
  @preconcurrency @MainActor var bannerConfiguration: BannerConfiguration { get }
}
