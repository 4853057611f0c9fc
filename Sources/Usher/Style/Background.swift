public import UsherCore

/// The fill of a surface or of a scrim.
public enum Background: Hashable, Sendable {
  /// No fill: the content behind shows through.
  case clear
  /// A single color.
  case color(AdaptiveColor)
  /// A gradient of several colors.
  case gradient(Background.Gradient)
  /// A picture, scaled to cover the whole surface and cropped where it is larger.
  case image(OverlayNode.Image.Source)
  /// The content behind, blurred.
  case blur(Blur)

  /// The usual scrim: the content behind is darkened.
  public static let scrim = Background.color(.scrim)

  /// The content behind, blurred, as `regularMaterial`.
  public static let blurred = regularMaterial

  /// The content behind, blurred, below a tint of 35 %.
  public static let ultraThinMaterial = Background.blur(.ultraThin)
  /// The content behind, blurred, below a tint of 50 %.
  public static let thinMaterial = Background.blur(.thin)
  /// The content behind, blurred, below a tint of 65 %.
  public static let regularMaterial = Background.blur(.regular)
  /// The content behind, blurred, below a tint of 80 %.
  public static let thickMaterial = Background.blur(.thick)

  /// Returns a gradient along a line, as in SwiftUI.
  ///
  /// ```swift
  /// presenter.present(
  ///   .toast("Premium").background(
  ///     .linearGradient(colors: [.purple, .pink], startPoint: .leading, endPoint: .trailing)))
  /// ```
  ///
  /// - Parameters:
  ///   - colors: The colors from start to end, at even distances.
  ///   - startPoint: The place of the first color; `leading` is the left side in all languages.
  ///   - endPoint: The place of the last color.
  /// - Returns: The fill.
  public static func linearGradient(
    colors: [AdaptiveColor], startPoint: OverlayAlignment = .top,
    endPoint: OverlayAlignment = .bottom
  ) -> Background {
    .gradient(Gradient(colors: colors, from: startPoint.inRoom, to: endPoint.inRoom))
  }
}

extension Background {
  /// Colors that blend into each other along a line, at even distances.
  public struct Gradient: Hashable, Sendable {
    /// The colors, from the start to the end; at least two.
    public let colors: [AdaptiveColor]
    /// The place of the first color, in fractions of the surface's width and height.
    public let start: RelativePoint
    /// The place of the last color, in fractions of the surface's width and height.
    public let end: RelativePoint

    /// Makes a gradient of two or more colors.
    public init(
      _ first: AdaptiveColor, _ second: AdaptiveColor, _ more: AdaptiveColor...,
      direction: Direction = .down
    ) {
      self.init(
        colors: [first, second] + more, from: direction.points.start, to: direction.points.end)
    }

    /// Makes a gradient from one place to another; beyond its ends it has the color of the nearer
    /// end.
    ///
    /// - Parameters:
    ///   - colors: The colors from start to end. A single color fills the whole surface; no
    ///     colors leave it clear.
    ///   - start: The place of the first color; a coordinate that is not finite or outside
    ///     -1000...1000 counts as 0.5, the middle.
    ///   - end: The place of the last color, mended in the same way. If it equals `start`, the
    ///     whole surface has the last color.
    public init(colors: [AdaptiveColor], from start: RelativePoint, to end: RelativePoint) {
      switch colors.count {
      case 0: self.colors = [.clear, .clear]
      case 1: self.colors = [colors[0], colors[0]]
      default: self.colors = colors
      }
      self.start = Self.mended(start)
      self.end = Self.mended(end)
    }

    private static func mended(_ point: RelativePoint) -> RelativePoint {
      func mended(_ share: Double) -> Double { abs(share) <= 1000 ? share : 0.5 }
      return RelativePoint(x: mended(point.x), y: mended(point.y))
    }

    /// The direction from a gradient's first color to its last.
    public enum Direction: Hashable, Sendable, CaseIterable {
      /// Top to bottom.
      case down
      /// Left to right.
      case right
      /// Top left corner to bottom right corner.
      case downRight

      var points: (start: RelativePoint, end: RelativePoint) {
        switch self {
        case .down: (.top, .bottom)
        case .right: (.left, .right)
        case .downRight: (RelativePoint(x: 0, y: 0), RelativePoint(x: 1, y: 1))
        }
      }
    }
  }

  /// Whether the background is known to hide everything behind it; `false` for pictures, which may
  /// have transparent parts.
  public func isOpaque(for traits: Traits) -> Bool {
    switch self {
    case .clear, .image, .blur: false
    case .color(let color): color.resolved(for: traits).alpha == 1
    case .gradient(let gradient):
      gradient.colors.allSatisfy { $0.resolved(for: traits).alpha == 1 }
    }
  }
}
