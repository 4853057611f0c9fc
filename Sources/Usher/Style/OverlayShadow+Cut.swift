public import UsherCore

extension OverlayShadow {
  /// Cuts the image of a shadow into parts that can be stretched around any similar surface.
  ///
  /// A shadow is uniform along a straight edge. If an axis of the surface has space for two
  /// corners, the image is cut before and after its middle, which is stretched. Otherwise, the
  /// image has the full extent of the surface along that axis. Surfaces with the same `model` share
  /// an image.
  public struct Cut: Hashable, Sendable {
    /// The size of the surface for which the image is drawn, in points.
    public let model: OverlaySize
    /// The distances that the shadow extends beyond the surface's edges, in whole points.
    public let reach: Insets
    /// The maximum distance from a surface's edge at which its shadow may have corners, in points.
    private let corner: Double
    /// The distance that the shadow extends below the surface, in whole points.
    private let depth: Double

    /// Cuts the shadow of a surface.
    ///
    /// - Parameters:
    ///   - shadow: The shadow.
    ///   - contour: The surface's edge.
    ///   - overlap: The distance, in points, that the shadow extends below the surface.
    public init(of shadow: OverlayShadow, around contour: Contour, overlap: Double) {
      // A blur from three box blurs ends at 1.5 times the box width. The width is 3 √(2π) / 4 times
      // the deviation, and the deviation is half the blur (SVG 1.1, feGaussianBlur). One point is
      // added for rounding.
      func distance(_ offset: (OverlayShadow) -> Double) -> Double {
        shadow.layers.reduce(1) { furthest, layer in
          max(furthest, (layer.blur / 2 * 1.88 * 1.5).rounded(.up) + 1 + offset(layer))
        }.rounded(.up)
      }
      reach = Insets(
        top: distance { -$0.offset.dy }, left: distance { -$0.offset.dx },
        bottom: distance { $0.offset.dy }, right: distance { $0.offset.dx })
      depth = overlap.rounded(.up) + 1
      let corners = contour.corners
      let radius = [corners.topLeft, corners.topRight, corners.bottomLeft, corners.bottomRight]
        .max()
      // A continuous curve is up to twice as long as a circular one.
      let curve = (radius ?? 0) * (contour.isCircular ? 1 : 2)
      let corner = curve.rounded(.up) + max(reach.top, reach.left, reach.bottom, reach.right)
      self.corner = corner
      func extent(_ length: Double) -> Double { length > 2 * corner ? 2 * corner + 1 : length }
      model = OverlaySize(
        width: extent(contour.frame.size.width), height: extent(contour.frame.size.height))
    }

    /// A part of the image and its position along each axis.
    public struct Cell: Hashable, Sendable {
      /// The position from left to right.
      public let columns: Span
      /// The position from top to bottom.
      public let rows: Span
    }

    /// The position of a part along one axis.
    public enum Span: Hashable, Sendable {
      /// Starts at a distance after the surface's start, and has a length.
      case leading(Double, length: Double)
      /// Starts at a distance after the surface's end, and has a length.
      case trailing(Double, length: Double)
      /// Extends from a distance after the surface's start to the same distance before its end.
      case middle(Double)

      /// Returns the start and the length for a surface that extends from `start` to `end`.
      public func place(from start: Double, to end: Double) -> (start: Double, length: Double) {
        switch self {
        case .leading(let distance, let length): (start + distance, length)
        case .trailing(let distance, let length): (end + distance, length)
        case .middle(let distance): (start + distance, end - start - 2 * distance)
        }
      }
    }

    /// The parts, except for the area below the middle of the surface, which has no shadow.
    public var cells: [Cell] {
      let (isWide, isHigh) = (model.width > 2 * corner, model.height > 2 * corner)
      let columns = ends(before: reach.left, after: reach.right, of: model.width, isCut: isWide)
      let rows = ends(before: reach.top, after: reach.bottom, of: model.height, isCut: isHigh)
      var cells = columns.flatMap { column in rows.map { Cell(columns: column, rows: $0) } }
      if isWide {
        for row in bands(before: reach.top, after: reach.bottom) {
          cells.append(Cell(columns: .middle(corner), rows: row))
        }
      }
      if isHigh {
        for column in bands(before: reach.left, after: reach.right) {
          cells.append(Cell(columns: column, rows: .middle(corner)))
        }
      }
      return cells
    }

    /// The parts with the surface's corners along one axis.
    private func ends(before: Double, after: Double, of length: Double, isCut: Bool) -> [Span] {
      guard isCut else { return [.leading(-before, length: before + length + after)] }
      return [
        .leading(-before, length: before + corner), .trailing(-corner, length: corner + after),
      ]
    }

    /// The parts along two opposite edges of the surface.
    private func bands(before: Double, after: Double) -> [Span] {
      [.leading(-before, length: before + depth), .trailing(-depth, length: depth + after)]
    }
  }
}
