public import UsherCore

/// A symbol of a rating, and the texts shown once it is chosen.
public struct RatingChoice: Sendable {
  /// The symbol.
  let item: OverlayNode.Rating.Item
  /// The title shown in place of the first title.
  let title: OverlayNode.Text
  /// The description shown in place of the first description.
  let description: OverlayNode.Text

  /// Makes a choice.
  public init(
    _ item: OverlayNode.Rating.Item, title: OverlayNode.Text, description: OverlayNode.Text
  ) {
    self.item = item
    self.title = title
    self.description = description
  }

  /// Returns a star that stands for `meaning` and turns gold when chosen.
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
  /// The color of chosen stars: gold, dark enough for a contrast of 3 to 1 with a light card.
  public static let star = AdaptiveColor(
    hex: 0xB27A00, dark: 0xFFC72E, clear: 0x7A5300, clearDark: 0xFFD45C)
}

extension OverlayContent {
  /// Returns a rating as in SwiftEntryKit: texts that depend on the choice, symbols to choose from,
  /// and buttons that appear with the first choice.
  ///
  /// - Parameters:
  ///   - choice: The number of the chosen symbol, from 0; a choice may exist from the start.
  ///   - title: The title before a choice; an empty title takes no room.
  ///   - description: The text below the title; an empty description takes no room.
  ///   - choices: The symbols, each with its texts.
  ///   - bar: The buttons; `expands` is ignored, because the bar appears with a choice.
  ///   - itemSize: The room of a symbol, in points.
  ///   - onChoose: Called each time the user chooses.
  /// - Returns: The content, on a card that clips the buttons at its corners.
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
