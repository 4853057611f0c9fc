internal import UsherCore

/// The picture at the top of a pop-up, and its place relative to the card's top edge.
public struct ThemeImage: Sendable {
  /// The picture.
  let image: OverlayNode.Image
  /// The picture's place.
  let position: Position

  /// Makes a pop-up's picture; by default its top is 40 points below the card's edge.
  public init(_ image: OverlayNode.Image, position: Position = .topToTop(offset: 40)) {
    self.image = image
    self.position = position
  }

  /// The place of a picture relative to a card's top edge; an offset that is not finite counts as
  /// 0.
  public enum Position: Hashable, Sendable {
    /// The picture's top is `offset` points below the edge; negative for a picture that reaches
    /// over the edge.
    case topToTop(offset: Double)
    /// The picture's center is `offset` points below the edge; the part above the edge reaches over
    /// it.
    case centerToTop(offset: Double)
  }

  /// The distance of the picture's top below the card's edge, in points; negative above the edge.
  var top: Double {
    switch position {
    case .topToTop(let offset): Length.mendedOffset(offset)
    case .centerToTop(let offset): Length.mendedOffset(offset) - image.size.height / 2
    }
  }
}

extension OverlayContent {
  /// Returns a pop-up as in SwiftEntryKit: a picture, a title, a description, and a button with
  /// round ends.
  ///
  /// - Parameters:
  ///   - image: The picture at the top; it may reach over the card's top edge, and a glyph is then
  ///     drawn on a round background like the card's. `nil` for none.
  ///   - title: The text below the picture; an empty title takes no room.
  ///   - description: The text below the title; an empty description takes no room.
  ///   - button: The button at the bottom, with a label of one line.
  ///   - style: The surface of the card.
  /// - Returns: The content. If the picture reaches over the edge, the card is a box inside the
  ///   content, and the content's own style is `clear`, which presets keep.
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
    // The card's texts begin below the part of the picture that lies inside the card.
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

  /// Returns `image`; a glyph is put on a round background like the card's, since otherwise the
  /// card's edge would show through it.
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
