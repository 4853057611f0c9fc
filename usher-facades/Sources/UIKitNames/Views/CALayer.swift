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
#endif
