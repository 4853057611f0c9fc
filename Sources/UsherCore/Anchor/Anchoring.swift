/// The place of an overlay next to one of the app's views, for example a button that it explains.
///
/// The overlay is placed at the preferred edge of its anchor. If there isn't enough space, it uses
/// the opposite edge or, if that is also too small, the other edge with more space. It moves along
/// the anchor to stay within the safe area and margins, and away from obstructions. It covers the
/// anchor only if it doesn't fit at any edge.
///
/// ```swift
/// var overlay = Overlay.notification(title: "Archived").width(.intrinsic)
/// overlay.anchor = .beside("archive", .trailing, alignment: .start, arrow: nil)
/// presenter.present(overlay)
/// ```
public struct Anchoring: Hashable, Sendable {
  /// The anchor of the overlay.
  public var anchor: AnchorID
  /// The preferred edge of the anchor.
  public var edge: Edge
  /// The alignment of the overlay along that edge.
  public var alignment: Alignment
  /// The distance between the anchor and the overlay or its arrow's tip, in points, at least 0.
  public var spacing: Double
  /// The arrow from the overlay to the anchor, or `nil` if there is none.
  public var arrow: Arrow?
  /// The maximum time that the overlay waits for an anchor that doesn't exist.
  ///
  /// The overlay is invisible while it waits, at first and whenever the anchor is removed. If the
  /// anchor doesn't appear in time, the overlay is dismissed as ``DismissReason/anchorGone``. An
  /// update restarts the wait. The default is zero: the overlay doesn't wait. If the time is
  /// negative, the overlay or its update is refused.
  public var maximumWait: Duration
  /// Whether the overlay rests at its own position while the anchor isn't visible.
  ///
  /// If it is `true`, `maximumWait` has no effect. The default is `false`: the overlay is hidden
  /// with its anchor, and dismissed if the anchor is missing.
  public var fallsBackToPosition = false

  /// Creates a place next to an anchor.
  public init(
    _ anchor: AnchorID, edge: Edge = .bottom, alignment: Alignment = .center, spacing: Double = 4,
    arrow: Arrow? = Arrow(), maximumWait: Duration = .zero
  ) {
    self.anchor = anchor
    self.edge = edge
    self.alignment = alignment
    self.spacing = spacing
    self.arrow = arrow
    self.maximumWait = maximumWait
  }

  /// Returns the place at an edge of an anchor, with an arrow unless `arrow` is `nil`.
  public static func beside(
    _ anchor: AnchorID, _ edge: Edge = .bottom, alignment: Alignment = .center,
    spacing: Double = 4, arrow: Arrow? = Arrow()
  ) -> Anchoring {
    Anchoring(anchor, edge: edge, alignment: alignment, spacing: spacing, arrow: arrow)
  }

  /// An edge of an anchor.
  public enum Edge: Hashable, Sendable, CaseIterable {
    /// Above the anchor.
    case top
    /// Below the anchor.
    case bottom
    /// On the side of the anchor where lines start.
    case leading
    /// On the side of the anchor where lines end.
    case trailing
  }

  /// The alignment of an overlay along the edge of its anchor.
  public enum Alignment: Hashable, Sendable, CaseIterable {
    /// At the anchor's top, or at the side where lines start.
    case start
    /// In the middle.
    case center
    /// At the anchor's bottom, or at the side where lines end.
    case end
  }

  /// A triangle on the edge of an overlay that points to the anchor.
  ///
  /// It stays next to the anchor and away from the overlay's round corners. If that is impossible,
  /// the overlay has no arrow.
  public struct Arrow: Hashable, Sendable {
    /// The length of the arrow's base on the overlay's edge, in points, at least 0.
    public var width: Double
    /// The distance of the tip from the overlay's edge, in points, at least 0.
    public var length: Double
    /// The minimum distance between the arrow and the ends of the edge, in points, at least 0.
    ///
    /// A presenter increases it to the radius of the overlay's corners.
    public var inset: Double

    /// Creates an arrow, by default in the size of libadwaita's popovers.
    public init(width: Double = 16, length: Double = 8, inset: Double = 4) {
      self.width = width
      self.length = length
      self.inset = inset
    }
  }
}

/// The identifier of an anchor: a view or widget in the app.
///
/// `Usher` creates it from the name that the app sets on its view.
public struct AnchorID: Hashable, Comparable, Sendable {
  /// A number that the engine doesn't interpret.
  public let rawValue: UInt64

  /// Creates an identifier from a number that the app chooses.
  public init(_ rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// Orders identifiers by their numbers.
  public static func < (lhs: AnchorID, rhs: AnchorID) -> Bool { lhs.rawValue < rhs.rawValue }
}

extension Anchoring {
  func validate() throws(ConfigurationError) {
    try Reach.requireNotNegative(spacing, .anchorSpacing)
    try OverlayConfiguration.requireNotNegative(maximumWait, .anchorWait)
    guard let arrow else { return }
    try Reach.requireNotNegative(arrow.width, .arrowWidth)
    try Reach.requireNotNegative(arrow.length, .arrowLength)
    try Reach.requireNotNegative(arrow.inset, .arrowInset)
  }

  var distance: Double { spacing + (arrow?.length ?? 0) }

  func edge(in direction: OverlayViewport.LayoutDirection) -> OverlayRect.Edge {
    switch (edge, direction) {
    case (.top, _): .top
    case (.bottom, _): .bottom
    case (.leading, .leftToRight), (.trailing, .rightToLeft): .left
    case (.trailing, .leftToRight), (.leading, .rightToLeft): .right
    }
  }
}
