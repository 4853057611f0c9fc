import SwiftMessages
import Usher
import UsherUIKit

#if os(iOS)
import UIKit
#endif

/// Shows a message using the original library and a notification using Usher, and returns what is
/// shown.
@MainActor
public func showBoth(on presenter: Presenter) -> [String] {
  presenter.present(.notification(title: "B"))
  return [SwiftMessages.show("A"), "Usher shows \(presenter.shown.count) overlay"]
}

#if os(iOS)
/// Shows both inside a view.
@MainActor
public func showBoth(in view: UIView) -> [String] {
  showBoth(on: Presenter.attached(to: view))
}
#endif
