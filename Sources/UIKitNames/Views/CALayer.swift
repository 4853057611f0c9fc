#if !canImport(UIKit)
public import Foundation

/// The surface of a view.
@preconcurrency @MainActor
public final class CALayer {
  private weak var view: UIView?
  /// How round its corners are, in points.
  public var cornerRadius: CGFloat = 0 { didSet { view?.setNeedsContentUpdate() } }
  /// Which corners are round.
  public var maskedCorners: CACornerMask = .all { didSet { view?.setNeedsContentUpdate() } }
  /// How its edges turn into one another.
  public var cornerCurve = CALayerCornerCurve.circular { didSet { view?.setNeedsContentUpdate() } }
  /// How wide the line along its edge is, in points.
  public var borderWidth: CGFloat = 0 { didSet { view?.setNeedsContentUpdate() } }
  /// The colour of that line.
  public var borderColor: CGColor? = .black { didSet { view?.setNeedsContentUpdate() } }
  /// The colour of its shadow.
  public var shadowColor: CGColor? = .black { didSet { view?.setNeedsContentUpdate() } }
  /// How strong its shadow is, from 0 to 1.
  public var shadowOpacity: Float = 0 { didSet { view?.setNeedsContentUpdate() } }
  /// How far its shadow's edge is blurred, in points.
  public var shadowRadius: CGFloat = 3 { didSet { view?.setNeedsContentUpdate() } }
  /// Where its shadow falls, in points.
  public var shadowOffset = CGSize(width: 0, height: -3) {
    didSet { view?.setNeedsContentUpdate() }
  }
  /// Whether what it shows is cut at its corners.
  public var masksToBounds: Bool {
    get { view?.clipsToBounds ?? false }
    set { view?.clipsToBounds = newValue }
  }

  init(of view: UIView) {
    self.view = view
  }
}

/// Corners of a layer; "min" is left and top.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  /// One bit for each corner.
  public let rawValue: UInt

  /// Makes a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// At the top, left.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
  /// At the top, right.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
  /// At the bottom, left.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
  /// At the bottom, right.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)

  static let all: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
}

/// How a layer's edges turn into one another.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// Its name.
  public let rawValue: String

  /// Makes a curve; one of a name that is not among those below is circular.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// By a quarter of a circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// By a curve whose bend grows and shrinks gradually.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
#endif
