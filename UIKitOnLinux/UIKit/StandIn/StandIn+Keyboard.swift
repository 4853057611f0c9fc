import Foundation

extension StandIn {
  /// Moves the keyboard of a screen to `frame` in the screen's coordinates, with the notifications
  /// and their `userInfo` as documented for `UIResponder.keyboardWillChangeFrameNotification`.
  ///
  /// `nil` hides the keyboard below the screen.
  public static func moveKeyboard(
    to frame: CGRect?, isDocked: Bool = true, duration: Double = 0.25, on screen: UIScreen? = nil
  ) {
    slideKeyboard(to: frame, isDocked: isDocked, duration: duration, on: screen ?? .main)()
    finishTurn()
  }

  /// Whether the keyboard appears and disappears with the text input that is the first responder of
  /// the key window.
  ///
  /// The notifications are posted within the app's own calls. The value is only false if a program
  /// sets it, as if a hardware keyboard were attached.
  ///
  /// <https://developer.apple.com/documentation/uikit/uitextfield>
  public static var keyboardFollowsFields: Bool {
    get { World.current.keyboard.followsFields }
    set {
      World.current.keyboard.followsFields = newValue
      World.current.keyboard.settle()
    }
  }

  /// Begins to move the keyboard, and returns a function that ends the movement.
  static func slideKeyboard(
    to frame: CGRect?, isDocked: Bool, duration: Double, on screen: UIScreen
  ) -> @MainActor () -> Void {
    let bounds = screen.bounds
    let away = CGRect(x: 0, y: bounds.maxY, width: bounds.width, height: 0)
    let scenes = World.current.scenes.compactMap { $0 as? UIWindowScene }
      .filter { $0.screen === screen }
    let before = scenes.lazy.compactMap(\.keyboard).first
    let begin = before?.frame ?? away
    let info: [String: Any] = [
      UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: begin),
      UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: frame ?? away),
      UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: duration),
      UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: 7),
      UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
    ]
    let comes = frame != nil && isDocked && before?.isDocked != true
    let goes = before?.isDocked == true && (frame == nil || !isDocked)
    post(UIResponder.keyboardWillChangeFrameNotification, screen, info)
    if comes { post(UIResponder.keyboardWillShowNotification, screen, info) }
    if goes { post(UIResponder.keyboardWillHideNotification, screen, info) }
    for scene in scenes {
      scene.keyboard = frame.map { ($0, isDocked) }
      scene.textEffects?.settleLevel()
    }
    // Constraints to the keyboard's guide follow the keyboard ("UIKeyboardLayoutGuide").
    for window in scenes.flatMap(\.windows) where window.layoutRecord?.followsKeyboard == true {
      window.setConstraintsChanged()
      UIView.animate(withDuration: duration, delay: 0, options: .allowUserInteraction) {
        window.layoutIfNeeded()
      }
    }
    return {
      post(UIResponder.keyboardDidChangeFrameNotification, screen, info)
      if comes { post(UIResponder.keyboardDidShowNotification, screen, info) }
      if goes { post(UIResponder.keyboardDidHideNotification, screen, info) }
    }
  }
}

/// The keyboard, which follows the text input that the user types into.
@MainActor
final class FollowingKeyboard {
  var followsFields = true
  private weak var input: UIResponder?
  private var screen: UIScreen?
  private var holds = 0

  /// Makes several changes of the first responder or the key window, so that the keyboard only
  /// reacts to the final state.
  func hold<Result>(_ change: () -> Result) -> Result {
    holds += 1
    let result = change()
    holds -= 1
    settle()
    return result
  }

  /// Shows the keyboard for the current text input, moves it to another screen, or hides it.
  func settle() {
    guard followsFields, holds == 0 else { return }
    let window = UIApplication.shared.keyWindow
    let next = window?.firstResponder.flatMap { $0 is any UIKeyInput ? $0 : nil }
    guard next !== input || (next == nil) != (screen == nil) else { return }
    input = next
    slide(on: next == nil ? nil : window?.screen)
  }

  /// Updates the keyboard for the new width of its screen.
  func screenDidChange() {
    if let screen { slide(on: screen) }
  }

  private func slide(on next: UIScreen?) {
    if let screen, screen !== next { move(to: nil, on: screen) }
    screen = next
    guard let next else { return }
    let bounds = next.bounds
    let height: CGFloat = bounds.width > bounds.height ? 219 : 336
    move(
      to: CGRect(x: 0, y: bounds.maxY - height, width: bounds.width, height: height), on: next)
  }

  private func move(to frame: CGRect?, on screen: UIScreen) {
    let seconds = 0.25
    let end = StandIn.slideKeyboard(to: frame, isDocked: true, duration: seconds, on: screen)
    StandIn.run(Timer(ofUIKit: seconds) { _ in MainActor.assumeIsolated(end) })
  }
}
