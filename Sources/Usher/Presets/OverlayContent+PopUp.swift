internal import UsherCore

/// The image at the top of a pop-up, and its position relative to the card's top edge.
public struct ThemeImage: Sendable {
  let image: OverlayNode.Image
  let position: Position

  /// Creates an image for a pop-up.
  ///
  /// By default, its top is 40 points below the card's top edge.
  public init(_ image: OverlayNode.Image, position: Position = .topToTop(offset: 40)) {
    self.image = image
    self.position = position
  }

  /// The position of an image relative to a card's top edge.
  ///
  /// An offset that is not finite is replaced by 0.
  public enum Position: Hashable, Sendable {
    /// The top of the image is `offset` points below the edge, or above the edge if `offset` is
    /// negative.
    case topToTop(offset: Double)
    /// The center of the image is `offset` points below the edge, so that the image may overlap the
    /// edge.
    case centerToTop(offset: Double)
  }

  /// The distance from the card's edge to the top of the image, in points.
  ///
  /// It is negative above the edge.
  var top: Double {
    switch position {
    case .topToTop(let offset): Length.mendedOffset(offset)
    case .centerToTop(let offset): Length.mendedOffset(offset) - image.size.height / 2
    }
  }
}

extension OverlayContent {
  /// Returns a pop-up as in SwiftEntryKit: an image, a title, a description, and a rounded button.
  ///
  /// - Parameters:
  ///   - image: The image at the top, or `nil` for none. If it extends beyond the card's top edge,
  ///     a glyph gets a round background like the card's background.
  ///   - title: The text below the image. An empty title takes up no space.
  ///   - description: The text below the title. An empty description takes up no space.
  ///   - button: The button at the bottom. Its label has one line.
  ///   - style: The surface of the card.
  /// - Returns: The content. If the image extends beyond the card, the card is a box in the
  ///   content, and the content's style is `clear`, which presets don't replace.
  public static func popUp(
    image: ThemeImage? = nil, title: OverlayNode.Text, description: OverlayNode.Text,
    button: OverlayNode.Button,
    style: OverlayStyle = .card
  ) -> OverlayContent {
    let pill = button.with(
      style: button.style.shaped(
        cornerRadius: 22.5, padding: Insets(horizontal: 30, vertical: 0), height: 45))
    let words: [OverlayNode] = [.text(title), .text(description)]
    let text = OverlayNode.stack(
      OverlayNode.Stack(.vertical, spacing: 16, alignment: .fill, children: words))
    let body = OverlayNode.stack(
      OverlayNode.Stack(
        .vertical, spacing: 30, alignment: .fill, children: [text, centered(.button(pill))]))
    guard let image else { return OverlayContent(card([body], top: 20), style: style) }
    guard image.top < 0 else {
      return OverlayContent(
        card([centered(.image(image.image)), body], top: image.top), style: style)
    }
    // The texts start below the part of the image that is inside the card.
    let inside = max(image.top + image.image.size.height, 0)
    let box = OverlayNode.Box(
      card([body], top: inside + 20), style: style,
      margins: Insets(top: -image.top, left: 0, bottom: 0, right: 0))
    return OverlayContent(
      .stack(
        OverlayNode.Stack(
          .depth, alignment: .fill, children: [.box(box), centered(opaque(image.image, on: style))])
      ),
      style: .clear)
  }

  /// Returns `image`, or a glyph on a round background, so that the card's edge isn't visible
  /// behind it.
  private static func opaque(_ image: OverlayNode.Image, on style: OverlayStyle) -> OverlayNode {
    guard case .glyph = image.source else { return .image(image) }
    let ground = OverlayStyle(
      background: style.background,
      cornerRadius: min(image.size.width, image.size.height) / 2, shadow: nil)
    return .box(OverlayNode.Box(.image(image), style: ground))
  }

  private static func card(_ pieces: [OverlayNode], top: Double) -> OverlayNode {
    .stack(
      OverlayNode.Stack(
        .vertical, spacing: 20, alignment: .fill,
        padding: Insets(top: top, left: 30, bottom: 30, right: 30),
        children: pieces))
  }
}
