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
  /// The line along the surface's edge; `nil` for none.
  public internal(set) var border: OverlayBorder?
  /// The surface's shadow; `nil` for none.
  public internal(set) var shadow: OverlayShadow?
  /// Whether content is clipped at the surface's corners.
  ///
  /// Only content that reaches into the corners, such as a picture from edge to edge, needs
  /// clipping; it costs time in every frame.
  public internal(set) var clipsContent: Bool

  /// Makes a style.
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

  /// Makes a style with four equal corners; a radius larger than half the surface's shorter side is
  /// shrunk to that half.
  public init(
    background: Background, cornerRadius: Double = 20, border: OverlayBorder? = nil,
    shadow: OverlayShadow? = .card, clipsContent: Bool = false
  ) {
    self.init(
      background: background, corners: .all(cornerRadius), border: border, shadow: shadow,
      clipsContent: clipsContent)
  }

  /// An invisible surface, for content that brings a surface of its own.
  public static let clear = OverlayStyle(background: .clear, corners: .none, shadow: nil)
}

extension OverlayStyle {
  /// Returns the border to draw under `traits`; `nil` for none.
  ///
  /// At increased contrast the border has the color of titles, and every filled surface has a
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

/// A line along the edge of a surface, inside the surface.
public struct OverlayBorder: Hashable, Sendable {
  /// The border's color.
  public let color: AdaptiveColor
  /// The border's width, in points.
  public let width: Double

  /// Makes a border; a width that is not finite or negative counts as 0, a width beyond 10,000
  /// points as 10,000.
  public init(_ color: AdaptiveColor, width: Double = 1) {
    self.color = color
    self.width = Length.mended(width)
  }
}

/// The shadow of a surface: a wide one, and a second one close to the edge if there is one.
public struct OverlayShadow: Hashable, Sendable {
  /// The shadow's color; its opacity is the shadow's strength.
  public let color: AdaptiveColor
  /// The width of the blurred edge, in points.
  public let blur: Double
  /// The shadow's distance from the surface, in points.
  public let offset: Vector
  /// The shadow close to the surface's edge, which lifts the surface off a ground of its own color;
  /// `nil` for none.
  public let contact: Contact?

  /// The greatest blur, in points: a larger one takes seconds to draw and cannot be seen.
  package static let maximumBlur = 200.0

  /// Makes a shadow.
  ///
  /// - Parameters:
  ///   - color: The shadow's color; its opacity is the shadow's strength.
  ///   - blur: The width of the blurred edge in points; 0 if it is not finite or negative, and at
  ///     most 200.
  ///   - offset: The shadow's distance from the surface; a component that is not finite counts as
  ///     0, and each is at most 10,000 points either way.
  ///   - contact: The shadow close to the edge; `nil` for none.
  public init(
    color: AdaptiveColor, blur: Double, offset: Vector = .zero, contact: Contact? = nil
  ) {
    self.color = color
    self.blur = min(Length.mended(blur), Self.maximumBlur)
    self.offset = Vector(
      dx: Length.mendedOffset(offset.dx), dy: Length.mendedOffset(offset.dy))
    self.contact = contact
  }

  /// A second shadow of a surface, close to its edge.
  public struct Contact: Hashable, Sendable {
    /// The shadow's color; its opacity is the shadow's strength.
    public let color: AdaptiveColor
    /// The width of the blurred edge, in points.
    public let blur: Double
    /// The shadow's distance from the surface, in points.
    public let offset: Vector

    /// Makes a shadow, with the ranges of `OverlayShadow.init(color:blur:offset:contact:)`.
    public init(color: AdaptiveColor, blur: Double, offset: Vector = .zero) {
      let shadow = OverlayShadow(color: color, blur: blur, offset: offset)
      (self.color, self.blur, self.offset) = (color, shadow.blur, shadow.offset)
    }
  }

  /// The shadows to draw, the wide one first.
  public var layers: [OverlayShadow] {
    [OverlayShadow(color: color, blur: blur, offset: offset)]
      + (contact.map { [OverlayShadow(color: $0.color, blur: $0.blur, offset: $0.offset)] } ?? [])
  }

  /// The distance that the shadow reaches outside the surface, in points: the blur and the larger
  /// component of the offset, of the layer that reaches further.
  public var reach: Double {
    func reach(_ blur: Double, _ offset: Vector) -> Double {
      blur + max(abs(offset.dx), abs(offset.dy))
    }
    return max(reach(blur, offset), contact.map { reach($0.blur, $0.offset) } ?? 0)
  }
}
