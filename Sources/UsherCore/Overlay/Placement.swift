/// Where in the viewport an overlay rests: at an edge, in a corner, or in the middle.
///
/// At the top or bottom, corners included, it comes and goes over that edge; at a side, over the side;
/// in the middle, over the bottom. It can be swiped over every edge it rests at, and from the middle up
/// or down.
public struct Placement: Hashable, Sendable {
  /// Along the height of the room.
  public enum Vertical: Hashable, Sendable, CaseIterable {
    /// At the top edge.
    case top
    /// In the middle.
    case center
    /// At the bottom edge.
    case bottom
  }

  /// Across the width of the room.
  public enum Horizontal: Hashable, Sendable, CaseIterable {
    /// At the side where lines begin: the left one, unless the viewport's layout direction is from
    /// right to left.
    case leading
    /// In the middle.
    case center
    /// At the side where lines end.
    case trailing
  }

  /// Its place along the height.
  public var vertical: Vertical
  /// Its place across the width.
  public var horizontal: Horizontal

  /// Makes a placement; without `horizontal` it is centered across.
  public init(_ vertical: Vertical, _ horizontal: Horizontal = .center) {
    self.vertical = vertical
    self.horizontal = horizontal
  }

  /// In the middle of the top edge.
  public static let top = Placement(.top)
  /// In the middle.
  public static let center = Placement(.center)
  /// In the middle of the bottom edge.
  public static let bottom = Placement(.bottom)
  /// In the middle of the side where lines begin.
  public static let leading = Placement(.center, .leading)
  /// In the middle of the side where lines end.
  public static let trailing = Placement(.center, .trailing)
  /// In the top corner where lines begin.
  public static let topLeading = Placement(.top, .leading)
  /// In the top corner where lines end.
  public static let topTrailing = Placement(.top, .trailing)
  /// In the bottom corner where lines begin.
  public static let bottomLeading = Placement(.bottom, .leading)
  /// In the bottom corner where lines end.
  public static let bottomTrailing = Placement(.bottom, .trailing)
}

extension Placement: CaseIterable {
  /// All nine, row by row.
  public static let allCases: [Placement] = [
    .topLeading, .top, .topTrailing, .leading, .center, .trailing, .bottomLeading, .bottom,
    .bottomTrailing,
  ]
}

extension Placement {
  /// The edge a sliding overlay crosses.
  func slideEdge(in direction: Viewport.LayoutDirection) -> Rect.Edge {
    switch vertical {
    case .top: .top
    case .bottom: .bottom
    case .center: side(in: direction) ?? .bottom
    }
  }

  /// Whether a swipe may throw the overlay over `edge`.
  ///
  /// A corner lets it go over both its edges, as in sonner.
  func isSwipeable(over edge: Rect.Edge, in direction: Viewport.LayoutDirection) -> Bool {
    self == .center ? edge.axis == .vertical : rests(at: edge, in: direction)
  }

  /// Whether `edge` is one it rests at.
  func rests(at edge: Rect.Edge, in direction: Viewport.LayoutDirection) -> Bool {
    switch edge {
    case .top: vertical == .top
    case .bottom: vertical == .bottom
    case .left, .right: side(in: direction) == edge
    }
  }

  /// Its place along `axis`.
  func anchor(along axis: Axis, in direction: Viewport.LayoutDirection) -> Anchor {
    switch axis {
    case .vertical:
      switch vertical {
      case .top: .start
      case .center: .middle
      case .bottom: .end
      }
    case .horizontal:
      switch side(in: direction) {
      case .left: .start
      case .right: .end
      case .top, .bottom, nil: .middle
      }
    }
  }

  /// The left or right edge it rests at; `nil` where it is centered across.
  private func side(in direction: Viewport.LayoutDirection) -> Rect.Edge? {
    switch (horizontal, direction) {
    case (.leading, .leftToRight), (.trailing, .rightToLeft): .left
    case (.trailing, .leftToRight), (.leading, .rightToLeft): .right
    case (.center, _): nil
    }
  }
}
