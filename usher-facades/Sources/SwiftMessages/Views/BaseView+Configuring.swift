#if os(iOS) || UIKIT_STAND_IN
public import UIKitBridge
package import Usher

extension BaseView {
  /// The distances between the view's edges and its content, in points, without the safe area.
  public var layoutMarginAdditions: UIEdgeInsets {
    get {
      UIEdgeInsets(
        top: topLayoutMarginAddition, left: leftLayoutMarginAddition,
        bottom: bottomLayoutMarginAddition, right: rightLayoutMarginAddition)
    }
    set {
      topLayoutMarginAddition = newValue.top
      leftLayoutMarginAddition = newValue.left
      bottomLayoutMarginAddition = newValue.bottom
      rightLayoutMarginAddition = newValue.right
    }
  }

  /// Sets the distances from the left and right edges, in points.
  public func configureBackgroundView(sideMargin: CGFloat) {
    leftLayoutMarginAddition = sideMargin
    rightLayoutMarginAddition = sideMargin
  }

  /// Adds a black shadow, 2 points down, with a radius of 6 points and an opacity of 0.4.
  public func configureDropShadow() {
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOffset = CGSize(width: 0, height: 2)
    layer.shadowRadius = 6
    layer.shadowOpacity = 0.4
    layer.masksToBounds = false
  }

  /// Removes the shadow.
  public func configureNoDropShadow() {
    layer.shadowOpacity = 0
  }
}

extension BaseView: OverReaching {
  package func usherReach(_ distances: Insets, padding: Insets) {
    reachOut(UIEdgeInsets(distances), padding: UIEdgeInsets(padding))
  }
}
#endif
