import Foundation

@MainActor
open class UIGestureRecognizer: NSObject {
  open internal(set) weak var view: UIView?
  public override init() { super.init() }
}
