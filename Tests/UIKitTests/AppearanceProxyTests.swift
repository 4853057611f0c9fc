#if UIKIT_STAND_IN
import Testing
import UIKit

extension StandInTests {
  /// <https://developer.apple.com/documentation/uikit/uiappearance>.
  ///
  /// <https://stackoverflow.com/questions/53564867>: a proxy overrides values that were set before.
  @Test("an appearance proxy changes views when they enter a window, but not later")
  func appearanceProxies() {
    let (_, window) = StandIn.launch()
    let (first, second) = (UILabel(), UILabel())
    window.addSubview(first)
    StandIn.setAppearance(of: UILabel.self) { $0.textColor = .red }
    second.textColor = .green
    #expect(second.textColor == .green)
    window.addSubview(second)
    #expect(first.textColor == .label && second.textColor == .red)
    second.textColor = .green
    #expect(second.textColor == .green)
  }

  /// <https://developer.apple.com/documentation/uikit/uilabel/textcolor>,
  /// <https://developer.apple.com/documentation/uikit/uilabel/font>: they apply to the entire text.
  @Test("a font and a color set on a label apply to all of its attributed text")
  func labelsWithAttributes() {
    let label = UILabel()
    label.attributedText = NSAttributedString(
      string: "Hello",
      attributes: [.font: UIFont.systemFont(ofSize: 30), .foregroundColor: UIColor.green])
    label.textColor = .red
    label.font = .systemFont(ofSize: 10)
    let attributes = label.attributedText?.attributes(at: 0, effectiveRange: nil)
    #expect(attributes?[.foregroundColor] as? UIColor == .red)
    #expect((attributes?[.font] as? UIFont)?.pointSize == 10)
  }

  /// <https://developer.apple.com/documentation/uikit/using-responders-and-the-responder-chain-to-handle-events>.
  @Test("if a scene's delegate is a responder, it is between the scene and the app")
  func sceneDelegates() {
    let (scene, window) = StandIn.launch()
    #expect(scene.next === UIApplication.shared)
    let delegate = PressedDelegate()
    scene.delegate = delegate
    #expect(window.next === scene && scene.next === delegate)
    #expect(delegate.next === UIApplication.shared)
    StandIn.press(.keyboardEscape, in: scene)
    #expect(delegate.presses == 1)
  }
}

/// A scene's delegate that receives key presses.
@MainActor
private final class PressedDelegate: UIResponder, UISceneDelegate {
  private(set) var presses = 0

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    self.presses += presses.count
  }
}
#endif
