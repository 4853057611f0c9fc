#if os(Linux) && !UIKIT_STAND_IN
/// A rectangle in a view, as a target of constraints.
@preconcurrency @MainActor
public final class UILayoutGuide {
  /// The view that contains the guide.
  public private(set) weak var owningView: UIView?
  /// Whether the guide is the rectangle inside the view's margins.
  let isMargins: Bool

  init(owningView: UIView, isMargins: Bool = false) {
    self.owningView = owningView
    self.isMargins = isMargins
  }
}

/// A view or a guide, whose attributes constraints relate.
@preconcurrency @MainActor
public protocol LayoutAnchoring: AnyObject {}

extension UIView: LayoutAnchoring {}
extension UILayoutGuide: LayoutAnchoring {}

extension LayoutAnchoring {
  /// The anchor of the left edge.
  public var leftAnchor: NSLayoutAnchor { NSLayoutAnchor(self, .left) }
  /// The anchor of the right edge.
  public var rightAnchor: NSLayoutAnchor { NSLayoutAnchor(self, .right) }
  /// The anchor of the leading edge.
  public var leadingAnchor: NSLayoutAnchor { NSLayoutAnchor(self, .leading) }
  /// The anchor of the trailing edge.
  public var trailingAnchor: NSLayoutAnchor { NSLayoutAnchor(self, .trailing) }
  /// The anchor of the top edge.
  public var topAnchor: NSLayoutAnchor { NSLayoutAnchor(self, .top) }
  /// The anchor of the bottom edge.
  public var bottomAnchor: NSLayoutAnchor { NSLayoutAnchor(self, .bottom) }
  /// The anchor of the width.
  public var widthAnchor: NSLayoutAnchor { NSLayoutAnchor(self, .width) }
  /// The anchor of the height.
  public var heightAnchor: NSLayoutAnchor { NSLayoutAnchor(self, .height) }
  /// The anchor of the horizontal centre.
  public var centerXAnchor: NSLayoutAnchor { NSLayoutAnchor(self, .centerX) }
  /// The anchor of the vertical centre.
  public var centerYAnchor: NSLayoutAnchor { NSLayoutAnchor(self, .centerY) }
}
#endif
