/// The place in the viewport at which an overlay rests: an edge, a corner, or the center.
///
/// An overlay at the top or bottom slides across that edge, including in a corner. An overlay at a
/// side slides across that side, and a centered overlay across the bottom edge. The user can swipe
/// an overlay over every edge at which it rests. A centered overlay can be swiped up or down.
///
/// ```swift
/// presenter.present(.toast("In a corner").position(.bottomTrailing).margins(16))
/// presenter.present(.toast("At a side").position(OverlayPosition(.center, .leading)))
/// ```
public struct OverlayPosition: Hashable, Sendable {
  /// The place along the height of the room.
  public enum Vertical: Hashable, Sendable, CaseIterable {
    /// At the top edge.
    case top
    /// In the middle.
    case center
    /// At the bottom edge.
    case bottom
  }

  /// The place across the width of the room.
  public enum Horizontal: Hashable, Sendable, CaseIterable {
    /// At the side where lines start: left, or right if the layout direction is right to left.
    case leading
    /// In the middle.
    case center
    /// At the side where lines end.
    case trailing
  }

  /// The place along the height.
  public var vertical: Vertical
  /// The place across the width.
  public var horizontal: Horizontal

  /// Creates a position, by default centered across the width.
  public init(_ vertical: Vertical, _ horizontal: Horizontal = .center) {
    self.vertical = vertical
    self.horizontal = horizontal
  }

  /// The middle of the top edge.
  public static let top = OverlayPosition(.top)
  /// The center.
  public static let center = OverlayPosition(.center)
  /// The middle of the bottom edge.
  public static let bottom = OverlayPosition(.bottom)
  /// The middle of the side where lines start.
  public static let leading = OverlayPosition(.center, .leading)
  /// The middle of the side where lines end.
  public static let trailing = OverlayPosition(.center, .trailing)
  /// The top corner at the side where lines start.
  public static let topLeading = OverlayPosition(.top, .leading)
  /// The top corner at the side where lines end.
  public static let topTrailing = OverlayPosition(.top, .trailing)
  /// The bottom corner at the side where lines start.
  public static let bottomLeading = OverlayPosition(.bottom, .leading)
  /// The bottom corner at the side where lines end.
  public static let bottomTrailing = OverlayPosition(.bottom, .trailing)
}

extension OverlayPosition: CaseIterable {
  /// The nine positions, row by row.
  public static let allCases: [OverlayPosition] = [
    .topLeading, .top, .topTrailing, .leading, .center, .trailing, .bottomLeading, .bottom,
    .bottomTrailing,
  ]
}

extension OverlayPosition {
  /// Returns the edge that a sliding overlay crosses.
  func slideEdge(in direction: OverlayViewport.LayoutDirection) -> OverlayRect.Edge {
    switch vertical {
    case .top: .top
    case .bottom: .bottom
    case .center: side(in: direction) ?? .bottom
    }
  }

  /// Whether the user may swipe the overlay over `edge`.
  ///
  /// As in sonner, both edges of a corner are allowed.
  func isSwipeable(over edge: OverlayRect.Edge, in direction: OverlayViewport.LayoutDirection)
    -> Bool
  {
    self == .center ? edge.axis == .vertical : rests(at: edge, in: direction)
  }

  func rests(at edge: OverlayRect.Edge, in direction: OverlayViewport.LayoutDirection) -> Bool {
    switch edge {
    case .top: vertical == .top
    case .bottom: vertical == .bottom
    case .left, .right: side(in: direction) == edge
    }
  }

  /// Returns the alignment along `axis`.
  ///
  /// In every layout direction, `start` is left or top, and `end` is right or bottom.
  func alignment(
    along axis: Axis, in direction: OverlayViewport.LayoutDirection
  ) -> Anchoring.Alignment {
    switch axis {
    case .vertical:
      switch vertical {
      case .top: .start
      case .center: .center
      case .bottom: .end
      }
    case .horizontal:
      switch side(in: direction) {
      case .left: .start
      case .right: .end
      case .top, .bottom, nil: .center
      }
    }
  }

  /// Returns the left or right edge at which the overlay rests, or `nil` if it is centered.
  private func side(in direction: OverlayViewport.LayoutDirection) -> OverlayRect.Edge? {
    switch (horizontal, direction) {
    case (.leading, .leftToRight), (.trailing, .rightToLeft): .left
    case (.trailing, .leftToRight), (.leading, .rightToLeft): .right
    case (.center, _): nil
    }
  }
}

extension OverlayRect {
  /// An edge of the viewport.
  public enum Edge: Hashable, Sendable, CaseIterable {
    /// The top edge.
    case top
    /// The left edge, in every layout direction.
    case left
    /// The bottom edge.
    case bottom
    /// The right edge, in every layout direction.
    case right

    /// The axis perpendicular to the edge.
    var axis: Axis {
      switch self {
      case .top, .bottom: .vertical
      case .left, .right: .horizontal
      }
    }

    /// -1 for the top and left edges, and 1 for the bottom and right.
    var sign: Double {
      switch self {
      case .top, .left: -1
      case .bottom, .right: 1
      }
    }
  }
}

/// How the safe area affects an overlay's place and background.
public enum SafeAreaPolicy: Hashable, Sendable, CaseIterable {
  /// The overlay stays inside the safe area.
  case respected
  /// The overlay stays inside the safe area, but its background extends beyond it.
  ///
  /// At each edge of the overlay's position, the background grows by the safe area's inset. At
  /// other edges, it grows only if the overlay touches the border of the safe area, for example
  /// because it has the full width. If the overlay has a margin, the background ends at that
  /// distance from the viewport's edge.
  case filled
  /// At each edge, the overlay keeps the larger of the safe area's inset and its margin instead of
  /// their sum.
  case merged
  /// The overlay ignores the safe area.
  case overridden
}

/// How an overlay responds to obstructions of the viewport, such as a keyboard.
public enum ObstructionPolicy: Hashable, Sendable {
  /// The overlay doesn't move.
  case ignored
  /// The overlay moves away from obstructions that it would overlap.
  ///
  /// It moves towards the opposite edge until it is `spacing` points, at least 0, from the
  /// obstruction.
  ///
  /// `edgeResistance` is the minimum distance from the opposite edge, in points, or `nil` to use
  /// the overlay's margin and the safe area. If too little room is left, the overlay becomes
  /// smaller. If the distance is negative, the overlay can be pushed out of the viewport.
  case avoided(spacing: Double = 0, edgeResistance: Double? = nil)
}
