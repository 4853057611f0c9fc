#if canImport(UIKit)
internal import UIKit

/// The window that a scene's overlays are shown in; beside them it is not there for touches.
///
/// It is shown and never made key, so that the app's window keeps the keyboard. Only while an overlay has a
/// field may it become key, since a person types into the key window.
@MainActor
final class OverlayWindow: UIWindow {
  /// Whether an overlay has something to type into.
  var hasFields = false
  /// The window that had the keyboard before.
  private weak var formerKeyWindow: UIWindow?

  override var canBecomeKey: Bool { hasFields }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    // The root controller's view, and whatever UIKit puts around it, are nobody's; the rest is an overlay's.
    guard let hit = super.hitTest(point, with: event), hit !== self,
      rootViewController?.viewIfLoaded?.isDescendant(of: hit) != true
    else { return nil }
    return hit
  }

  /// The app's window: the key one, else the one that was key before, else the one in front on the usual level.
  ///
  /// UIKit has windows of its own in the scene, such as the keyboard's, on other levels.
  var appWindow: UIWindow? {
    let others = windowScene?.windows.filter { !($0 is OverlayWindow) && !$0.isHidden } ?? []
    return others.first { $0.isKeyWindow } ?? others.first { $0 === formerKeyWindow }
      ?? others.last { $0.windowLevel == .normal }
  }

  /// Takes the keyboard for a field, and remembers who had it.
  func takeKeyboard() {
    guard hasFields, !isKeyWindow else { return }
    rememberKeyWindow()
    makeKey()
  }

  /// Remembers which window is key, as long as that is another one.
  func rememberKeyWindow() {
    guard let key = windowScene?.windows.first(where: { $0.isKeyWindow }), key !== self else {
      return
    }
    formerKeyWindow = key
  }

  /// Gives the keyboard back to the window that had it, if that is still there.
  func giveKeyboardBack() {
    guard isKeyWindow else { return }
    appWindow?.makeKey()
    formerKeyWindow = nil
  }
}
#endif
