public import UsherCore

extension OverlayNode {
  /// An image or an icon.
  ///
  /// If the image can't be found or read, it takes up no space, and the presenter reports a
  /// problem.
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
    /// How the image is scaled to `size`.
    public internal(set) var fit: Fit
    /// Whether the image is clipped to a circle, or to an ellipse if it isn't square.
    public internal(set) var isRound: Bool
    /// The color of an icon.
    ///
    /// Multicolor images ignore this color.
    public internal(set) var color: AdaptiveColor
    /// The image's animation, or `nil` if there is none.
    public let motion: Motion?
    /// The image's meaning for screen readers, or `nil` if the image is decorative.
    public internal(set) var label: String?
    /// Whether the image grows with the system's text size.
    ///
    /// The default is `true` for icons and glyphs.
    public var followsTextScale: Bool
    /// The image's identifier for UI tests.
    ///
    /// Hosts set it on the native view, for example as UIKit's `accessibilityIdentifier`.
    public var identifier: String?

    /// Creates a square image.
    ///
    /// Sides that are below 1 or not finite are replaced by 24 points. The maximum is 10,000
    /// points.
    public init(
      _ source: Source, size: Double = 24, fit: Fit = .fit, isRound: Bool = false,
      color: AdaptiveColor = .label, motion: Motion? = nil, label: String? = nil
    ) {
      self.init(
        source, size: OverlaySize(width: size, height: size), fit: fit, isRound: isRound,
        color: color,
        motion: motion, label: label)
    }

    /// Creates an image.
    ///
    /// Sides that are below 1 or not finite are replaced by 24 points. The maximum is 10,000
    /// points.
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

    /// Returns the system icon with this name.
    public static func icon(_ name: String, size: Double = 24, color: AdaptiveColor = .label)
      -> Image
    {
      Image(.icon(name), size: size, color: color)
    }

    /// The source of an image.
    public enum Source: Hashable, Sendable {
      /// The system icon with this name: an SF Symbol on iOS, or an icon from the icon theme on
      /// Linux.
      case icon(String)
      /// A glyph.
      case glyph(Glyph)
      /// The file at this path, in any format that the toolkit supports.
      case file(String)
      /// The contents of an image file.
      case bytes([UInt8])
      /// An image object of the platform, such as a `UIImage`.
      case platform(PlatformValue)
    }

    /// How an image is scaled to its space.
    public enum Fit: Hashable, Sendable, CaseIterable {
      /// Scales the image to be completely visible, and preserves its aspect ratio.
      case fit
      /// Scales the image to fill the space, preserves its aspect ratio and clips the excess.
      case fill
      /// Stretches the image to fill the space without preserving its aspect ratio.
      case stretch
      /// Centers the image at its natural size and clips the excess.
      case center
    }

    /// The animation of an image while its overlay is shown.
    ///
    /// The animation is disabled if the user prefers reduced motion.
    public indirect enum Motion: Hashable, Sendable {
      /// A repeated sequence of images, starting with the image's own source.
      case sequence([Source], period: Duration)
      /// A pulse that repeatedly scales the image to `scale` and back.
      case pulse(scale: Double, period: Duration)
      /// Two animations at once.
      ///
      /// If both are of the same kind, the second is used.
      case both(Motion, Motion)

      /// The images after the image's own source, or an empty array if the sequence has only that
      /// image.
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
  /// Returns the frame of an image within its space.
  ///
  /// The frame is the same in every host.
  ///
  /// - Parameters:
  ///   - size: The image's natural size. If it is `nil` or has no area, the image fills the space.
  ///   - room: The size of the space. Its origin is (0, 0).
  /// - Returns: The image's frame. If it extends beyond the space, the image is clipped there.
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
    // An image at its natural size stays sharp only if its pixels match the pixels of the screen.
    return self == .center
      ? OverlayRect(
        x: corner.x.rounded(.down), y: corner.y.rounded(.down), width: width, height: height)
      : OverlayRect(x: corner.x, y: corner.y, width: width, height: height)
  }
}
