internal import UsherCore

extension OverlayContent {
  /// Returns a dialog for choosing an amount, like the taco dialog of SwiftMessages.
  ///
  /// It shows the chosen number of symbols, a row of dots to choose from, and two buttons.
  ///
  /// - Parameters:
  ///   - count: The chosen amount minus 1, or `nil` for no choice.
  ///   - title: The question.
  ///   - symbol: The symbol of one item, as an emoji.
  ///   - most: The maximum amount, clamped to 1...10.
  ///   - meaning: Returns the label for screen readers of the dot for an amount.
  ///   - accept: The button at the trailing side, which Return presses.
  ///   - decline: The button at the leading side.
  /// - Returns: The content, on a cream background with a corner radius of 15 points.
  public static func amount(
    _ count: ObservableValue<Int?>, title: String, symbol: String, most: Int = 5,
    meaning: (Int) -> String = { "\($0)" }, accept: OverlayNode.Button, decline: OverlayNode.Button
  ) -> OverlayContent {
    let numbers = 1...min(max(most, 1), 10)
    let symbols = OverlayNode.Pages(
      count, initial: line(of: symbol, color: AdaptiveColor.cocoa.opacity(0)),
      pages: numbers.map { line(of: String(repeating: symbol, count: $0), color: .cocoa) })
    let dots = OverlayNode.Rating(
      count,
      items: numbers.map { number in
        OverlayNode.Rating.Item(
          meaning(number), chosen: OverlayNode.Image(.glyph(.dot), color: .cocoa),
          open: OverlayNode.Image(.glyph(.openDot), color: .cocoa))
      }, itemSize: OverlaySize(width: 40, height: 40))
    let buttons = OverlayNode.Stack(
      .horizontal, spacing: 10, alignment: .even,
      children: [
        .button(decline.inDialog(.cocoa, on: AdaptiveColor.cocoa.opacity(0.12))),
        .button(accept.inDialog(.white, on: .chili).with(isDefault: true)),
      ])
    let question = OverlayNode.Text(
      title, font: OverlayNode.Font(family: "Futura", size: 20, weight: .medium), color: .cocoa,
      alignment: .center)
    return OverlayContent(
      .stack(
        OverlayNode.Stack(
          .vertical, spacing: 16, alignment: .fill,
          padding: Insets(horizontal: 30, vertical: 30),
          children: [
            .text(question), .pages(symbols), centered(.rating(dots)), .stack(buttons),
          ])),
      style: OverlayStyle(background: .color(.cream), cornerRadius: 15, shadow: .message))
  }

  private static func line(of symbols: String, color: AdaptiveColor) -> OverlayNode {
    .text(
      OverlayNode.Text(
        symbols, font: OverlayNode.Font(size: 34, followsTextScale: false), color: color,
        alignment: .center))
  }
}

extension OverlayNode.Button {
  fileprivate func inDialog(_ color: AdaptiveColor, on ground: AdaptiveColor) -> OverlayNode.Button
  {
    let font = OverlayNode.Font(family: "Futura", size: 16, weight: .medium)
    return with(
      label: OverlayNode.Text(title, font: font, color: color, alignment: .center),
      style: OverlayNode.ButtonStyle(
        background: ground, pressed: ground.opacity(0.8), cornerRadius: 8,
        padding: Insets(horizontal: 12, vertical: 8), height: 44))
  }
}

extension AdaptiveColor {
  fileprivate static let cream = AdaptiveColor(
    hex: 0xF2EBCF, dark: 0x3A3322, clear: 0xFFFBEA, clearDark: 0x1C180E)
  fileprivate static let cocoa = AdaptiveColor(
    hex: 0x4A3419, dark: 0xF2EBCF, clear: 0x2B1D0C, clearDark: 0xFFFBEA)
  fileprivate static let chili = AdaptiveColor(
    hex: 0xB5391C, dark: 0xC9472A, clear: 0x8C2810, clearDark: 0xA83215)
}
