#if UIKIT_STAND_IN
import Foundation
import UIKitTesting
import Testing
import UIKit

extension StandInTests {
  @Suite("Switches, steppers and drawing views")
  @MainActor
  struct SettingControlTests {
    /// "UISwitch.setOn(_:animated:)": setting sends no event, but a tap does.
    @Test("a tap toggles a switch and sends an event, but setting it in code doesn't")
    func toggle() {
      let (scene, window) = StandIn.launch()
      let toggle = UISwitch(frame: CGRect(x: 100, y: 100, width: 0, height: 0))
      var values: [Bool] = []
      toggle.addAction(
        UIAction { [weak toggle] _ in values.append(toggle?.isOn ?? false) }, for: .valueChanged)
      window.rootViewController?.view.addSubview(toggle)
      #expect(toggle.frame.size == CGSize(width: 51, height: 31))
      toggle.isOn = true
      #expect(values.isEmpty)
      StandIn.tap(at: CGPoint(x: 120, y: 115), in: scene)
      StandIn.tap(at: CGPoint(x: 120, y: 115), in: scene)
      #expect(values == [false, true])
      toggle.isEnabled = false
      StandIn.tap(at: CGPoint(x: 120, y: 115), in: scene)
      #expect(values == [false, true])
    }

    /// "UIStepper": the value stays between the minimum and the maximum.
    @Test("a stepper's buttons change its value within its range")
    func stepper() {
      let (scene, window) = StandIn.launch()
      let stepper = UIStepper(frame: CGRect(x: 100, y: 100, width: 0, height: 0))
      (stepper.minimumValue, stepper.maximumValue, stepper.stepValue) = (0, 1, 0.5)
      var values: [Double] = []
      stepper.addAction(
        UIAction { [weak stepper] _ in values.append(stepper?.value ?? -1) }, for: .valueChanged)
      window.rootViewController?.view.addSubview(stepper)
      StandIn.finishTurn()
      for _ in 0..<3 { StandIn.tap(at: CGPoint(x: 170, y: 116), in: scene) }
      StandIn.tap(at: CGPoint(x: 120, y: 116), in: scene)
      #expect(values == [0.5, 1, 0.5])
      stepper.value = 7
      #expect(stepper.value == 1 && values.count == 3)
    }

    /// "UIView.draw(_:)" is called with the current context, and `.redraw` of "contentMode" draws
    /// again when the size changes.
    @Test("a view draws itself in a context, and again if its size changes")
    func drawing() {
      let (_, window) = StandIn.launch()
      let view = Half(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
      view.contentMode = .redraw
      window.rootViewController?.view.addSubview(view)
      view.setNeedsDisplay()
      StandIn.finishTurn()
      let isRed: (Picture.Pixel) -> Bool = { $0.red == 255 && $0.green == 0 && $0.alpha == 255 }
      #expect(
        StandIn.picture(of: view).extent(where: isRed)
          == CGRect(x: 0, y: 0, width: 20, height: 40))
      view.frame.size = CGSize(width: 80, height: 40)
      StandIn.finishTurn()
      #expect(
        StandIn.picture(of: view).extent(where: isRed)
          == CGRect(x: 0, y: 0, width: 40, height: 40))
    }

    /// "UIResponder.pressesBegan(_:with:)": unhandled presses are text.
    @Test("unhandled keys are typed into the focused field")
    func keys() {
      let (scene, window) = StandIn.launch()
      let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
      window.rootViewController?.view.addSubview(field)
      field.becomeFirstResponder()
      for letter in ["a", "b", "c"] {
        StandIn.press(.keyboardErrorUndefined, characters: letter, in: scene)
      }
      StandIn.press(.keyboardDeleteOrBackspace, in: scene)
      StandIn.press(.keyboardErrorUndefined, characters: "v", flags: .command, in: scene)
      #expect(field.text == "ab")
    }
  }
}

/// A view whose left half is red.
private final class Half: UIView {
  override func draw(_ rect: CGRect) {
    UIColor(red: 1, green: 0, blue: 0, alpha: 1).setFill()
    UIBezierPath(rect: CGRect(x: 0, y: 0, width: bounds.width / 2, height: bounds.height)).fill()
  }
}
#endif
