@_spi(Inspection) package import Usher

/// The frames of everything in an image: the cards from back to front, and the pieces of each card.
package struct FrameSheet: Hashable, Sendable {
  /// The cards, from back to front.
  package let cards: [Card]

  package struct Card: Hashable, Sendable {
    /// The card's frame in the window, in points.
    package let frame: OverlayRect
    /// The pieces with their frames relative to the card, in reading order.
    package let pieces: [PieceFrame]

    package init(frame: OverlayRect, pieces: [PieceFrame]) {
      self.frame = frame
      self.pieces = pieces
    }
  }

  package init(cards: [Card] = []) { self.cards = cards }

  /// The folder of the golden frames, next to the golden images.
  package static let folder = "Frames"

  /// The file of a preset's golden frames.
  package static func file(of preset: String) -> String { preset + ".txt" }

  /// Returns the sheet mirrored horizontally in a window of `width`.
  ///
  /// Cards must not be scaled.
  package func mirrored(in width: Double) -> FrameSheet {
    FrameSheet(
      cards: cards.map { card in
        Card(
          frame: card.frame.mirrored(in: width),
          pieces: card.pieces.map {
            PieceFrame($0.kind, $0.frame.mirrored(in: card.frame.size.width))
          })
      })
  }

  /// Describes the frames that differ in another sheet.
  ///
  /// - Parameters:
  ///   - other: The sheet to compare with.
  ///   - tolerance: The maximum accepted distance between corresponding edges, in points.
  /// - Returns: A line for each difference, or an empty array if the sheets match.
  package func differences(from other: FrameSheet, tolerance: Double) -> [String] {
    guard cards.count == other.cards.count else {
      return ["\(cards.count) cards expected, not \(other.cards.count)"]
    }
    return zip(cards, other.cards).enumerated().flatMap { number, pair in
      let (card, other) = pair
      let name = "card \(number + 1)"
      let kinds = (card.pieces.map(\.kind.rawValue), other.pieces.map(\.kind.rawValue))
      guard kinds.0 == kinds.1 else {
        return [
          "\(name) has \(kinds.0.joined(separator: " ")), not \(kinds.1.joined(separator: " "))"
        ]
      }
      let places =
        [(name, card.frame, other.frame)]
        + zip(card.pieces, other.pieces).enumerated().map {
          ("\(name), \($0 + 1). \($1.0.kind)", $1.0.frame, $1.1.frame)
        }
      return places.filter { !$0.1.agrees(with: $0.2, within: tolerance) }
        .map { "\($0.0): \($0.1.written), not \($0.2.written)" }
    }
  }
}

extension FrameSheet: CustomStringConvertible {
  /// A line for each card, followed by a line for each of its pieces.
  package var description: String {
    cards.map { card in
      "card \(card.frame.written)\n"
        + card.pieces.map { "  \($0.kind) \($0.frame.written)\n" }.joined()
    }.joined()
  }

  /// Reads a sheet in the format of `description`, or returns `nil` for other text.
  package init?(_ text: String) {
    var cards: [Card] = []
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ")
      let numbers = words.dropFirst().compactMap { Double($0) }
      guard let word = words.first, numbers.count == 4, words.count == 5 else { return nil }
      let frame = OverlayRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
      if word == "card" {
        cards.append(Card(frame: frame, pieces: []))
      } else {
        guard let kind = PieceFrame.Kind(rawValue: String(word)), let card = cards.popLast() else {
          return nil
        }
        cards.append(Card(frame: card.frame, pieces: card.pieces + [PieceFrame(kind, frame)]))
      }
    }
    self.init(cards: cards)
  }
}

extension OverlayRect {
  fileprivate func mirrored(in width: Double) -> OverlayRect {
    OverlayRect(x: width - maxX, y: minY, width: size.width, height: size.height)
  }

  /// The origin and size, rounded to tenths of a point.
  fileprivate var written: String {
    [minX, minY, size.width, size.height].map { number in
      let tenths = (number * 10).rounded() / 10
      return tenths == tenths.rounded() ? "\(Int(tenths))" : "\(tenths)"
    }.joined(separator: " ")
  }

  /// Whether every edge is within `tolerance` of the other rectangle's edge.
  fileprivate func agrees(with other: OverlayRect, within tolerance: Double) -> Bool {
    // Written values are rounded to tenths.
    let most = tolerance + 0.05
    return abs(minX - other.minX) <= most && abs(minY - other.minY) <= most
      && abs(maxX - other.maxX) <= most && abs(maxY - other.maxY) <= most
  }
}
