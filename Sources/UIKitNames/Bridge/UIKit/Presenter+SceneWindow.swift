#if canImport(UIKit)
internal import UIKit
package import Usher
internal import UsherUIKit

extension Presenter {
  /// The window that overlays are shown in; `nil` while there is none.
  package var window: UIWindow? { uiKitHost?.window }
}

extension UIWindow {
  /// The presenter for overlays above what the window shows; `nil` for a window without a scene.
  package var presenter: Presenter? { presenter(inExtension: Bundle.main.isAppExtension) }

  /// The presenter for overlays above what the window shows.
  ///
  /// - Parameter inExtension: Whether the window is an app extension's. Overlays are shown inside that window then,
  ///   unless the extension has set a default presenter.
  /// - Returns: Otherwise the presenter of the window's scene; `nil` for a window without a scene.
  func presenter(inExtension: Bool) -> Presenter? {
    guard inExtension else { return windowScene.map { .attached(to: $0) } }
    return Presenter.default ?? .attached(to: self)
  }
}
#endif
