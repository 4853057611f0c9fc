/// A rectangle with sides parallel to the axes, in points.
public struct OverlayRect: Hashable, Sendable {
  /// The top left corner.
  public var origin: OverlayPoint
  /// The width and height.
  public var size: OverlaySize

  /// Creates a rectangle from its corner and size.
  public init(origin: OverlayPoint, size: OverlaySize) {
    self.origin = origin
    self.size = size
  }

  /// Creates a rectangle from its left and top edges and its sides, in points.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: OverlayPoint(x: x, y: y), size: OverlaySize(width: width, height: height))
  }

  /// The left edge.
  public var minX: Double { origin.x }
  /// The top edge.
  public var minY: Double { origin.y }
  /// The right edge.
  public var maxX: Double { origin.x + size.width }
  /// The bottom edge.
  public var maxY: Double { origin.y + size.height }

  /// Returns the rectangle moved by a vector.
  public func moved(by vector: Vector) -> OverlayRect {
    OverlayRect(
      x: origin.x + vector.dx, y: origin.y + vector.dy, width: size.width, height: size.height)
  }

  /// Returns the rectangle with its edges moved outwards by the insets.
  public func outset(by insets: Insets) -> OverlayRect {
    OverlayRect(
      x: minX - insets.left, y: minY - insets.top,
      width: size.width + insets.left + insets.right,
      height: size.height + insets.top + insets.bottom)
  }

  func scaled(by scale: Double) -> OverlayRect {
    OverlayRect(
      x: origin.x + size.width * (1 - scale) / 2, y: origin.y + size.height * (1 - scale) / 2,
      width: size.width * scale, height: size.height * scale)
  }

  var center: OverlayPoint { OverlayPoint(x: minX + size.width / 2, y: minY + size.height / 2) }

  /// Returns the bounding box after a clockwise rotation by `angle` radians about `pivot`.
  package func turned(by angle: Double, about pivot: OverlayPoint) -> OverlayRect {
    guard angle != 0 else { return self }
    let (cosine, sine) = (Math.cosine(angle), Math.sine(angle))
    let way = center - pivot
    let width = size.width * abs(cosine) + size.height * abs(sine)
    let height = size.width * abs(sine) + size.height * abs(cosine)
    return OverlayRect(
      x: pivot.x + way.dx * cosine - way.dy * sine - width / 2,
      y: pivot.y + way.dx * sine + way.dy * cosine - height / 2, width: width, height: height)
  }

  /// Whether `point` is inside the rectangle, excluding the right and bottom edges.
  public func contains(_ point: OverlayPoint) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }
}

/// A distance inwards from each edge, in points.
public struct Insets: Hashable, Sendable {
  /// The distance from the top edge.
  public var top: Double
  /// The distance from the left edge.
  public var left: Double
  /// The distance from the bottom edge.
  public var bottom: Double
  /// The distance from the right edge.
  public var right: Double

  /// No distance from any edge.
  public static let zero = Insets(top: 0, left: 0, bottom: 0, right: 0)

  /// Creates insets from four distances, in points.
  public init(top: Double, left: Double, bottom: Double, right: Double) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Creates insets with one distance for left and right, and one for top and bottom, in points.
  public init(horizontal: Double, vertical: Double) {
    self.init(top: vertical, left: horizontal, bottom: vertical, right: horizontal)
  }

  var isWithinReach: Bool {
    Reach.includes(top) && Reach.includes(left) && Reach.includes(bottom) && Reach.includes(right)
  }

  static func * (insets: Insets, factor: Double) -> Insets {
    Insets(
      top: insets.top * factor, left: insets.left * factor, bottom: insets.bottom * factor,
      right: insets.right * factor)
  }

  package static func + (lhs: Insets, rhs: Insets) -> Insets {
    Insets(
      top: lhs.top + rhs.top, left: lhs.left + rhs.left,
      bottom: lhs.bottom + rhs.bottom, right: lhs.right + rhs.right)
  }

  func wider(_ other: Insets) -> Insets {
    Insets(
      top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom),
      right: max(right, other.right))
  }
}

extension OverlayRect {
  /// Whether the rectangles have a common area.
  func intersects(_ other: OverlayRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }

  /// Returns the part of the rectangle inside `other`, or `nil` if they have no common area.
  ///
  /// If this rectangle's width is 0, it only has to touch `other` horizontally. The same applies to
  /// the height.
  func intersection(_ other: OverlayRect) -> OverlayRect? {
    let (left, top) = (max(minX, other.minX), max(minY, other.minY))
    let (right, bottom) = (min(maxX, other.maxX), min(maxY, other.maxY))
    guard right > left || size.width == 0 && right == left,
      bottom > top || size.height == 0 && bottom == top
    else { return nil }
    return OverlayRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
