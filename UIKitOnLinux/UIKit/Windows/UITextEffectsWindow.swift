import Foundation

/// The window in which UIKit shows edit menus and loupes, created when a text in a scene is first
/// used.
///
/// Its level is 10, or 1 while a keyboard is shown, and it is raised above a window at a higher
/// level only if that window has the keyboard (<https://github.com/Tencent/QMUI_iOS/issues/659>,
/// <https://github.com/Tencent/QMUI_iOS/issues/1538>).
@MainActor
final class UITextEffectsWindow: UIWindow {
  override var canBecomeKey: Bool { false }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }

  /// Moves to the level at which the window currently belongs.
  func settleLevel() {
    guard let scene = windowScene else { return }
    guard scene.keyboard != nil else { return windowLevel = Level(rawValue: 10) }
    let typing = scene.keyWindow.flatMap {
      $0.firstResponder == nil ? nil : $0.windowLevel.rawValue
    }
    windowLevel = Level(rawValue: max(1, (typing ?? 0) + 1))
  }
}

extension UIWindowScene {
  /// Opens the window for edit menus, if there is none yet, and moves it to its level.
  func showTextEffects() {
    let window = textEffects ?? UITextEffectsWindow(windowScene: self)
    textEffects = window
    window.isHidden = false
    window.settleLevel()
  }
}

extension StandIn {
  /// Selects the text of a view, such as a text view, and shows the edit menu.
  ///
  /// - Returns: The menu, or `nil` if the view is in no scene.
  @discardableResult
  public static func showEditMenu(of view: UIView) -> UIView? {
    guard let scene = view.window?.windowScene else { return nil }
    scene.showTextEffects()
    let menu = UIView(frame: view.convert(view.bounds, to: nil as UIView?))
    scene.textEffects?.subviews.forEach { $0.removeFromSuperview() }
    scene.textEffects?.addSubview(menu)
    finishTurn()
    return menu
  }
}
