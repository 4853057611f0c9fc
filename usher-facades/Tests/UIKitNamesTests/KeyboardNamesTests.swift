import Foundation
import Testing
import UIKitNames

@MainActor
@Suite("Names of keyboards' notifications")
struct KeyboardNamesTests {
  @Test("each key has UIKit's name")
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

  @Test("values are rectangles, and curves as numbers that UIKit knows")
  func values() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(NSValue(cgRect: rect).cgRectValue == rect)
    #expect(UIView.AnimationCurve.allCases.map(\.rawValue) == [0, 1, 2, 3])
    #expect(UIView.AnimationCurve.easeOut.rawValue == 2)
  }
}
