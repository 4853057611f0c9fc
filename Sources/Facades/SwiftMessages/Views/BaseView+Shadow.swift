internal import UIKitNames
internal import Usher

extension BaseView {
  /// Adds a shadow: black, 2 points further down, with a radius of 6 points and an opacity of 0.4.
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
