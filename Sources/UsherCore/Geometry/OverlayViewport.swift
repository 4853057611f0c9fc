/// The area in which overlays are laid out: a window's content, or a screen.
public struct OverlayViewport: Equatable, Sendable {
  /// The size of the whole area, in points.
  public var size: OverlaySize
  /// The insets that the system reserves at each edge: for a title bar, a camera notch, a home
  /// indicator.
  public var safeArea: Insets
  /// The objects that cover part of the viewport at present; overlays may move out of their way.
  public var obstructions: [Obstruction]
  /// The direction of lines of text, which determines the leading side.
  public var layoutDirection: OverlayViewport.LayoutDirection
  /// The width class that the system tells; `nil` decides by the width, with 600 points as the
  /// minimum of a regular one.
  ///
  /// Apple's size classes depend on the device and not on points: most phones are compact in
  /// landscape, too.
  public var widthClass: WidthClass?
  /// The parts of the viewport to which single overlays are limited, such as the area below a bar
  /// of the app; all other overlays have the whole viewport.
  public var regions: [OverlayID: Region] = [:]
  /// The anchors of the overlays that are shown, as the engine last heard of them; a host's
  /// viewport has none.
  package var anchors: [AnchorID: AnchorState] = [:]
  /// The distances of one overlay's region from the viewport's edges.
  private(set) var inset = Insets.zero

  /// A part of the viewport.
  public struct Region: Hashable, Sendable {
    /// The area, in the viewport's coordinates.
    public var frame: OverlayRect
    /// The insets that the system reserves at the area's edges.
    public var safeArea: Insets

    /// Creates a region; by default, without a safe area.
    public init(_ frame: OverlayRect, safeArea: Insets = .zero) {
      self.frame = frame
      self.safeArea = safeArea
    }

    /// Whether the numbers are within 1e9 points, and no side is negative.
    var isUsable: Bool { Obstruction(frame).isUsable && safeArea.isWithinReach }
  }

  /// The minimum width of a viewport of regular width, in points: Material's boundary between
  /// compact and medium windows.
  static let regularWidth = 600.0

  /// The class of a viewport's width.
  public enum WidthClass: Hashable, Sendable, CaseIterable {
    /// Narrow, as on most phones.
    case compact
    /// Wide, as on a tablet.
    case regular
  }

  /// Creates a viewport; by default, without safe area and obstructions, with lines from left to
  /// right, and with a width class that depends on the width.
  public init(
    size: OverlaySize, safeArea: Insets = .zero, obstructions: [Obstruction] = [],
    layoutDirection: OverlayViewport.LayoutDirection = .leftToRight, widthClass: WidthClass? = nil
  ) {
    self.size = size
    self.safeArea = safeArea
    self.obstructions = obstructions
    self.layoutDirection = layoutDirection
    self.widthClass = widthClass
  }

  /// Whether the width class is regular.
  package var isRegularWidth: Bool {
    widthClass.map { $0 == .regular } ?? (size.width >= Self.regularWidth)
  }

  /// Whether all numbers are finite and within 1e9 points, and no side is negative, for
  /// obstructions, too.
  package var isUsable: Bool {
    size.isUsable && Reach.includes(size.width) && Reach.includes(size.height)
      && safeArea.isWithinReach && obstructions.allSatisfy { $0.isUsable }
      && regions.values.allSatisfy { $0.isUsable }
  }

  /// Returns the viewport for one overlay: the whole one, or the overlay's region in it.
  func area(of id: OverlayID) -> OverlayViewport {
    guard !regions.isEmpty, let region = regions[id] else { return self }
    var area = self
    area.regions = [:]
    area.safeArea = region.safeArea
    area.inset = Insets(
      top: region.frame.minY, left: region.frame.minX, bottom: size.height - region.frame.maxY,
      right: size.width - region.frame.maxX)
    return area
  }

  /// Returns the span of the area along `axis`.
  func span(along axis: Axis) -> Span { inset.span(of: size, along: axis) }

  /// Whether the viewport has an area to show overlays in.
  var hasArea: Bool {
    size.width > 0 && size.height > 0
  }

  /// The whole area as a rectangle.
  var bounds: OverlayRect { OverlayRect(origin: OverlayPoint(x: 0, y: 0), size: size) }
}

/// An object of the app or the system that covers part of the viewport from an edge, such as a
/// keyboard or a panel.
public struct Obstruction: Hashable, Sendable {
  /// The edge that the obstruction comes from.
  ///
  /// The area between the obstruction and this edge counts as covered, too.
  public var edge: OverlayRect.Edge
  /// The covered area, in the viewport's coordinates; it may extend beyond the viewport.
  ///
  /// An obstruction that does not overlap the viewport is ignored, such as a keyboard below the
  /// screen.
  public var frame: OverlayRect

  /// Creates an obstruction; by default, it comes from the bottom edge, as a keyboard does.
  public init(_ frame: OverlayRect, from edge: OverlayRect.Edge = .bottom) {
    self.edge = edge
    self.frame = frame
  }

  /// Whether the frame's numbers are within 1e9 points and its sides are not negative.
  package var isUsable: Bool {
    frame.size.isUsable && Reach.includes(frame.size.width) && Reach.includes(frame.size.height)
      && Reach.includes(frame.minX) && Reach.includes(frame.minY)
  }
}
