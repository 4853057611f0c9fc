public import UsherCore

extension OverlayNode {
  /// A picture or an icon.
  ///
  /// An image that cannot be found or read takes no room, and the presenter reports the reason.
  ///
  /// ```swift
  /// let envelope = OverlayNode.Image(.glyph(.envelope), size: 28, color: .accent, label: "Letter")
  /// presenter.present(Overlay(OverlayContent(.image(envelope))))
  /// ```
  public struct Image: Sendable {
    /// The image's source.
    public let source: Source
    /// The image's size, in points.
    public internal(set) var size: OverlaySize
    /// The way the picture is scaled to `size`.
    public internal(set) var fit: Fit
    /// Whether the image is clipped to a circle, or to an ellipse where it is not square.
    public internal(set) var isRound: Bool
    /// The color of a one-colored icon; pictures keep their own colors.
    public internal(set) var color: AdaptiveColor
    /// The image's animation; `nil` for none.
    public let motion: Motion?
    /// The image's meaning, as a screen reader says it; `nil` for a decorative image.
    public internal(set) var label: String?
    /// Whether the image grows with the system's text size; by default an icon or a glyph does, and
    /// a picture does not.
    public var followsTextScale: Bool
    /// The image's identifier for UI tests; hosts pass it to the native view, as UIKit's
    /// `accessibilityIdentifier`.
    public var identifier: String?

    /// Makes a square image; a side that is not finite or less than 1 counts as 24 points, a side
    /// beyond 10,000 points as 10,000.
    public init(
      _ source: Source, size: Double = 24, fit: Fit = .fit, isRound: Bool = false,
      color: AdaptiveColor = .label, motion: Motion? = nil, label: String? = nil
    ) {
      self.init(
        source, size: OverlaySize(width: size, height: size), fit: fit, isRound: isRound,
        color: color,
        motion: motion, label: label)
    }

    /// Makes an image; a side that is not finite or less than 1 counts as 24 points, a side beyond
    /// 10,000 points as 10,000.
    public init(
      _ source: Source, size: OverlaySize, fit: Fit = .fit, isRound: Bool = false,
      color: AdaptiveColor = .label,
      motion: Motion? = nil, label: String? = nil
    ) {
      self.source = source
      self.size = OverlaySize(
        width: Length.mendedSize(size.width, usual: 24),
        height: Length.mendedSize(size.height, usual: 24))
      self.fit = fit
      self.isRound = isRound
      self.color = color
      self.motion = motion
      self.label = label?.withoutControls
      followsTextScale =
        switch source {
        case .icon, .glyph: true
        case .file, .bytes, .platform: false
        }
    }

    /// Returns a system icon by its name.
    public static func icon(_ name: String, size: Double = 24, color: AdaptiveColor = .label)
      -> Image
    {
      Image(.icon(name), size: size, color: color)
    }

    /// The source of an image.
    public enum Source: Hashable, Sendable {
      /// The system's icon of this name: an SF Symbol on iOS, an icon of the icon theme on Linux.
      case icon(String)
      /// A glyph.
      case glyph(Glyph)
      /// The file at this path, in any format that the toolkit reads.
      case file(String)
      /// The contents of an image file.
      case bytes([UInt8])
      /// An image of the platform's own, such as a `UIImage`.
      case platform(PlatformValue)
    }

    /// The way a picture is scaled to its room.
    public enum Fit: Hashable, Sendable, CaseIterable {
      /// Scales the picture to show all of it, with its proportions.
      case fit
      /// Scales the picture to fill the room, with its proportions, and clips the rest.
      case fill
      /// Stretches the picture to fill the room, regardless of its proportions.
      case stretch
      /// Centers the picture in its natural size, and clips the rest.
      case center
    }

    /// The animation of an image while its overlay is shown; there is none for a user who prefers
    /// reduced motion.
    public indirect enum Motion: Hashable, Sendable {
      /// A repeated sequence of pictures; the image's own source comes first.
      case sequence([Source], period: Duration)
      /// A repeated growth to `scale` and back.
      case pulse(scale: Double, period: Duration)
      /// Two animations at once; of two of the same kind, the second counts.
      case both(Motion, Motion)

      /// The pictures that follow the image's own; empty for an animation of the image alone.
      public var furtherSources: [Source] {
        switch self {
        case .sequence(let sources, _): sources
        case .pulse: []
        case .both(let first, let second):
          second.furtherSources.isEmpty ? first.furtherSources : second.furtherSources
        }
      }
    }
  }
}

extension OverlayNode.Image.Fit {
  /// Returns the frame in which an image is drawn in its room, the same in every host.
  ///
  /// - Parameters:
  ///   - size: The image's natural size; `nil`, or a size without area, fills the room.
  ///   - room: The size of the room; its origin is (0, 0).
  /// - Returns: The image's frame; it may reach outside the room, where the image is clipped.
  public func frame(of size: OverlaySize?, in room: OverlaySize) -> OverlayRect {
    guard let size, size.width > 0, size.height > 0 else {
      return OverlayRect(x: 0, y: 0, width: room.width, height: room.height)
    }
    let (across, down) = (room.width / size.width, room.height / size.height)
    let (width, height) =
      switch self {
      case .fit: (size.width * min(across, down), size.height * min(across, down))
      case .fill: (size.width * max(across, down), size.height * max(across, down))
      case .stretch: (room.width, room.height)
      case .center: (size.width, size.height)
      }
    let corner = OverlayPoint(x: (room.width - width) / 2, y: (room.height - height) / 2)
    // A picture in its natural size stays sharp only if its pixels match the pixels of the screen.
    return self == .center
      ? OverlayRect(
        x: corner.x.rounded(.down), y: corner.y.rounded(.down), width: width, height: height)
      : OverlayRect(x: corner.x, y: corner.y, width: width, height: height)
  }
}
