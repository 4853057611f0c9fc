#if os(iOS) || UIKIT_STAND_IN
internal import UIKit

/// The window of a scene's overlays.
///
/// Touches outside overlays pass through it.
///
/// The window doesn't become key when it appears, so that the app's window keeps the keyboard. A
/// touch makes every window key that can become key. Therefore this window can become key only
/// while the user types or starts typing into an overlay, or if an overlay requests it.
@MainActor
final class OverlayWindow: UIWindow {
  private var isTyping = false
  /// Whether a finger is down on editable text.
  private var isTextTouched = false
  /// Whether the window should be key even if no field is edited.
  var isKeyWanted = false
  /// The tint color that was last copied from the app, or `nil` if none was copied yet.
  private var tint: UIColor?
  /// The key window before this window became key.
  private weak var formerKeyWindow: UIWindow?

  override var canBecomeKey: Bool { isTyping || isTextTouched || isKeyWanted }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    // Touches on the root view and its superviews pass through. Any other view belongs to an
    // overlay.
    guard let hit = super.hitTest(point, with: event), hit !== self,
      rootViewController?.viewIfLoaded?.isDescendant(of: hit) != true
    else { return nil }
    // UIKit makes the window key after this call, before it delivers the touch.
    isTextTouched = sequence(first: hit, next: \.superview).contains { $0.isTypedInto }
    return hit
  }

  override func resignKey() {
    super.resignKey()
    isTyping = false
  }

  override func sendEvent(_ event: UIEvent) {
    super.sendEvent(event)
    let isTouched =
      event.touches(for: self)?.contains { $0.phase != .ended && $0.phase != .cancelled } ?? false
    if !isTouched { isTextTouched = false }
  }

  /// The app's window: the key window, or else the former key window, or else the frontmost normal
  /// window.
  ///
  /// Windows that UIKit adds to the scene, such as the keyboard's window, have other levels.
  var appWindow: UIWindow? {
    let others = windowScene?.windows.filter { !($0 is OverlayWindow) && !$0.isHidden } ?? []
    return others.first { $0.isKeyWindow } ?? others.first { $0 === formerKeyWindow }
      ?? others.last { $0.windowLevel == .normal }
  }

  /// Copies the style and tint color of the app's window, and from iOS 17 on its text size and
  /// direction.
  func followLook() {
    guard let appWindow else { return }
    if #available(iOS 17, *) { followTraits(of: appWindow) }
    let style = appWindow.contentStyle
    if overrideUserInterfaceStyle != style { overrideUserInterfaceStyle = style }
    // The gray tint of an app that is dimmed behind an alert isn't copied.
    guard appWindow.tintAdjustmentMode != .dimmed, appWindow.tintColor != tint else { return }
    tint = appWindow.tintColor
    tintColor = tint
  }

  /// Overrides the text size and the direction if the app's content has different values.
  ///
  /// A window inherits traits from its scene, but not from other windows
  /// (<https://developer.apple.com/documentation/uikit/uitraitoverrides>).
  @available(iOS 17, *)
  private func followTraits(of app: UIWindow) {
    let (category, direction) = (
      app.content.traitCollection.preferredContentSizeCategory, app.direction
    )
    if traitCollection.preferredContentSizeCategory != category {
      traitOverrides.preferredContentSizeCategory = category
    }
    if traitCollection.layoutDirection != direction { traitOverrides.layoutDirection = direction }
  }

  /// Makes this window key.
  ///
  /// Call this when the user starts typing into an overlay, or if an overlay requests it.
  func requestKeyboard() {
    isTyping = true
    guard !isKeyWindow else { return }
    rememberKeyWindow()
    makeKey()
  }

  /// Makes the app's window key again if the user no longer types into this window.
  ///
  /// This is necessary because some views, such as web views, post no notification when typing
  /// ends.
  func followTyping() {
    guard isKeyWindow, !isKeyWanted, !isTextTouched, !holdsTyping else { return }
    giveKeyboardBack()
  }

  /// Remembers the scene's key window, unless this window is key.
  func rememberKeyWindow() {
    guard let key = windowScene?.windows.first(where: { $0.isKeyWindow }), key !== self else {
      return
    }
    formerKeyWindow = key
  }

  /// Makes the app's window key again, unless an overlay requests that this window is key.
  func giveKeyboardBack() {
    guard isKeyWindow, !isKeyWanted else { return }
    appWindow?.makeKey()
    formerKeyWindow = nil
  }
}

extension UIView {
  /// Whether the user can type into the view itself.
  fileprivate var isTypedInto: Bool {
    self is any UIKeyInput && (self as? UITextView)?.isEditable != false
  }

  /// Whether the user is typing into the view or one of its subviews.
  fileprivate var holdsTyping: Bool {
    isFirstResponder && isTypedInto || subviews.contains { $0.holdsTyping }
  }
}

extension UIWindow {
  /// The view of the root controller, or else the window.
  fileprivate var content: UIView { rootViewController?.viewIfLoaded ?? self }

  /// The direction of the app's content, from a semantic content attribute or else from the traits.
  fileprivate var direction: UITraitEnvironmentLayoutDirection {
    let chosen = [content, self].first { $0.semanticContentAttribute != .unspecified }
    guard let chosen else { return content.traitCollection.layoutDirection }
    return chosen.effectiveUserInterfaceLayoutDirection == .rightToLeft
      ? .rightToLeft : .leftToRight
  }

  /// The style that the app has set on the root controller, or else on the window.
  fileprivate var contentStyle: UIUserInterfaceStyle {
    guard let style = rootViewController?.overrideUserInterfaceStyle, style != .unspecified else {
      return overrideUserInterfaceStyle
    }
    return style
  }
}
#endif
