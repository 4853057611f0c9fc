#if !canImport(ObjectiveC)
/// A view of a banner that shows the banner's title.
///
/// Views need not be one; those that are get the title when their turn has come, before they are
/// shown.
public protocol BannerView: AnyObject {
  /// What the banner says.
  @preconcurrency @MainActor var title: String { get set }
}
#endif
