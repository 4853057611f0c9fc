public import Foundation

extension UIButton {
  /// The look of a button as one value, in the plain part of UIKit's: one title, one image, one background.
  public struct Configuration: Hashable {
    /// The roundness of the background's corners.
    public enum CornerStyle: Hashable, Sendable {
      /// As `background.cornerRadius` says.
      case fixed
      /// As `background.cornerRadius` says; the text size changes nothing here.
      case dynamic
      /// A little.
      case small
      /// More.
      case medium
      /// Much.
      case large
      /// Half the height.
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
    /// The distances around image and title.
    public var contentInsets = NSDirectionalEdgeInsets(
      top: 7, leading: 12, bottom: 7, trailing: 12)
    /// The colour of image and title; `nil` for that of the kind.
    public var baseForegroundColor: UIColor?
    /// The colour of the background; `nil` for that of the kind.
    public var baseBackgroundColor: UIColor?
    /// The background, which counts before `baseBackgroundColor`.
    public var background = UIBackgroundConfiguration()
    /// The roundness of the corners.
    public var cornerStyle = CornerStyle.dynamic

    /// A title without a background.
    public static func plain() -> Configuration { Configuration(kind: .plain) }
    /// A title on grey.
    public static func gray() -> Configuration { Configuration(kind: .gray) }
    /// A title on a weak tint.
    public static func tinted() -> Configuration { Configuration(kind: .tinted) }
    /// A title on the tint.
    public static func filled() -> Configuration { Configuration(kind: .filled) }
    /// A title without a background.
    public static func borderless() -> Configuration { Configuration(kind: .plain) }
    /// A title on grey.
    public static func bordered() -> Configuration { Configuration(kind: .gray) }
    /// A title on a weak tint.
    public static func borderedTinted() -> Configuration { Configuration(kind: .tinted) }
    /// A title on the tint.
    public static func borderedProminent() -> Configuration { Configuration(kind: .filled) }

    private init(kind: Kind) {
      self.kind = kind
      background.cornerRadius = 6
    }

    /// The colour of image and title.
    @MainActor
    func foreground(tint: UIColor) -> UIColor {
      baseForegroundColor ?? (kind == .filled ? .white : tint)
    }

    /// The colour behind image and title; `nil` for none.
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

    /// The radius of the corners of a background of a height, in points.
    ///
    /// UIKit's documentation has no numbers.
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

  /// Shows the configuration's background, or takes that away.
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

/// A button's background: a colour with round corners, in the plain part of UIKit's.
public struct UIBackgroundConfiguration: Hashable {
  /// The colour; `nil` for that of the button's configuration.
  public var backgroundColor: UIColor?
  /// The radius of the corners, in points.
  public var cornerRadius: CGFloat = 0

  /// Makes a background of which nothing is set.
  public init() {}

  /// A background without a colour.
  public static func clear() -> UIBackgroundConfiguration {
    var background = UIBackgroundConfiguration()
    background.backgroundColor = .clear
    return background
  }
}

/// The edges of a rectangle, of which leading and trailing follow the layout direction.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Makes edges of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The upper edge.
  public static var top: Self { Self(rawValue: 1 << 0) }
  /// The edge where a line begins.
  public static var leading: Self { Self(rawValue: 1 << 1) }
  /// The lower edge.
  public static var bottom: Self { Self(rawValue: 1 << 2) }
  /// The edge where a line ends.
  public static var trailing: Self { Self(rawValue: 1 << 3) }
  /// All edges.
  public static var all: Self { Self(rawValue: 0b1111) }
}
