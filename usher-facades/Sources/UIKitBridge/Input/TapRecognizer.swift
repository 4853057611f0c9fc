#if os(iOS) || UIKIT_STAND_IN
internal import UIKit
@_spi(Facades) internal import UsherUIKit

/// A tap gesture recognizer that calls a closure.
@MainActor
package final class TapRecognizer: UITapGestureRecognizer {
  private let act: ActionTarget

  /// Creates a recognizer that calls `act` for each tap.
  package init(_ act: @escaping @MainActor () -> Void) {
    self.act = ActionTarget()
    self.act.act = { _ in act() }
    super.init(target: self.act, action: ActionTarget.selector)
  }
}
#endif
