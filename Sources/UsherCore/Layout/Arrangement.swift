/// The arrangement of the overlays that a lane shows together.
public enum Arrangement: Hashable, Sendable {
  /// Overlays are placed on top of each other at their positions, the latest in front.
  case layered
  /// Overlays are placed in a vertical list, `spacing` points apart, the latest at the edge.
  ///
  /// If a list is centered, its latest overlay is at the top. While the user attends to an overlay,
  /// the overlays don't move.
  ///
  /// If there are too many overlays, the oldest are hidden and their countdowns paused until there
  /// is room. At the top and bottom, the user can show them using a button if the lane shares
  /// edges.
  case list(spacing: Double)
  /// Overlays are placed on top of each other, with the latest in front and the edges of others
  /// visible.
  ///
  /// While the user attends to an overlay, the stack expands to a list. Countdowns that pause for
  /// this kind of attention are then paused.
  case collapsed(CollapsedStack)
}

/// The appearance of a collapsed stack.
public struct CollapsedStack: Hashable, Sendable {
  /// The height of the visible strip of each overlay behind the front overlay, in points.
  public var peek: Double
  /// The fraction by which each overlay is smaller than the overlay in front, from 0 to 1.
  public var shrink: Double
  /// The number of visible overlays in the collapsed stack.
  ///
  /// Values below 1 are treated as 1.
  public var visibleCount: Int
  /// The distance between two overlays in the expanded stack, in points.
  public var spacing: Double

  /// Creates a stack, by default like sonner's: 14 points, 5 % and three overlays.
  public init(peek: Double = 14, shrink: Double = 0.05, visibleCount: Int = 3, spacing: Double = 14)
  {
    self.peek = peek
    self.shrink = shrink
    self.visibleCount = visibleCount
    self.spacing = spacing
  }
}

/// The place of an overlay in an arrangement, relative to its place if it were alone.
package struct ArrangedPlace: Equatable, Sendable {
  /// The vertical shift, in points downwards.
  package internal(set) var shift: Double
  package internal(set) var scale: Double
  package internal(set) var opacity: Double
  /// Whether the overlay is hidden because its list is full.
  package internal(set) var isOutOfRoom: Bool
  /// Whether the overlay belongs to an attended list or expanded stack.
  package internal(set) var isSpread: Bool

  package init(
    shift: Double = 0, scale: Double = 1, opacity: Double = 1, isOutOfRoom: Bool = false,
    isSpread: Bool = false
  ) {
    self.shift = shift
    self.scale = scale
    self.opacity = opacity
    self.isOutOfRoom = isOutOfRoom
    self.isSpread = isSpread
  }

  static let alone = ArrangedPlace()
}

extension OverlayPosition {
  /// 1 if overlays are arranged downwards, or -1 if they are arranged upwards, at the bottom.
  var inwards: Double { vertical == .bottom ? -1 : 1 }
}

extension Arrangement {
  /// Returns the places of the overlays of one lane and position.
  ///
  /// - Parameters:
  ///   - heights: The overlays' heights in points, the latest overlay first.
  ///   - isExpanded: Whether the user attends to one of the overlays.
  ///   - placement: The position. It determines the direction.
  ///   - rows: The visible overlays of a list, or `nil` if all are visible.
  /// - Returns: A place for each height, in the same order.
  func places(
    of heights: [Double], isExpanded: Bool, placement: OverlayPosition,
    showing rows: Range<Int>? = nil
  ) -> [ArrangedPlace] {
    let inwards = placement.inwards
    switch self {
    case .layered:
      return heights.map { _ in .alone }
    case .list(let spacing):
      return Self.list(heights, spacing: spacing, inwards: inwards, showing: rows)
    case .collapsed(let stack):
      return isExpanded
        ? Self.list(heights, spacing: stack.spacing, inwards: inwards, showing: rows)
        : Self.collapsed(stack, heights, inwards: inwards)
    }
  }

  /// Returns the places of a list.
  ///
  /// A hidden overlay has the place of the previous visible overlay, or the first place.
  private static func list(
    _ heights: [Double], spacing: Double, inwards: Double, showing rows: Range<Int>?
  ) -> [ArrangedPlace] {
    var (filled, last) = (0.0, 0.0)
    return heights.enumerated().map { row, height in
      guard rows?.contains(row) ?? true else {
        return ArrangedPlace(shift: inwards * last, opacity: 0, isOutOfRoom: true)
      }
      defer { filled += height + spacing }
      last = filled
      return ArrangedPlace(shift: inwards * filled)
    }
  }

  var isCollapsedStack: Bool {
    switch self {
    case .layered, .list: false
    case .collapsed: true
    }
  }

  /// The distance between two overlays of a list, in points, or `nil` if they aren't in a list.
  func listSpacing(isExpanded: Bool) -> Double? {
    switch self {
    case .layered: nil
    case .list(let spacing): spacing
    case .collapsed(let stack): isExpanded ? stack.spacing : nil
    }
  }

  /// Returns the places of a collapsed stack.
  ///
  /// Each overlay's inner edge is one `peek` further in than the inner edge of the overlay in
  /// front. Because an overlay is scaled about its center, its inner edge is height · (1 + scale) /
  /// 2 away from the outer edge of its frame.
  private static func collapsed(
    _ stack: CollapsedStack, _ heights: [Double], inwards: Double
  ) -> [ArrangedPlace] {
    guard let front = heights.first else { return [] }
    return heights.enumerated().map { index, height in
      let scale = max(1 - Double(index) * stack.shrink, 0)
      let inner = front + Double(index) * stack.peek
      return ArrangedPlace(
        shift: inwards * (inner - height * (1 + scale) / 2), scale: scale,
        opacity: index < max(stack.visibleCount, 1) ? 1 : 0)
    }
  }
}
