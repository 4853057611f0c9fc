#if GTK && UIKIT_STAND_IN
public import UIKit

/// The screen of one scene, with its display and the user's input.
@MainActor
public final class Screen {
  /// The app's scene.
  public let scene: UIWindowScene
  /// The app's window, which is retained here because a scene doesn't retain its windows.
  let window: UIWindow
  /// The user's finger.
  public private(set) lazy var finger = Finger(screen: self)
  /// The keyboard at the bottom.
  public private(set) lazy var keyboard = OnScreenKeyboard(screen: self)
  private(set) weak var device: Device?

  init(scene: UIWindowScene, window: UIWindow, device: Device) {
    self.scene = scene
    self.window = window
    self.device = device
  }

  /// The size in points.
  public var size: CGSize { scene.effectiveGeometry.systemFrame.size }

  /// Whether the app is visible instead of the home screen.
  public var showsApp: Bool { device?.appState == .inFront }

  /// The text input with the focus, or `nil` if there is none.
  public var focusedInput: (any UIKeyInput)? {
    showsApp ? StandIn.focusedInput(in: scene) : nil
  }

  /// Presses and releases a key of an attached keyboard.
  public func press(
    _ code: UIKeyboardHIDUsage, characters: String = "", flags: UIKeyModifierFlags = []
  ) {
    guard showsApp else { return }
    StandIn.press(code, characters: characters, flags: flags, in: scene)
    device?.followFocus()
  }

  /// Finds a text on the screen, and returns the middle of the frontmost view that shows it, or
  /// `nil` if there is none.
  public func place(of text: String) -> CGPoint? {
    for window in scene.windows.reversed() where !window.isHidden {
      if let place = place(of: text, in: window) { return place }
    }
    return nil
  }

  private func place(of text: String, in view: UIView) -> CGPoint? {
    guard !view.isHidden, view.alpha > 0.01 else { return nil }
    for part in view.subviews.reversed() {
      if let place = place(of: text, in: part) { return place }
    }
    guard (view as? UILabel)?.text == text else { return nil }
    let middle = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    return CGRect(origin: .zero, size: size).contains(middle) ? middle : nil
  }
}
#endif
