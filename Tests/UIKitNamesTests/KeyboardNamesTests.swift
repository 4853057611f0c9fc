import Foundation
import Testing
import UIKitNames

@MainActor
@Suite("What is told of a keyboard")
struct KeyboardNamesTests {
  @Test("has keys of its own, by UIKit's names")
  func keys() {
    #expect(
      [
        UIResponder.keyboardFrameBeginUserInfoKey, UIResponder.keyboardFrameEndUserInfoKey,
        UIResponder.keyboardAnimationDurationUserInfoKey,
        UIResponder.keyboardAnimationCurveUserInfoKey, UIResponder.keyboardIsLocalUserInfoKey,
      ] == [
        "UIKeyboardFrameBeginUserInfoKey", "UIKeyboardFrameEndUserInfoKey",
        "UIKeyboardAnimationDurationUserInfoKey", "UIKeyboardAnimationCurveUserInfoKey",
        "UIKeyboardIsLocalUserInfoKey",
      ])
  }

  @Test("holds rectangles and curves as numbers that UIKit knows")
  func values() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(NSValue(cgRect: rect).cgRectValue == rect)
    #expect(UIView.AnimationCurve.allCases.map(\.rawValue) == [0, 1, 2, 3])
    #expect(UIView.AnimationCurve.easeOut.rawValue == 2)
  }
}
