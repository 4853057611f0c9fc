#if os(Linux) && !UIKIT_STAND_IN
internal import Usher

extension UIFont.TextStyle {
  /// The font of the style; that of `body` for an unknown name.
  var font: OverlayNode.Font { Self.fonts[self] ?? .body }

  private static let fonts: [Self: OverlayNode.Font] = [
    .largeTitle: .largeTitle, .title1: .title1, .title2: .title2, .title3: .title3,
    .headline: .headline, .body: .body, .callout: .callout, .subheadline: .subheadline,
    .footnote: .footnote, .caption1: .caption1, .caption2: .caption2,
  ]
}
#endif
