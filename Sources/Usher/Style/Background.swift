public import UsherCore

/// The fill of a surface or a scrim.
public enum Background: Hashable, Sendable {
  /// No fill, so that the content behind is visible.
  case clear
  /// A single color.
  case color(AdaptiveColor)
  /// A gradient of several colors.
  case gradient(Background.Gradient)
  /// An image that is scaled to cover the whole surface and cropped.
  case image(OverlayNode.Image.Source)
  /// A blur of the content behind.
  case blur(Blur)

  /// The standard scrim, which darkens the content behind.
  public static let scrim = Background.color(.scrim)

  /// A blur of the content behind.
  ///
  /// It is the same as `regularMaterial`.
  public static let blurred = regularMaterial

  /// A blur of the content behind, with a tint of 35 %.
  public static let ultraThinMaterial = Background.blur(.ultraThin)
  /// A blur of the content behind, with a tint of 50 %.
  public static let thinMaterial = Background.blur(.thin)
  /// A blur of the content behind, with a tint of 65 %.
  public static let regularMaterial = Background.blur(.regular)
  /// A blur of the content behind, with a tint of 80 %.
  public static let thickMaterial = Background.blur(.thick)

  /// Returns a linear gradient, as in SwiftUI.
  ///
  /// ```swift
  /// presenter.present(
  ///   .toast("Premium").background(
  ///     .linearGradient(colors: [.purple, .pink], startPoint: .leading, endPoint: .trailing)))
  /// ```
  ///
  /// - Parameters:
  ///   - colors: The colors from start to end, evenly spaced.
  ///   - startPoint: The position of the first color. `leading` is the left side in all languages.
  ///   - endPoint: The position of the last color.
  /// - Returns: The fill.
  public static func linearGradient(
    colors: [AdaptiveColor], startPoint: OverlayAlignment = .top,
    endPoint: OverlayAlignment = .bottom
  ) -> Background {
    .gradient(Gradient(colors: colors, from: startPoint.inRoom, to: endPoint.inRoom))
  }
}

extension Background {
  /// Evenly spaced colors that blend into each other along a line.
  public struct Gradient: Hashable, Sendable {
    /// The colors from start to end.
    ///
    /// There are at least two.
    public let colors: [AdaptiveColor]
    /// The position of the first color, as fractions of the surface's width and height.
    public let start: RelativePoint
    /// The position of the last color, as fractions of the surface's width and height.
    public let end: RelativePoint

    /// Creates a gradient of two or more colors.
    public init(
      _ first: AdaptiveColor, _ second: AdaptiveColor, _ more: AdaptiveColor...,
      direction: Direction = .down
    ) {
      self.init(
        colors: [first, second] + more, from: direction.points.start, to: direction.points.end)
    }

    /// Creates a gradient between two points.
    ///
    /// The area beyond a point has the color of that point.
    ///
    /// - Parameters:
    ///   - colors: The colors from start to end. A single color fills the whole surface. If the
    ///     array is empty, the surface is clear.
    ///   - start: The position of the first color. A coordinate that is not finite or outside
    ///     -1000...1000 is replaced by 0.5, the middle.
    ///   - end: The position of the last color, with the same replacement. If it equals `start`,
    ///     the whole surface has the last color.
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
      /// From top to bottom.
      case down
      /// From left to right.
      case right
      /// From the top left to the bottom right corner.
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

  /// Whether the background hides everything behind it.
  ///
  /// Always `false` for images, which may have transparent parts.
  public func isOpaque(for traits: Traits) -> Bool {
    switch self {
    case .clear, .image, .blur: false
    case .color(let color): color.resolved(for: traits).alpha == 1
    case .gradient(let gradient):
      gradient.colors.allSatisfy { $0.resolved(for: traits).alpha == 1 }
    }
  }
}
