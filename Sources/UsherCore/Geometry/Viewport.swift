/// The area that overlays are laid out in: a window's content, or a screen.
public struct Viewport: Hashable, Sendable {
  /// The whole area, in points.
  public var size: Size
  /// What the system keeps for itself at each edge: a title bar, a camera notch, a home indicator.
  public var safeArea: Insets
  /// What covers part of it just now; overlays that avoid such things move out of the way.
  public var obstructions: [Obstruction]
  /// Which way lines run, and so which side is the leading one.
  public var layoutDirection: Viewport.LayoutDirection

  /// The width from which a viewport counts as regular, in points: Material's boundary between compact
  /// and medium windows.
  ///
  /// Apple's size classes name devices and not points. By this width they agree for whole screens: a
  /// phone held upright is narrower, and every tablet is wider.
  public static let regularWidth = 600.0

  /// Makes a viewport; without anything else given nothing is kept from overlays or covered, and lines
  /// run from left to right.
  public init(
    size: Size, safeArea: Insets = .zero, obstructions: [Obstruction] = [],
    layoutDirection: Viewport.LayoutDirection = .leftToRight
  ) {
    self.size = size
    self.safeArea = safeArea
    self.obstructions = obstructions
    self.layoutDirection = layoutDirection
  }

  /// Whether it is at least `regularWidth` wide.
  public var isRegularWidth: Bool { size.width >= Self.regularWidth }

  /// Whether its numbers are within reach and its sides not negative, those of its obstructions too.
  var isUsable: Bool {
    size.isUsable && Reach.includes(size.width) && Reach.includes(size.height)
      && safeArea.isWithinReach && obstructions.allSatisfy { $0.isUsable }
  }

  /// Whether there is any room to show something in.
  var hasArea: Bool {
    size.width > 0 && size.height > 0
  }

  /// The whole area as a rectangle.
  var bounds: Rect { Rect(origin: Point(x: 0, y: 0), size: size) }
}
