public import UsherCore

/// The surface of an overlay's content, or of a box in the content.
///
/// ```swift
/// let glass = OverlayStyle(
///   background: .blur(.regular), cornerRadius: 18, border: OverlayBorder(.separator))
/// presenter.present(.notification(title: "Saved").style(glass))
/// ```
public struct OverlayStyle: Hashable, Sendable {
  /// The surface's fill.
  public internal(set) var background: Background
  /// The surface's corner radii.
  public internal(set) var corners: Corners
  /// The line along the surface's edge, or `nil` if there is none.
  public internal(set) var border: OverlayBorder?
  /// The surface's shadow, or `nil` if there is none.
  public internal(set) var shadow: OverlayShadow?
  /// Whether content is clipped at the surface's corners.
  ///
  /// Use this only if content reaches into the corners, for example an image from edge to edge,
  /// because clipping takes time in every frame.
  public internal(set) var clipsContent: Bool

  /// Creates a style.
  public init(
    background: Background, corners: Corners, border: OverlayBorder? = nil,
    shadow: OverlayShadow? = .card,
    clipsContent: Bool = false
  ) {
    self.background = background
    self.corners = corners
    self.border = border
    self.shadow = shadow
    self.clipsContent = clipsContent
  }

  /// Creates a style with four equal corners.
  ///
  /// The maximum radius is half the surface's shorter side.
  public init(
    background: Background, cornerRadius: Double = 20, border: OverlayBorder? = nil,
    shadow: OverlayShadow? = .card, clipsContent: Bool = false
  ) {
    self.init(
      background: background, corners: .all(cornerRadius), border: border, shadow: shadow,
      clipsContent: clipsContent)
  }

  /// An invisible surface, for content that has its own surface.
  public static let clear = OverlayStyle(background: .clear, corners: .none, shadow: nil)
}

extension OverlayStyle {
  /// Returns the border to draw with the given traits, or `nil` if there is none.
  ///
  /// At increased contrast, the border has the color of titles, and every filled surface has a
  /// border of at least one point.
  public func border(for traits: Traits) -> OverlayBorder? {
    switch traits.contrast {
    case .standard: border
    case .increased:
      switch background {
      case .clear: border.map { OverlayBorder(.label, width: $0.width) }
      case .color, .gradient, .image, .blur:
        OverlayBorder(.label, width: max(border?.width ?? 1, 1))
      }
    }
  }
}

/// A line inside a surface, along its edge.
public struct OverlayBorder: Hashable, Sendable {
  /// The border's color.
  public let color: AdaptiveColor
  /// The border's width, in points.
  public let width: Double

  /// Creates a border.
  ///
  /// A width that is negative or not finite is replaced by 0. The maximum is 10,000 points.
  public init(_ color: AdaptiveColor, width: Double = 1) {
    self.color = color
    self.width = Length.mended(width)
  }
}

/// The shadow of a surface, and optionally a second shadow close to the edge.
public struct OverlayShadow: Hashable, Sendable {
  /// The shadow's color, whose opacity determines the strength of the shadow.
  public let color: AdaptiveColor
  /// The width of the blurred edge, in points.
  public let blur: Double
  /// The shadow's distance from the surface, in points.
  public let offset: Vector
  /// The shadow close to the surface's edge, or `nil` if there is none.
  ///
  /// It makes the surface distinguishable from a background with the same color.
  public let contact: Contact?

  /// The maximum blur, in points.
  ///
  /// A larger blur would take seconds to draw without a visible effect.
  package static let maximumBlur = 200.0

  /// Creates a shadow.
  ///
  /// - Parameters:
  ///   - color: The shadow's color, whose opacity determines the strength of the shadow.
  ///   - blur: The width of the blurred edge in points, at most 200. Values that are negative or
  ///     not finite are replaced by 0.
  ///   - offset: The shadow's distance from the surface, at most 10,000 points in each direction.
  ///     Components that are not finite are replaced by 0.
  ///   - contact: The shadow close to the edge, or `nil` if there is none.
  public init(
    color: AdaptiveColor, blur: Double, offset: Vector = .zero, contact: Contact? = nil
  ) {
    self.color = color
    self.blur = min(Length.mended(blur), Self.maximumBlur)
    self.offset = Vector(
      dx: Length.mendedOffset(offset.dx), dy: Length.mendedOffset(offset.dy))
    self.contact = contact
  }

  /// A second shadow, close to the edge of a surface.
  public struct Contact: Hashable, Sendable {
    /// The shadow's color, whose opacity determines the strength of the shadow.
    public let color: AdaptiveColor
    /// The width of the blurred edge, in points.
    public let blur: Double
    /// The shadow's distance from the surface, in points.
    public let offset: Vector

    /// Creates a shadow, with the same ranges as in
    /// `OverlayShadow.init(color:blur:offset:contact:)`.
    public init(color: AdaptiveColor, blur: Double, offset: Vector = .zero) {
      let shadow = OverlayShadow(color: color, blur: blur, offset: offset)
      (self.color, self.blur, self.offset) = (color, shadow.blur, shadow.offset)
    }
  }

  /// The shadows to draw, starting with the wide shadow.
  public var layers: [OverlayShadow] {
    [OverlayShadow(color: color, blur: blur, offset: offset)]
      + (contact.map { [OverlayShadow(color: $0.color, blur: $0.blur, offset: $0.offset)] } ?? [])
  }

  /// The maximum distance that the shadow extends beyond the surface, in points.
  ///
  /// It is the sum of the blur and the larger component of the offset.
  public var reach: Double {
    func reach(_ blur: Double, _ offset: Vector) -> Double {
      blur + max(abs(offset.dx), abs(offset.dy))
    }
    return max(reach(blur, offset), contact.map { reach($0.blur, $0.offset) } ?? 0)
  }
}
