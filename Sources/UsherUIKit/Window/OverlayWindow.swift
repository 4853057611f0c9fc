#if os(iOS) || UIKIT_STAND_IN
internal import UIKit

/// The window of a scene's overlays; touches beside the overlays pass through the window.
///
/// The window is shown without becoming key, so that the app's window keeps the keyboard. It may
/// become key only while an overlay has a field or asks for that, since the user types into the key
/// window.
@MainActor
final class OverlayWindow: UIWindow {
  /// Whether an overlay has a field, or a view of the app's own.
  var hasFields = false
  /// Whether the window is to be key without a field, too.
  var isKeyWanted = false
  /// The tint last taken over from the app; `nil` before the first.
  private var tint: UIColor?
  /// The key window before this one.
  private weak var formerKeyWindow: UIWindow?

  override var canBecomeKey: Bool { hasFields || isKeyWanted }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    // The root controller's view, and whatever UIKit puts around it, are nobody's; the rest is an
    // overlay's.
    guard let hit = super.hitTest(point, with: event), hit !== self,
      rootViewController?.viewIfLoaded?.isDescendant(of: hit) != true
    else { return nil }
    return hit
  }

  /// The app's window: the key window, else the former key window, else the front window on the
  /// usual level.
  ///
  /// UIKit has windows of its own in the scene, such as the keyboard's, on other levels.
  var appWindow: UIWindow? {
    let others = windowScene?.windows.filter { !($0 is OverlayWindow) && !$0.isHidden } ?? []
    return others.first { $0.isKeyWindow } ?? others.first { $0 === formerKeyWindow }
      ?? others.last { $0.windowLevel == .normal }
  }

  /// Takes over the style, dark or light, and the tint of the app's window.
  func followLook() {
    guard let appWindow else { return }
    let style = appWindow.contentStyle
    if overrideUserInterfaceStyle != style { overrideUserInterfaceStyle = style }
    // The grey of an app that an alert dims is not its tint.
    guard appWindow.tintAdjustmentMode != .dimmed, appWindow.tintColor != tint else { return }
    tint = appWindow.tintColor
    tintColor = tint
  }

  /// Becomes the key window, and remembers the former key window.
  func requestKeyboard() {
    guard canBecomeKey, !isKeyWindow else { return }
    rememberKeyWindow()
    makeKey()
  }

  /// Remembers the scene's key window, unless this window is key itself.
  func rememberKeyWindow() {
    guard let key = windowScene?.windows.first(where: { $0.isKeyWindow }), key !== self else {
      return
    }
    formerKeyWindow = key
  }

  /// Makes the app's window key again, unless an overlay wants this one to be key.
  func giveKeyboardBack() {
    guard isKeyWindow, !isKeyWanted else { return }
    appWindow?.makeKey()
    formerKeyWindow = nil
  }
}

extension UIWindow {
  /// The style that an app has set for its content: on the root controller, or else on the window.
  fileprivate var contentStyle: UIUserInterfaceStyle {
    guard let style = rootViewController?.overrideUserInterfaceStyle, style != .unspecified else {
      return overrideUserInterfaceStyle
    }
    return style
  }
}
#endif
