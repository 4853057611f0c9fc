internal import Usher

/// The view of the default styles: a title in the middle, an icon at the side.
final class DefaultBannerView: UIView, BannerView, ContentRepresentable {
  var title = "" { didSet { setNeedsContentUpdate() } }
  private let kind: BannerKind
  private let letterSize: Double

  init(_ kind: BannerKind) {
    self.kind = kind
    letterSize = Banner.context.preferredContentSizeCategory.bannerLetterSize
    super.init(frame: .zero)
    accessibilityIdentifier = "BannerView"
  }

  required init?(coder: NSCoder) {
    nil
  }

  var content: Content {
    .banner(kind, title: title, size: letterSize)
  }
}
