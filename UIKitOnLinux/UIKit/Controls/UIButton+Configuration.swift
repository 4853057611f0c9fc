public import Foundation

extension UIButton {
  /// A button's appearance as one value.
  ///
  /// This is a reduced form with one title, one image and one background.
  public struct Configuration: Hashable {
    /// The style of the background's corners.
    public enum CornerStyle: Hashable, Sendable {
      /// The radius is `background.cornerRadius`.
      case fixed
      /// The radius is `background.cornerRadius`, which the stand-in doesn't scale with the text
      /// size.
      case dynamic
      /// A small radius.
      case small
      /// A medium radius.
      case medium
      /// A large radius.
      case large
      /// Half the button's height.
      case capsule
    }

    /// The kind of background.
    private enum Kind: Hashable {
      case plain, gray, tinted, filled
    }

    private let kind: Kind
    /// The title.
    public var title: String?
    /// The image.
    public var image: UIImage?
    /// The side of the title on which the image is.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The space between image and title, in points.
    public var imagePadding: CGFloat = 0
    /// The insets around image and title.
    public var contentInsets = NSDirectionalEdgeInsets(
      top: 7, leading: 12, bottom: 7, trailing: 12)
    /// The color of image and title, or `nil` for the style's default.
    public var baseForegroundColor: UIColor?
    /// The color of the background, or `nil` for the style's default.
    public var baseBackgroundColor: UIColor?
    /// The background, whose color has priority over `baseBackgroundColor`.
    public var background = UIBackgroundConfiguration()
    /// The roundness of the corners.
    public var cornerStyle = CornerStyle.dynamic

    /// Returns a style without a background.
    public static func plain() -> Configuration { Configuration(kind: .plain) }
    /// Returns a style with a gray background.
    public static func gray() -> Configuration { Configuration(kind: .gray) }
    /// Returns a style with a background in a light tint.
    public static func tinted() -> Configuration { Configuration(kind: .tinted) }
    /// Returns a style with a background in the tint color.
    public static func filled() -> Configuration { Configuration(kind: .filled) }
    /// Returns a style without a background.
    public static func borderless() -> Configuration { Configuration(kind: .plain) }
    /// Returns a style with a gray background.
    public static func bordered() -> Configuration { Configuration(kind: .gray) }
    /// Returns a style with a background in a light tint.
    public static func borderedTinted() -> Configuration { Configuration(kind: .tinted) }
    /// Returns a style with a background in the tint color.
    public static func borderedProminent() -> Configuration { Configuration(kind: .filled) }

    private init(kind: Kind) {
      self.kind = kind
      background.cornerRadius = 6
    }

    /// Returns the color of image and title.
    @MainActor
    func foreground(tint: UIColor) -> UIColor {
      baseForegroundColor ?? (kind == .filled ? .white : tint)
    }

    /// Returns the color behind image and title, or `nil` if there is none.
    @MainActor
    func backgroundColor(tint: UIColor) -> UIColor? {
      if let color = background.backgroundColor { return color }
      return switch kind {
      case .plain: baseBackgroundColor
      case .gray: baseBackgroundColor ?? .secondarySystemFill
      case .tinted: (baseBackgroundColor ?? tint).withAlphaComponent(0.18)
      case .filled: baseBackgroundColor ?? tint
      }
    }

    /// Returns the corner radius of a background with the given height, in points.
    ///
    /// UIKit documents no numbers.
    func cornerRadius(height: CGFloat) -> CGFloat {
      switch cornerStyle {
      case .fixed, .dynamic: background.cornerRadius
      case .small: 4
      case .medium: 8
      case .large: 12
      case .capsule: height / 2
      }
    }
  }

  /// Shows, updates or removes the configuration's background.
  func updateGround() {
    guard let color = configuration?.backgroundColor(tint: tintColor ?? .systemBlue) else {
      ground?.removeFromSuperview()
      ground = nil
      return
    }
    if ground == nil {
      let new = UIView()
      new.isUserInteractionEnabled = false
      ground = new
      insertSubview(new, at: 0)
    }
    ground?.backgroundColor = state.contains(.disabled) ? .tertiarySystemFill : color
    ground?.alpha = state.contains(.highlighted) ? 0.75 : 1
  }
}

/// A button's background, which is a color with rounded corners.
///
/// This is a reduced form of UIKit's type.
public struct UIBackgroundConfiguration: Hashable {
  /// The color, or `nil` for the color of the button's configuration.
  public var backgroundColor: UIColor?
  /// The corner radius, in points.
  public var cornerRadius: CGFloat = 0

  /// Creates a background with default values.
  init() {}

  /// Returns a transparent background.
  public static func clear() -> UIBackgroundConfiguration {
    var background = UIBackgroundConfiguration()
    background.backgroundColor = .clear
    return background
  }
}

/// A set of a rectangle's edges.
///
/// Leading and trailing depend on the layout direction.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  /// The raw bits.
  public let rawValue: UInt
  /// Creates edges from raw bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The upper edge.
  public static var top: Self { Self(rawValue: 1 << 0) }
  /// The edge at the start of a line.
  public static var leading: Self { Self(rawValue: 1 << 1) }
  /// The lower edge.
  public static var bottom: Self { Self(rawValue: 1 << 2) }
  /// The edge at the end of a line.
  public static var trailing: Self { Self(rawValue: 1 << 3) }
  /// All edges.
  public static var all: Self { Self(rawValue: 0b1111) }
}
