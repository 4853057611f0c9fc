/// The place of an overlay beside something of the app's, such as a button that it explains.
///
/// The overlay lies at one side of its anchor, aligned along it. Without room there it takes the
/// opposite side, and without room there the other side with more room. It is moved along the
/// anchor as far as needed to stay in the room that the safe area, the margins and obstructions
/// leave, and never lies over its anchor if any side has room.
///
/// ```swift
/// var overlay = Overlay.notification(title: "Archived").width(.intrinsic)
/// overlay.anchor = .beside("archive", .trailing, alignment: .start, arrow: nil)
/// presenter.present(overlay)
/// ```
public struct Anchoring: Hashable, Sendable {
  /// The thing that the overlay is beside.
  public var anchor: AnchorID
  /// The edge of the anchor at which the overlay lies if there is space.
  public var edge: Edge
  /// The alignment of the overlay along that side.
  public var alignment: Alignment
  /// The distance between the anchor and the overlay, or the tip of its arrow, in points; not
  /// negative.
  public var spacing: Double
  /// The arrow from the overlay to the anchor; `nil` for none.
  public var arrow: Arrow?
  /// The time for which the overlay waits, unseen, for an anchor that is not there; not negative.
  ///
  /// Zero has the overlay go at once. After the time, the overlay goes as
  /// ``DismissReason/anchorGone``. With an update, a wait that has begun begins again.
  public var maximumWait: Duration

  /// Creates a place beside an anchor.
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

  /// Returns the place at a side of an anchor, with an arrow unless `arrow` is `nil`.
  public static func beside(
    _ anchor: AnchorID, _ edge: Edge = .bottom, alignment: Alignment = .center,
    spacing: Double = 4, arrow: Arrow? = Arrow()
  ) -> Anchoring {
    Anchoring(anchor, edge: edge, alignment: alignment, spacing: spacing, arrow: arrow)
  }

  /// An edge of an anchor, at which the overlay lies.
  public enum Edge: Hashable, Sendable, CaseIterable {
    /// Above the anchor.
    case top
    /// Below the anchor.
    case bottom
    /// Beside the anchor, where lines begin.
    case leading
    /// Beside the anchor, where lines end.
    case trailing
  }

  /// The place of something in a longer or shorter room, along one axis.
  public enum Alignment: Hashable, Sendable, CaseIterable {
    /// At the top, or where lines begin.
    case start
    /// In the middle.
    case center
    /// At the bottom, or where lines end.
    case end
  }

  /// A triangle on the edge of an overlay, whose tip points at the anchor.
  ///
  /// The arrow stays on the anchor, and off the overlay's round corners; where both cannot be, the
  /// overlay has no arrow.
  public struct Arrow: Hashable, Sendable {
    /// The length of the side on the overlay's edge, in points; not negative.
    public var width: Double
    /// The distance of the tip from the overlay's edge, in points; not negative.
    public var length: Double
    /// The distance that the arrow keeps from the ends of the edge, in points; not negative.
    ///
    /// A presenter sets it to the radius of the overlay's corners if that is greater.
    public var inset: Double

    /// Creates an arrow; by default, of the size of libadwaita's popovers.
    public init(width: Double = 16, length: Double = 8, inset: Double = 4) {
      self.width = width
      self.length = length
      self.inset = inset
    }
  }
}

/// The identifier of an anchor: something of the app's that overlays may lie beside.
///
/// The core has no strings: `Usher` makes one from the name that the app gives its view.
public struct AnchorID: Hashable, Comparable, Sendable {
  /// The number; without meaning to the engine.
  public let rawValue: UInt64

  /// Creates an identifier from a number that the app chooses.
  public init(_ rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// Orders identifiers by their numbers.
  public static func < (lhs: AnchorID, rhs: AnchorID) -> Bool { lhs.rawValue < rhs.rawValue }
}

extension Anchoring {
  /// Checks every number.
  func validate() throws(ConfigurationError) {
    try Reach.requireNotNegative(spacing, .anchorSpacing)
    try OverlayConfiguration.requireNotNegative(maximumWait, .anchorWait)
    guard let arrow else { return }
    try Reach.requireNotNegative(arrow.width, .arrowWidth)
    try Reach.requireNotNegative(arrow.length, .arrowLength)
    try Reach.requireNotNegative(arrow.inset, .arrowInset)
  }

  /// The distance between the anchor and the overlay, in points.
  var distance: Double { spacing + (arrow?.length ?? 0) }

  /// Returns the edge of the anchor at which the overlay lies if there is room.
  func edge(in direction: OverlayViewport.LayoutDirection) -> OverlayRect.Edge {
    switch (edge, direction) {
    case (.top, _): .top
    case (.bottom, _): .bottom
    case (.leading, .leftToRight), (.trailing, .rightToLeft): .left
    case (.trailing, .leftToRight), (.leading, .rightToLeft): .right
    }
  }
}
