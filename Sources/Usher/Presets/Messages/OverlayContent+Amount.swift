internal import UsherCore

extension OverlayContent {
  /// A dialog that asks how many, as the taco dialog of SwiftMessages: as many symbols as are chosen, a row
  /// of dots to choose by, and two buttons.
  ///
  /// - Parameters:
  ///   - count: How many are chosen, counted from 0: 0 is one of them.
  ///   - title: What is asked.
  ///   - symbol: What there may be several of, as an emoji.
  ///   - most: How many there are at most; outside 1...10, the nearer end counts.
  ///   - meaning: What choosing so many is called, for those who cannot see the dots.
  ///   - accept: At the far side; Return presses it.
  ///   - decline: At the near side.
  /// - Returns: The content, on cream with corners of 15 points.
  public static func amount(
    _ count: Live<Int?>, title: String, symbol: String, most: Int = 5,
    meaning: (Int) -> String = { "\($0)" }, accept: Node.Button, decline: Node.Button
  ) -> OverlayContent {
    let numbers = 1...min(max(most, 1), 10)
    let symbols = Node.Pages(
      count, initial: line(of: symbol, color: AdaptiveColor.cocoa.opacity(0)),
      pages: numbers.map { line(of: String(repeating: symbol, count: $0), color: .cocoa) })
    let dots = Node.Rating(
      count,
      items: numbers.map { number in
        Node.Rating.Item(
          meaning(number), chosen: Node.Image(.glyph(.dot), color: .cocoa),
          open: Node.Image(.glyph(.openDot), color: .cocoa))
      }, itemSize: Size(width: 40, height: 40))
    let buttons = Node.Stack(
      .horizontal, spacing: 10, alignment: .even,
      children: [
        .button(decline.inDialog(.cocoa, on: AdaptiveColor.cocoa.opacity(0.12))),
        .button(accept.inDialog(.white, on: .chili).with(isDefault: true)),
      ])
    let question = Node.Text(
      title, font: Node.Font(family: "Futura", size: 20, weight: .medium), color: .cocoa,
      alignment: .center)
    return OverlayContent(
      .stack(
        Node.Stack(
          .vertical, spacing: 16, alignment: .fill,
          padding: Insets(horizontal: 30, vertical: 30),
          children: [
            .text(question), .pages(symbols), centered(.rating(dots)), .stack(buttons),
          ])),
      style: Style(background: .color(.cream), cornerRadius: 15, shadow: .message))
  }

  private static func line(of symbols: String, color: AdaptiveColor) -> Node {
    .text(
      Node.Text(
        symbols, font: Node.Font(size: 34, followsTextScale: false), color: color,
        alignment: .center,
        lineLimit: 1))
  }
}

extension Node.Button {
  fileprivate func inDialog(_ color: AdaptiveColor, on ground: AdaptiveColor) -> Node.Button {
    let font = Node.Font(family: "Futura", size: 16, weight: .medium)
    return with(
      label: Node.Text(title, font: font, color: color, alignment: .center, lineLimit: 1),
      style: Node.ButtonStyle(
        background: ground, pressed: ground.opacity(0.8), cornerRadius: 8,
        padding: Insets(horizontal: 12, vertical: 8), height: 44))
  }
}

extension AdaptiveColor {
  /// The ground of the dialog, in light and dark.
  fileprivate static let cream = AdaptiveColor(
    light: RGBA(hex: 0xF2EBCF), dark: RGBA(hex: 0x3A3322), clearLight: RGBA(hex: 0xFFFBEA),
    clearDark: RGBA(hex: 0x1C180E))
  /// Its letters.
  fileprivate static let cocoa = AdaptiveColor(
    light: RGBA(hex: 0x4A3419), dark: RGBA(hex: 0xF2EBCF), clearLight: RGBA(hex: 0x2B1D0C),
    clearDark: RGBA(hex: 0xFFFBEA))
  /// The button that goes on.
  fileprivate static let chili = AdaptiveColor(
    light: RGBA(hex: 0xB5391C), dark: RGBA(hex: 0xC9472A), clearLight: RGBA(hex: 0x8C2810),
    clearDark: RGBA(hex: 0xA83215))
}
