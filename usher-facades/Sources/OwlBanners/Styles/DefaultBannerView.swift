#if os(iOS) || UIKIT_STAND_IN
@_spi(Facades) internal import Usher

/// The view of the default styles: a centered title with an icon at the side.
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
      let named = banner.naming(at: AppInFront.tellsTextScale ? letterSize : nil)
      return title.isEmpty ? named : named.atLeast(minimumHeight)
    }
    // An empty banner is as high as the icon's space and the padding.
    return OverlayContent(.box(OverlayNode.Box(style: .clear, height: 29)), style: banner.style)
  }

  /// The minimum height of the content without the padding above and below, in whole points.
  ///
  /// In the original, the icon's 42 points are centered on the title, which ends 8 points above the
  /// lower edge. Therefore a banner with one line is 29 points plus half a line high.
  private var minimumHeight: Double {
    (13 + Double(UIFont.systemFont(ofSize: letterSize).lineHeight) / 2).rounded(.up)
  }
}

extension OverlayContent {
  /// Returns the content with its title and icon at the bottom of a row with a minimum height.
  fileprivate func atLeast(_ height: Double) -> OverlayContent {
    guard case .stack(let row) = root else { return self }
    var content = self
    content.root = .stack(
      OverlayNode.Stack(
        .horizontal, spacing: 0, alignment: .trailing, padding: row.padding,
        children: [
          .stack(
            OverlayNode.Stack(row.axis, spacing: row.spacing, children: row.children)),
          .box(OverlayNode.Box(height: height)),
        ]))
    return content
  }

  /// Adds the accessibility identifiers that an app's UI tests look for.
  ///
  /// - Parameter letterSize: The font size that the user prefers, in points. If it isn't `nil`, the
  ///   title and icon aren't scaled again. If it is `nil`, the host scales them.
  /// - Returns: The content with identifiers for the title and the icon.
  fileprivate func naming(at letterSize: Double?) -> OverlayContent {
    guard case .stack(let row) = root else { return self }
    let pieces = row.children.map { piece -> OverlayNode in
      switch piece {
      case .text(let text):
        var title = OverlayNode.Text(
          text.string,
          font: OverlayNode.Font(size: text.font.size, followsTextScale: letterSize == nil),
          color: text.color, alignment: text.alignment)
        title.identifier = "BannerLabel"
        return .text(title)
      case .image(let image):
        var icon = OverlayNode.Image(
          image.source, size: image.size.width * (letterSize ?? 16) / 16, color: image.color,
          label: image.label)
        icon.followsTextScale = letterSize == nil
        icon.identifier = "BannerIcon"
        return .image(icon)
      case .stack, .box, .pages, .scroll, .button, .field, .input, .rating, .activity, .progress,
        .divider,
        .spacer, .native:
        return piece
      }
    }
    var content = self
    content.root = .stack(
      OverlayNode.Stack(
        row.axis, spacing: row.spacing, alignment: row.alignment, padding: row.padding,
        children: pieces))
    return content
  }
}

extension UIContentSizeCategory {
  /// The font size of a default banner, in points, or 17 if the category is unknown.
  ///
  /// From 18 points, the sizes increase by the same steps as UIKit's body style.
  fileprivate var bannerLetterSize: Double {
    Self.letterSizes[self] ?? 17
  }

  private static let letterSizes: [UIContentSizeCategory: Double] = [
    .extraSmall: 13, .small: 14, .medium: 15, .large: 16, .extraLarge: 17, .extraExtraLarge: 17,
    .extraExtraExtraLarge: 18, .accessibilityMedium: 23, .accessibilityLarge: 28,
    .accessibilityExtraLarge: 35, .accessibilityExtraExtraLarge: 42,
    .accessibilityExtraExtraExtraLarge: 48,
  ]
}
#endif
