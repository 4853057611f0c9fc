/// The layout of a row.
///
/// It determines the widths of the row's pieces and is the same in every host.
public enum RowLayout {
  /// The widths that one piece requests, in points.
  public struct Piece: Hashable, Sendable {
    /// The minimum width.
    public var least: Double
    /// The natural width.
    ///
    /// If it is less than `least`, `least` is used.
    public var natural: Double
    /// Whether the piece gets a share of the remaining width, for example because it is a text.
    public var isFlexible: Bool

    /// Whether the piece keeps its natural width in a row of equally wide pieces, for example
    /// because it is a divider.
    public var isFixed: Bool

    /// Creates a piece from its widths.
    public init(least: Double, natural: Double, isFlexible: Bool, isFixed: Bool = false) {
      self.least = least
      self.natural = natural
      self.isFlexible = isFlexible
      self.isFixed = isFixed
    }
  }

  /// Returns the widths of the pieces, in their order, in O(n log n).
  ///
  /// First, every piece gets its minimum width, even if the sum exceeds `width`. Then pieces grow
  /// toward their natural widths, starting with the smallest difference. If the width isn't
  /// sufficient, the remaining pieces grow by the same amount. Flexible pieces share the rest
  /// evenly. If there are none, the rest remains empty.
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

  /// Returns the widths of the pieces if some of them use all the width.
  ///
  /// Those pieces are equally wide and share the width that the other pieces leave.
  static func widths(
    of pieces: [Piece], endless: [Int], spacing: Double, in width: Double
  ) -> [Double] {
    guard !endless.isEmpty, width.isFinite else {
      return widths(of: pieces, spacing: spacing, in: width)
    }
    var modest = pieces
    for index in pieces.indices { modest[index].isFlexible = false }
    var widths = widths(of: modest, spacing: spacing, in: width)
    let taken = spacing * Double(max(pieces.count - 1, 0)) + widths.reduce(0, +)
    let room = endless.reduce(width - taken) { $0 + widths[$1] }
    let shared = evenWidths(of: endless.map { modest[$0] }, spacing: 0, in: room)
    for (index, share) in zip(endless, shared) { widths[index] = share }
    return widths
  }

  /// Returns the widths of the pieces in a row in which all pieces except fixed pieces are equally
  /// wide.
  ///
  /// If a piece has a larger minimum width, it gets that width, and the other pieces share the
  /// rest. The complexity is O(n log n).
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

  /// Returns the natural width of a row in which all pieces except fixed pieces are equally wide.
  public static func evenWidth(of pieces: [Piece], spacing: Double) -> Double {
    let widest = pieces.filter { !$0.isFixed }.map { max($0.natural, $0.least) }.max() ?? 0
    return pieces.reduce(spacing * Double(max(pieces.count - 1, 0))) { sum, piece in
      sum + (piece.isFixed ? max(piece.natural, piece.least) : widest)
    }
  }
}

extension OverlayNode {
  /// Whether the node keeps its natural width in a row of equally wide nodes.
  ///
  /// This is the case for dividers and for spacers that aren't flexible.
  public var isFixed: Bool {
    switch self {
    case .divider: true
    case .spacer(let spacer): !spacer.isFlexible
    case .stack, .text, .image, .button, .field, .input, .rating, .activity, .progress, .box,
      .pages, .scroll, .native:
      false
    }
  }
}
