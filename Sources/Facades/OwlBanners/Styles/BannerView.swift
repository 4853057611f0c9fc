#if !canImport(ObjectiveC)
/// A banner's view that displays the banner's title.
///
/// A banner's view need not conform to this protocol. The title is set when the banner's turn has
/// come, before the view is shown.
public protocol BannerView: AnyObject {
  /// The banner's title.
  @preconcurrency @MainActor var title: String { get set }
}
#endif
