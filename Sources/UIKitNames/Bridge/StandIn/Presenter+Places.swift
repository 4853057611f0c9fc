#if !canImport(UIKit)
package import Usher

extension Presenter {
  /// Whether messages of one instance take turns across presenters; here each has a window of its own.
  package static var isOneLine: Bool { false }

  /// The presenter of a scene's key window, or of its first one; `nil` where the scene has none.
  package static func of(_ scene: UIWindowScene) -> Presenter? {
    (scene.windows.first { $0.isKeyWindow } ?? scene.windows.first)?.presenter
  }

  /// The presenter of the window that a controller is in; `nil` for a controller in none.
  ///
  /// - Parameters:
  ///   - controller: The controller.
  ///   - edge: Without effect.
  /// - Returns: The presenter.
  package static func within(
    _ controller: UIViewController, at edge: Placement.Vertical
  ) -> Presenter? {
    controller.viewIfLoaded?.window?.presenter
  }

  /// The presenter of the window that a view is in; `nil` for a view in none.
  package static func within(_ view: UIView) -> Presenter? { view.window?.presenter }
}
#endif
