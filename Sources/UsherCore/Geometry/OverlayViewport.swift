/// The area in which overlays are laid out: a window's content, or a screen.
///
/// If a host reports a viewport with a number that isn't within 1e9 points, or with a negative
/// size, the problem is reported and the previous viewport stays in use.
public struct OverlayViewport: Equatable, Sendable {
  /// The size of the whole area, in points.
  public var size: OverlaySize
  /// The insets that the system reserves at each edge, for example for a camera notch.
  ///
  /// Negative insets extend the safe area beyond the viewport.
  public var safeArea: Insets
  /// The objects that cover part of the viewport, and that overlays may avoid.
  public var obstructions: [Obstruction]
  /// The direction of lines of text.
  ///
  /// It determines which side is leading.
  public var layoutDirection: OverlayViewport.LayoutDirection
  /// The width class that the system reports, or `nil` if it depends on the width.
  ///
  /// If it is `nil`, widths of at least 600 points are regular. Apple's size classes depend on the
  /// device. For example, most phones are also compact in landscape.
  public var widthClass: WidthClass?
  /// The parts of the viewport to which individual overlays are limited, for example below an app's
  /// bar.
  ///
  /// All other overlays use the whole viewport.
  public var regions: [OverlayID: Region] = [:]
  /// The last reported anchors of the shown overlays.
  ///
  /// The engine sets them, so they are empty in the viewport that a host reports.
  package var anchors: [AnchorID: AnchorState] = [:]
  /// The distances between an overlay's region and the edges of the viewport.
  ///
  /// They are zero, except in the viewport that `area(of:)` returns.
  private(set) var inset = Insets.zero

  /// A part of the viewport.
  public struct Region: Hashable, Sendable {
    /// The area, in the viewport's coordinates.
    public var frame: OverlayRect
    /// The insets that the system reserves at the area's edges.
    ///
    /// Negative insets extend the safe area beyond the region.
    public var safeArea: Insets

    /// Creates a region, by default without a safe area.
    public init(_ frame: OverlayRect, safeArea: Insets = .zero) {
      self.frame = frame
      self.safeArea = safeArea
    }

    var isUsable: Bool { Obstruction(frame).isUsable && safeArea.isWithinReach }
  }

  /// The minimum width of a regular viewport, in points: Material's limit for compact windows.
  static let regularWidth = 600.0

  /// The class of a viewport's width.
  public enum WidthClass: Hashable, Sendable, CaseIterable {
    /// Narrow, as on most phones.
    case compact
    /// Wide, as on a tablet.
    case regular
  }

  /// Creates a viewport.
  ///
  /// By default, it has no safe area or obstructions, lines run from left to right, and the width
  /// class depends on the width.
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

  package var isRegularWidth: Bool {
    widthClass.map { $0 == .regular } ?? (size.width >= Self.regularWidth)
  }

  /// Whether all numbers are within 1e9 points and all sides are at least 0.
  package var isUsable: Bool {
    size.isUsable && Reach.includes(size.width) && Reach.includes(size.height)
      && safeArea.isWithinReach && obstructions.allSatisfy { $0.isUsable }
      && regions.values.allSatisfy { $0.isUsable }
  }

  /// Returns the viewport for one overlay, limited to the overlay's region if there is one.
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

  func span(along axis: Axis) -> Span { inset.span(of: size, along: axis) }

  var hasArea: Bool {
    size.width > 0 && size.height > 0
  }

  var bounds: OverlayRect { OverlayRect(origin: OverlayPoint(x: 0, y: 0), size: size) }
}

/// An object that covers part of the viewport from an edge, such as a keyboard or a panel.
public struct Obstruction: Hashable, Sendable {
  /// The edge from which the obstruction extends.
  ///
  /// The area between the obstruction and this edge is also treated as covered.
  public var edge: OverlayRect.Edge
  /// The covered area, in the viewport's coordinates.
  ///
  /// The area may extend beyond the viewport. An obstruction outside the viewport is ignored, for
  /// example a keyboard below the screen.
  public var frame: OverlayRect

  /// Creates an obstruction, by default at the bottom edge like a keyboard.
  public init(_ frame: OverlayRect, from edge: OverlayRect.Edge = .bottom) {
    self.edge = edge
    self.frame = frame
  }

  package var isUsable: Bool {
    frame.size.isUsable && Reach.includes(frame.size.width) && Reach.includes(frame.size.height)
      && Reach.includes(frame.minX) && Reach.includes(frame.minY)
  }
}
