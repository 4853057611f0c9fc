#if os(iOS) || UIKIT_STAND_IN
internal import UIKit

/// The window of a scene's overlays; touches beside the overlays pass through the window.
///
/// The window is shown without becoming key, so that the app's window keeps the keyboard: a touch
/// makes every window key that can become key. This one can only while the user types into an
/// overlay or is about to, or while an overlay asks for that.
@MainActor
final class OverlayWindow: UIWindow {
  /// Whether the user types into an overlay.
  private var isTyping = false
  /// Whether a finger is down on text that the user can type into.
  private var isTextTouched = false
  /// Whether the window is to be key without a field, too.
  var isKeyWanted = false
  /// The tint last taken over from the app; `nil` before the first.
  private var tint: UIColor?
  /// The key window before this one.
  private weak var formerKeyWindow: UIWindow?

  override var canBecomeKey: Bool { isTyping || isTextTouched || isKeyWanted }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    // The root controller's view, and whatever UIKit puts around it, are nobody's; the rest is an
    // overlay's.
    guard let hit = super.hitTest(point, with: event), hit !== self,
      rootViewController?.viewIfLoaded?.isDescendant(of: hit) != true
    else { return nil }
    // UIKit makes the window key between this and the delivery of the touch.
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

  /// The app's window: the key window, else the former key window, else the front window on the
  /// usual level.
  ///
  /// UIKit has windows of its own in the scene, such as the keyboard's, on other levels.
  var appWindow: UIWindow? {
    let others = windowScene?.windows.filter { !($0 is OverlayWindow) && !$0.isHidden } ?? []
    return others.first { $0.isKeyWindow } ?? others.first { $0 === formerKeyWindow }
      ?? others.last { $0.windowLevel == .normal }
  }

  /// Takes over the style, dark or light, the tint, and from iOS 17 on the text size and the
  /// direction of the app's window.
  func followLook() {
    guard let appWindow else { return }
    if #available(iOS 17, *) { followTraits(of: appWindow) }
    let style = appWindow.contentStyle
    if overrideUserInterfaceStyle != style { overrideUserInterfaceStyle = style }
    // The gray of an app that an alert dims is not its tint.
    guard appWindow.tintAdjustmentMode != .dimmed, appWindow.tintColor != tint else { return }
    tint = appWindow.tintColor
    tintColor = tint
  }

  /// Overrides the text size and the direction where the app's content has others than this window.
  ///
  /// Traits are passed on from a scene to its windows, and not from window to window
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

  /// Becomes the key window because the user begins to type into an overlay, or an overlay asks for
  /// that.
  func requestKeyboard() {
    isTyping = true
    guard !isKeyWindow else { return }
    rememberKeyWindow()
    makeKey()
  }

  /// Gives the keyboard back if nothing in the window is typed into any more.
  ///
  /// Not every view posts a notification when typing ends; a web view does not.
  func followTyping() {
    guard isKeyWindow, !isKeyWanted, !isTextTouched, !holdsTyping else { return }
    giveKeyboardBack()
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

extension UIView {
  /// Whether the user can type into the view itself.
  fileprivate var isTypedInto: Bool {
    self is any UIKeyInput && (self as? UITextView)?.isEditable != false
  }

  /// Whether the view, or one in it, is typed into now.
  fileprivate var holdsTyping: Bool {
    isFirstResponder && isTypedInto || subviews.contains { $0.holdsTyping }
  }
}

extension UIWindow {
  /// The root controller's view, or else the window.
  fileprivate var content: UIView { rootViewController?.viewIfLoaded ?? self }

  /// The direction of the app's content: that of a content attribute, or else that of the traits.
  fileprivate var direction: UITraitEnvironmentLayoutDirection {
    let chosen = [content, self].first { $0.semanticContentAttribute != .unspecified }
    guard let chosen else { return content.traitCollection.layoutDirection }
    return chosen.effectiveUserInterfaceLayoutDirection == .rightToLeft
      ? .rightToLeft : .leftToRight
  }

  /// The style that an app has set for its content: on the root controller, or else on the window.
  fileprivate var contentStyle: UIUserInterfaceStyle {
    guard let style = rootViewController?.overrideUserInterfaceStyle, style != .unspecified else {
      return overrideUserInterfaceStyle
    }
    return style
  }
}
#endif
