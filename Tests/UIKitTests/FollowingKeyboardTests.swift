#if UIKIT_STAND_IN
import Testing
import UIKit

/// A keyboard that follows the text input in use.
///
/// <https://developer.apple.com/documentation/uikit/uitextfield>,
/// <https://developer.apple.com/documentation/uikit/uiresponder/becomefirstresponder()>
extension StandInTests {
  @Test(
    "the keyboard appears and disappears within the calls that start and end typing")
  func keyboardFollowsFields() {
    let stage = TypingStage()
    stage.field.becomeFirstResponder()
    #expect(stage.take() == ["WillChangeFrame 508", "WillShow 508"])
    StandIn.advance(by: 0.3)
    #expect(stage.take() == ["DidChangeFrame 508", "DidShow 508"])
    stage.other.becomeFirstResponder()
    StandIn.advance(by: 0.3)
    #expect(stage.take() == ["WillChangeFrame 508", "DidChangeFrame 508"])
    stage.other.resignFirstResponder()
    #expect(stage.take() == ["WillChangeFrame 844", "WillHide 844"])
    StandIn.advance(by: 0.3)
    #expect(stage.take() == ["DidChangeFrame 844", "DidHide 844"])
    stage.close()
  }

  /// <https://github.com/SwiftKickMobile/SwiftMessages/issues/45>.
  @Test("the keyboard hides if another window becomes key, and returns with the field's window")
  func keyboardFollowsKeyWindow() {
    let stage = TypingStage()
    stage.field.becomeFirstResponder()
    StandIn.advance(by: 0.3)
    _ = stage.take()
    let front = UIWindow(windowScene: stage.scene)
    front.isHidden = false
    front.makeKey()
    #expect(stage.take() == ["WillChangeFrame 844", "WillHide 844"])
    #expect(stage.field.isFirstResponder)
    stage.window.makeKey()
    #expect(stage.take().last == "WillShow 508")
    stage.close()
  }

  @Test("a visible keyboard gets the width of a rotated screen")
  func keyboardFollowsTurns() {
    let stage = TypingStage()
    stage.field.becomeFirstResponder()
    StandIn.advance(by: 0.3)
    _ = stage.take()
    StandIn.rotate(stage.scene, to: .landscapeLeft)
    #expect(stage.take().first == "WillChangeFrame 171")
    stage.close()
  }

  /// <https://developer.apple.com/documentation/uikit/uiresponder/keyboardwillshownotification>:
  /// the notification's object is the screen.
  @Test("a keyboard belongs to one screen, and doesn't cover a scene on another")
  func keyboardOnAnotherScreen() {
    let (_, window) = StandIn.launch()
    let screen = StandIn.connectScreen(size: CGSize(width: 1920, height: 1080))
    #expect(UIScreen.screens == [.main, screen])
    let wide = StandIn.connectScene(on: screen)
    let other = UIWindow(windowScene: wide)
    other.isHidden = false
    #expect(other.bounds.size == CGSize(width: 1920, height: 1080) && other.screen === screen)
    for view in [window, other] { _ = view.keyboardLayoutGuide }
    StandIn.finishTurn()
    nonisolated(unsafe) var object: AnyObject?
    let token = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
    ) { object = $0.object as AnyObject? }
    StandIn.moveKeyboard(to: CGRect(x: 0, y: 680, width: 1920, height: 400), on: screen)
    #expect(object === screen)
    #expect(other.keyboardLayoutGuide.layoutFrame.height == 400)
    #expect(window.keyboardLayoutGuide.layoutFrame.height == 34)
    NotificationCenter.default.removeObserver(token)
  }
}

/// An app with two fields, and a record of the keyboard's notifications.
@MainActor
private final class TypingStage {
  let scene: UIWindowScene
  let window: UIWindow
  let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
  let other = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 40))
  private var tokens: [any NSObjectProtocol] = []
  nonisolated(unsafe) private var lines: [String] = []

  init() {
    (scene, window) = StandIn.launch()
    window.addSubview(field)
    window.addSubview(other)
    let names: [(String, NSNotification.Name)] = [
      ("WillChangeFrame", UIResponder.keyboardWillChangeFrameNotification),
      ("WillShow", UIResponder.keyboardWillShowNotification),
      ("WillHide", UIResponder.keyboardWillHideNotification),
      ("DidChangeFrame", UIResponder.keyboardDidChangeFrameNotification),
      ("DidShow", UIResponder.keyboardDidShowNotification),
      ("DidHide", UIResponder.keyboardDidHideNotification),
    ]
    for (word, name) in names {
      tokens.append(
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
          [weak self] news in
          let end = news.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
          self?.lines.append("\(word) \(Int(end?.cgRectValue.minY ?? 0))")
        })
    }
  }

  /// The notifications since the last call.
  func take() -> [String] {
    let taken = lines
    lines = []
    return taken
  }

  func close() {
    tokens.forEach { NotificationCenter.default.removeObserver($0) }
  }
}
#endif
