#if canImport(UIKit)
internal import UIKit
package import Usher
internal import UsherUIKit

extension Presenter {
  /// The window that overlays are shown in; `nil` while there is none.
  package var window: UIWindow? { uiKitHost?.window }
}

extension UIWindow {
  /// The presenter of the window's scene; `nil` for a window without a scene.
  package var presenter: Presenter? { windowScene.map { .attached(to: $0) } }
}
#endif
