/// The layout of a horizontal stack: the pieces' shares of its width, the same in every host.
public enum RowLayout {
  /// The wishes of one piece, in points.
  public struct Piece: Hashable, Sendable {
    /// The width it cannot do without.
    public var least: Double
    /// The width it would like; less than `least` counts as that.
    public var natural: Double
    /// Whether the piece takes the rest of the width, as text does.
    public var isFlexible: Bool

    /// Whether the piece has its natural width even where the others are as wide as each other, as a line
    /// between two of them.
    public var isFixed: Bool

    /// Makes a piece from its widths.
    public init(least: Double, natural: Double, isFlexible: Bool, isFixed: Bool = false) {
      self.least = least
      self.natural = natural
      self.isFlexible = isFlexible
      self.isFixed = isFixed
    }
  }

  /// The widths of the pieces, in their order.
  ///
  /// First every piece gets its least width, even where that is more than there is. Then those that
  /// would like more get it, the most modest first and alike as far as it goes. What is left after
  /// that, the flexible pieces share evenly, and without any it stays empty.
  ///
  /// - Parameters:
  ///   - pieces: In reading order.
  ///   - spacing: Points between two of them.
  ///   - width: All there is, in points.
  /// - Returns: As many widths as pieces; O(n log n).
  public static func widths(
    of pieces: [Piece], spacing: Double, in width: Double
  ) -> [Double] {
    var widths = pieces.map(\.least)
    let gaps = spacing * Double(max(pieces.count - 1, 0))
    var spare = max(width - widths.reduce(gaps, +), 0)
    let wishes = pieces.map { max($0.natural - $0.least, 0) }
    let modestFirst = pieces.indices.sorted { wishes[$0] < wishes[$1] }
    for (served, index) in modestFirst.enumerated() {
      let growth = min(wishes[index], spare / Double(pieces.count - served))
      widths[index] += growth
      spare -= growth
    }
    let flexible = pieces.indices.filter { pieces[$0].isFlexible }
    for index in flexible { widths[index] += spare / Double(flexible.count) }
    return widths
  }

  /// The widths of the pieces where all are to be as wide as the others, but for the fixed ones.
  ///
  /// A piece that cannot do with as much gets its least width, and the others share what is left.
  ///
  /// - Parameters:
  ///   - pieces: In reading order.
  ///   - spacing: Points between two of them.
  ///   - width: All there is, in points.
  /// - Returns: As many widths as pieces; O(n log n).
  public static func evenWidths(
    of pieces: [Piece], spacing: Double, in width: Double
  ) -> [Double] {
    var widths = pieces.map { max($0.natural, $0.least) }
    let even = pieces.indices.filter { !pieces[$0].isFixed }
    let fixed = pieces.indices.reduce(0) { pieces[$1].isFixed ? $0 + widths[$1] : $0 }
    var spare = max(width - spacing * Double(max(pieces.count - 1, 0)) - fixed, 0)
    let greediestFirst = even.sorted { pieces[$0].least > pieces[$1].least }
    for (served, index) in greediestFirst.enumerated() {
      widths[index] = max(pieces[index].least, spare / Double(even.count - served))
      spare = max(spare - widths[index], 0)
    }
    return widths
  }

  /// The width that pieces would like where all are to be as wide as the others, but for the fixed ones.
  public static func evenWidth(of pieces: [Piece], spacing: Double) -> Double {
    let widest = pieces.filter { !$0.isFixed }.map { max($0.natural, $0.least) }.max() ?? 0
    return pieces.reduce(spacing * Double(max(pieces.count - 1, 0))) { sum, piece in
      sum + (piece.isFixed ? max(piece.natural, piece.least) : widest)
    }
  }
}

extension Node {
  /// Whether the node keeps its width in a row whose pieces are to be as wide as each other: lines do, and room
  /// that does not grow.
  public var isFixed: Bool {
    switch self {
    case .divider: true
    case .spacer(let spacer): !spacer.isFlexible
    case .stack, .text, .image, .button, .field, .rating, .activity, .progress, .box, .pages,
      .scroll,
      .native:
      false
    }
  }
}
