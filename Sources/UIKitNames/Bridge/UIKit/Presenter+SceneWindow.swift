#if canImport(UIKit)
internal import UIKit
package import Usher
internal import UsherUIKit

extension Presenter {
  /// The window in which the presenter shows overlays; `nil` while there is none.
  package var window: UIWindow? { uiKitHost?.window }
}

extension UIWindow {
  /// The presenter for overlays above the window's content; `nil` for a window without a scene.
  package var presenter: Presenter? { presenter(inExtension: Bundle.main.isAppExtension) }

  /// Returns the presenter for overlays above the window's content.
  ///
  /// - Parameter inExtension: Whether the window belongs to an app extension. Overlays then appear inside that
  ///   window, unless the extension has set a default presenter.
  /// - Returns: Outside extensions, the presenter of the window's scene; `nil` for a window without a scene.
  func presenter(inExtension: Bool) -> Presenter? {
    guard inExtension else { return windowScene.map { .attached(to: $0) } }
    return Presenter.default ?? .attached(to: self)
  }
}
#endif
