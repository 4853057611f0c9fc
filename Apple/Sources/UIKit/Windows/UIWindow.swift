import Foundation

@MainActor
open class UIWindow: UIView {
  var firstResponder: UIResponder?
  open weak var windowScene: UIWindowScene?
  open override var window: UIWindow? { self }
  public func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect { rect }
}
