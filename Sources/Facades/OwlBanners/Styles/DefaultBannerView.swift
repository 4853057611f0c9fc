internal import Usher

/// The view of the default styles: a title in the middle, an icon at the side.
final class DefaultBannerView: UsherContentView, BannerView {
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

  override var usherContent: OverlayContent {
    let banner = OverlayContent.banner(kind, title: title, size: letterSize)
    guard title.isEmpty, kind.glyph == nil else { return banner.withNamedPieces }
    // With nothing in it, it is as high as the icon's room and what is kept free would make it.
    return OverlayContent(.box(Node.Box(style: .clear, height: 29)), style: banner.style)
  }
}

extension OverlayContent {
  /// The same, its title and its icon called as tests of apps know them.
  fileprivate var withNamedPieces: OverlayContent {
    guard case .stack(let row) = root else { return self }
    let pieces = row.children.map { piece -> Node in
      switch piece {
      case .text(var title):
        title.identifier = "BannerLabel"
        return .text(title)
      case .image(var icon):
        icon.identifier = "BannerIcon"
        return .image(icon)
      default: return piece
      }
    }
    var content = self
    content.root = .stack(
      Node.Stack(
        row.axis, spacing: row.spacing, alignment: row.alignment, padding: row.padding,
        children: pieces))
    return content
  }
}
