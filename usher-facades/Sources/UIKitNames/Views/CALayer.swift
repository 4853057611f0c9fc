#if os(Linux) && !UIKIT_STAND_IN
public import Foundation

/// The surface of a view: its corners, border and shadow.
@preconcurrency @MainActor
public final class CALayer {
  private weak var view: UIView?
  /// The radius of the layer's round corners, in points.
  public var cornerRadius: CGFloat = 0 { didSet { view?.setNeedsContentUpdate() } }
  /// The corners that `cornerRadius` applies to.
  public var maskedCorners: CACornerMask = .all { didSet { view?.setNeedsContentUpdate() } }
  /// The shape of the round corners.
  public var cornerCurve = CALayerCornerCurve.circular { didSet { view?.setNeedsContentUpdate() } }
  /// The width of the border along the layer's edge, in points.
  public var borderWidth: CGFloat = 0 { didSet { view?.setNeedsContentUpdate() } }
  /// The border's colour.
  public var borderColor: CGColor? = .black { didSet { view?.setNeedsContentUpdate() } }
  /// The shadow's colour.
  public var shadowColor: CGColor? = .black { didSet { view?.setNeedsContentUpdate() } }
  /// The shadow's opacity, from 0 to 1.
  public var shadowOpacity: Float = 0 { didSet { view?.setNeedsContentUpdate() } }
  /// The shadow's blur radius, in points.
  public var shadowRadius: CGFloat = 3 { didSet { view?.setNeedsContentUpdate() } }
  /// The shadow's offset, in points.
  public var shadowOffset = CGSize(width: 0, height: -3) {
    didSet { view?.setNeedsContentUpdate() }
  }
  /// Whether the view's content is clipped to the layer's shape.
  public var masksToBounds: Bool {
    get { view?.clipsToBounds ?? false }
    set { view?.clipsToBounds = newValue }
  }

  init(of view: UIView) {
    self.view = view
  }
}

/// A set of a layer's corners; "min" is left and top.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  /// The bits, one for each corner.
  public let rawValue: UInt

  /// Makes a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The top left corner.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
  /// The top right corner.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
  /// The bottom left corner.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
  /// The bottom right corner.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)

  static let all: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
}

/// The shape of a layer's round corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The curve's name.
  public let rawValue: String

  /// Makes a curve from its name; an unknown name counts as `circular`.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A quarter of a circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// A curve whose curvature grows and shrinks gradually.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// A set of a rectangle's corners.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  /// The bits, one for each corner.
  public let rawValue: UInt

  /// Makes a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The top left corner.
  public static let topLeft = UIRectCorner(rawValue: 1 << 0)
  /// The top right corner.
  public static let topRight = UIRectCorner(rawValue: 1 << 1)
  /// The bottom left corner.
  public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
  /// The bottom right corner.
  public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
  /// All four corners.
  public static let allCorners: UIRectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}
#endif
