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
    let banner = Content.banner(kind, title: title, size: letterSize)
    guard title.isEmpty, kind.glyph == nil else { return banner }
    // With nothing in it, it is as high as the icon's room and what is kept free would make it.
    return Content(.box(Box(style: .clear, height: 29)), style: banner.style)
  }
}
