#if canImport(UIKit)
package import UIKit
internal import Usher

/// The wishes of one overlay for the window of its scene, in force while the overlay is shown.
package struct WindowWishes {
  /// The window's level; `nil` for the app's choice of a level.
  package var level: UIWindow.Level?
  /// The look of the system's bars, and the scene's orientations.
  package var systemBars: SystemBars
  /// Whether the window becomes key.
  package var isKey: Bool

  /// Makes a set of wishes.
  package init(level: UIWindow.Level?, systemBars: SystemBars, isKey: Bool) {
    self.level = level
    self.systemBars = systemBars
    self.isKey = isKey
  }
}

extension UIKitHost {
  /// Puts the wishes of an overlay in force, before those of all others; `nil` takes them back.
  ///
  /// Whatever the app has set itself is in force again once no overlay has wishes. Ignored in a view.
  package func setWishes(_ wish: WindowWishes?, of id: OverlayID) {
    wishes.removeAll { $0.id == id }
    if let wish { wishes.append((id, wish)) }
    applyWishes()
  }

  /// The level in force.
  var levelInForce: UIWindow.Level { wishes.last?.wish.level ?? level }

  /// Lets the window be as the latest wishes have it, or else as the app has.
  func applyWishes() {
    guard let stage, let window = stage.window else { return }
    if window.windowLevel != levelInForce { window.windowLevel = levelInForce }
    stage.controller?.systemBars = wishes.last?.wish.systemBars ?? systemBars
    window.isKeyWanted = wishes.last?.wish.isKey ?? false
    if window.isKeyWanted { window.takeKeyboard() } else { followFields() }
  }

  /// The scene of the overlays; `nil` before there is one, and after its end.
  package var scene: UIWindowScene? {
    switch place {
    case .scene(let known): known.scene
    case .view: stage?.view?.window?.windowScene
    case .nowhereYet, .gone: nil
    }
  }
}
#endif
