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
    guard title.isEmpty, kind.glyph == nil else {
      return banner.naming(isScaled: AppInFront.tellsTextScale)
    }
    // With nothing in it, it is as high as the icon's room and what is kept free would make it.
    return OverlayContent(.box(Node.Box(style: .clear, height: 29)), style: banner.style)
  }
}

extension OverlayContent {
  /// The same, its title and its icon called as tests of apps know them.
  ///
  /// - Parameter isScaled: Whether the letters have the size that the user asked for, and do not grow further.
  /// - Returns: The content with the names.
  fileprivate func naming(isScaled: Bool) -> OverlayContent {
    guard case .stack(let row) = root else { return self }
    let pieces = row.children.map { piece -> Node in
      switch piece {
      case .text(let text):
        var title = Node.Text(
          text.string, font: Node.Font(size: text.font.size, followsTextScale: !isScaled),
          color: text.color, alignment: text.alignment)
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
