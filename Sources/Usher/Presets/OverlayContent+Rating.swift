public import UsherCore

/// A symbol of a rating, and the texts that are shown when it is chosen.
public struct RatingChoice: Sendable {
  let item: OverlayNode.Rating.Item
  /// The title that replaces the initial title.
  let title: OverlayNode.Text
  /// The description that replaces the initial description.
  let description: OverlayNode.Text

  /// Creates a choice.
  public init(
    _ item: OverlayNode.Rating.Item, title: OverlayNode.Text, description: OverlayNode.Text
  ) {
    self.item = item
    self.title = title
    self.description = description
  }

  /// Returns a star with this meaning for screen readers.
  ///
  /// It becomes gold when it is chosen.
  public static func star(_ meaning: String, title: OverlayNode.Text, description: OverlayNode.Text)
    -> RatingChoice
  {
    RatingChoice(
      OverlayNode.Rating.Item(
        meaning, chosen: OverlayNode.Image(.glyph(.star), color: .star),
        open: OverlayNode.Image(.glyph(.openStar), color: .secondaryLabel)),
      title: title, description: description)
  }
}

extension AdaptiveColor {
  /// The color of chosen stars, a gold with a contrast of at least 3:1 on a light card.
  public static let star = AdaptiveColor(
    hex: 0xB27A00, dark: 0xFFC72E, clear: 0x7A5300, clearDark: 0xFFD45C)
}

extension OverlayContent {
  /// Returns a rating as in SwiftEntryKit: texts, symbols to choose from, and buttons.
  ///
  /// The texts depend on the choice, and the buttons appear when the user makes the first choice.
  ///
  /// - Parameters:
  ///   - choice: The number of the chosen symbol, starting at 0. There may be an initial choice.
  ///   - title: The title before a choice. An empty title takes up no space.
  ///   - description: The text below the title. An empty description takes up no space.
  ///   - choices: The symbols, each with its texts.
  ///   - bar: The buttons. `expands` is ignored, because the bar appears with the choice.
  ///   - itemSize: The space for a symbol, in points.
  ///   - onChoose: Called each time the user chooses.
  /// - Returns: The content on a card that clips the buttons at its corners.
  @MainActor
  public static func rating(
    _ choice: ObservableValue<Int?>, title: OverlayNode.Text, description: OverlayNode.Text,
    choices: [RatingChoice],
    bar: ButtonBar,
    itemSize: OverlaySize = OverlaySize(width: 50, height: 50),
    onChoose: @escaping @MainActor @Sendable (Int) -> Void = { _ in }
  ) -> OverlayContent {
    let words = OverlayNode.Pages(
      choice, initial: texts(title, description),
      pages: choices.map { texts($0.title, $0.description) })
    let symbols = OverlayNode.Rating(
      choice, items: choices.map(\.item), itemSize: itemSize, onChoose: onChoose)
    let message = OverlayNode.stack(
      OverlayNode.Stack(
        .vertical, spacing: 10, alignment: .fill,
        padding: Insets(top: 10, left: 0, bottom: 30, right: 0),
        children: [.pages(words), centered(.rating(symbols))]))
    guard let buttons = bar.node else { return OverlayContent(message, style: .cut) }
    let barPage = choice.map { _ in symbols.chosen.map { _ in 0 } }
    return OverlayContent(
      .stack(
        OverlayNode.Stack(
          .vertical, spacing: 0, alignment: .fill,
          children: [message, .pages(OverlayNode.Pages(barPage, pages: [buttons]))])),
      style: .cut)
  }

  private static func texts(_ title: OverlayNode.Text, _ description: OverlayNode.Text)
    -> OverlayNode
  {
    .stack(
      OverlayNode.Stack(
        .vertical, spacing: 8, alignment: .fill, padding: Insets(horizontal: 30, vertical: 20),
        children: [.text(title), .text(description)]))
  }
}
