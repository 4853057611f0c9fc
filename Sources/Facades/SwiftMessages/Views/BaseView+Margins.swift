public import UIKitNames
package import Usher

extension BaseView {
  /// The additions at the four edges, in points.
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

  /// Sets the left and right additions, in points.
  public func configureBackgroundView(sideMargin: CGFloat) {
    leftLayoutMarginAddition = sideMargin
    rightLayoutMarginAddition = sideMargin
  }
}

extension BaseView: OverReaching {
  package func usherReach(_ distances: Insets) { reachOut(UIEdgeInsets(distances)) }
}
