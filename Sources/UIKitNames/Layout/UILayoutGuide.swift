#if !canImport(UIKit)
/// A rectangle in a view to lay others out beside.
@preconcurrency @MainActor
public final class UILayoutGuide {
  /// The view it is in.
  public private(set) weak var owningView: UIView?
  /// Whether it lies inside the view's margins.
  let isMargins: Bool

  init(owningView: UIView, isMargins: Bool = false) {
    self.owningView = owningView
    self.isMargins = isMargins
  }
}

/// What rules of layout are made of.
@preconcurrency @MainActor
public protocol LayoutAnchoring: AnyObject {}

extension UIView: LayoutAnchoring {}
extension UILayoutGuide: LayoutAnchoring {}

extension LayoutAnchoring {
  /// Its left edge.
  public var leftAnchor: NSLayoutAnchor { NSLayoutAnchor(self, .left) }
  /// Its right edge.
  public var rightAnchor: NSLayoutAnchor { NSLayoutAnchor(self, .right) }
  /// The side where reading begins.
  public var leadingAnchor: NSLayoutAnchor { NSLayoutAnchor(self, .leading) }
  /// The side where reading ends.
  public var trailingAnchor: NSLayoutAnchor { NSLayoutAnchor(self, .trailing) }
  /// Its top.
  public var topAnchor: NSLayoutAnchor { NSLayoutAnchor(self, .top) }
  /// Its bottom.
  public var bottomAnchor: NSLayoutAnchor { NSLayoutAnchor(self, .bottom) }
  /// Its width.
  public var widthAnchor: NSLayoutAnchor { NSLayoutAnchor(self, .width) }
  /// Its height.
  public var heightAnchor: NSLayoutAnchor { NSLayoutAnchor(self, .height) }
  /// Its middle from side to side.
  public var centerXAnchor: NSLayoutAnchor { NSLayoutAnchor(self, .centerX) }
  /// Its middle from top to bottom.
  public var centerYAnchor: NSLayoutAnchor { NSLayoutAnchor(self, .centerY) }
}
#endif
