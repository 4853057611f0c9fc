/// The arrangement of the overlays that a lane shows together.
public enum Arrangement: Hashable, Sendable {
  /// Overlays lie over each other, each at its placement, the latest in front.
  case layered
  /// Overlays lie one after the other, the latest at the edge, `spacing` points apart.
  ///
  /// A list in the middle is centered as a whole, with the latest on top.
  ///
  /// While the user's attention is on any of them, they stay where they are.
  ///
  /// The oldest of more overlays than fit are hidden, with their countdowns paused, until there is
  /// room; at the top and at the bottom, the user can ask for them.
  case list(spacing: Double)
  /// Overlays lie over each other, the latest in front and the others peeking out behind it.
  ///
  /// While the user's attention is on any of them, the stack is spread out as a list, and the
  /// countdown of each overlay that pauses for this kind of attention is paused.
  case collapsed(CollapsedStack)
}

/// The appearance of a collapsed stack.
public struct CollapsedStack: Hashable, Sendable {
  /// The visible strip of each overlay behind the next, in points.
  public var peek: Double
  /// The share by which each overlay is smaller than the overlay in front of it, from 0 to 1.
  public var shrink: Double
  /// The number of visible overlays while the stack is collapsed; less than 1 counts as 1.
  ///
  /// Overlays further back are invisible.
  public var visibleCount: Int
  /// The distance between two overlays while the stack is spread out, in points.
  public var spacing: Double

  /// Creates a stack; the defaults are sonner's: 14 points, 5 % and three overlays.
  public init(peek: Double = 14, shrink: Double = 0.05, visibleCount: Int = 3, spacing: Double = 14)
  {
    self.peek = peek
    self.shrink = shrink
    self.visibleCount = visibleCount
    self.spacing = spacing
  }
}

/// The place of an overlay in the lane's arrangement, relative to the place of an overlay alone.
package struct ArrangedPlace: Equatable, Sendable {
  /// The vertical shift, in points downwards.
  package internal(set) var shift: Double
  /// The scale of the overlay.
  package internal(set) var scale: Double
  /// The opacity of the overlay.
  package internal(set) var opacity: Double
  /// Whether the overlay is hidden because its list has no room for it.
  package internal(set) var isOutOfRoom: Bool
  /// Whether the overlay belongs to a list, or to a stack that is spread out, that the user attends
  /// to.
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

  /// The place of an overlay without an arrangement.
  static let alone = ArrangedPlace()
}

extension OverlayPosition {
  /// The sign of a vertical way inwards: at the bottom, overlays are arranged upwards.
  var inwards: Double { vertical == .bottom ? -1 : 1 }
}

extension Arrangement {
  /// Returns the places of the overlays of one lane and one placement.
  ///
  /// - Parameters:
  ///   - heights: The heights of the overlays in points, the latest overlay first.
  ///   - isExpanded: Whether the user's attention is on any of the overlays.
  ///   - placement: The placement: at the bottom, overlays are arranged upwards, and otherwise
  ///     downwards.
  ///   - rows: The overlays of a list that are seen; `nil` for all.
  /// - Returns: A place for each overlay, in the same order.
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

  /// Returns places one after the other, each shifted by the heights and the spacing before it;
  /// hidden overlays lie behind the nearest one that is seen.
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

  /// Whether the overlays lie over each other with the latest in front until they are spread out.
  var isCollapsedStack: Bool {
    switch self {
    case .layered, .list: false
    case .collapsed: true
    }
  }

  /// The distance between two overlays that lie one after the other, in points; `nil` while the
  /// overlays lie over each other.
  func listSpacing(isExpanded: Bool) -> Double? {
    switch self {
    case .layered: nil
    case .list(let spacing): spacing
    case .collapsed(let stack): isExpanded ? stack.spacing : nil
    }
  }

  /// Returns places behind the first one, each with its inner edge one `peek` further in.
  ///
  /// The inner edge of an overlay is half its height times (1 + scale) away from the outer edge of
  /// its frame.
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
