#if UIKIT_STAND_IN
import Testing
import UIKit
@_spi(Facades) import Usher

@_spi(Facades) @testable import UsherUIKit

extension UIKitHostTests {
  @MainActor
  @Suite("Switches, sliders, steppers, choices and days on iOS")
  struct InputViewTests {
    private static func node(_ kind: OverlayNode.Input.Kind, _ description: String) -> OverlayNode {
      .input(OverlayNode.Input(kind, description: description))
    }

    private func center(of view: UIView, in stage: ContentStage) -> CGPoint {
      view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: stage.app.window)
    }

    @Test("a tap turns a switch on, and the app turns it off")
    func toggle() throws {
      let isOn = ObservableValue(false)
      let stage = try ContentStage(Self.node(.toggle(isOn), "Sounds"))
      defer { stage.close() }
      let native = try #require(stage.views(of: UISwitch.self).first)
      #expect(native.accessibilityLabel == "Sounds")
      StandIn.tap(at: center(of: native, in: stage), in: stage.app.scene)
      #expect(isOn.value && native.isOn)
      isOn.value = false
      #expect(!native.isOn)
    }

    @Test("dragging a slider's knob changes the number in steps, and VoiceOver reads it")
    func slider() throws {
      let number = ObservableValue(0.0)
      let stage = try ContentStage(
        Self.node(.slider(number, OverlayNode.Input.Scale(0...10, step: 5)), "Volume"),
        size: CGSize(width: 228, height: 36))
      defer { stage.close() }
      let native = try #require(stage.views(of: UISlider.self).first)
      let start = native.convert(CGPoint(x: 14, y: 18), to: stage.app.window)
      StandIn.drag(
        from: start, to: CGPoint(x: start.x + 90, y: start.y), in: stage.app.scene)
      #expect(number.value == 5 && native.value == 0.5 && native.accessibilityValue == "5")
      // A touch far from the knob doesn't move it.
      StandIn.tap(at: start, in: stage.app.scene)
      #expect(number.value == 5)
      number.value = 99
      #expect(native.value == 1)
      // A screen reader changes the number by steps of the scale.
      native.accessibilityDecrement()
      #expect(number.value == 5)
      native.accessibilityIncrement()
      native.accessibilityIncrement()
      #expect(number.value == 10)
    }

    @Test("taps on and next to a stepper's buttons change the number, and VoiceOver adjusts it")
    func stepper() throws {
      let number = ObservableValue(2)
      let stage = try ContentStage(
        Self.node(.stepper(number, OverlayNode.Input.Scale(whole: 1...4, step: 2)), "Copies"),
        size: CGSize(width: 94, height: 44))
      defer { stage.close() }
      let view = try #require(stage.views(of: StepperView.self).first)
      #expect(view.bounds.size == CGSize(width: 94, height: 44))
      #expect(view.isAccessibilityElement && view.accessibilityTraits.contains(.adjustable))
      #expect(view.accessibilityLabel == "Copies" && view.accessibilityValue == "3")
      func tap(x: CGFloat, y: CGFloat) {
        StandIn.tap(
          at: view.convert(CGPoint(x: x, y: y), to: stage.app.window), in: stage.app.scene)
      }
      tap(x: 70, y: 22)
      #expect(number.value == 4 && view.accessibilityValue == "4")
      // The button is disabled at the end.
      tap(x: 70, y: 22)
      #expect(number.value == 4)
      // The native stepper is 32 points high, but a finger needs 44.
      tap(x: 20, y: 2)
      #expect(number.value == 3)
      tap(x: 20, y: 42)
      #expect(number.value == 1)
      number.value = 9
      #expect(view.accessibilityValue == "4")
      view.accessibilityDecrement()
      #expect(number.value == 3)
      view.accessibilityIncrement()
      view.accessibilityIncrement()
      #expect(number.value == 4)
    }

    @Test("a stepper with a single number is disabled")
    func single() throws {
      let number = ObservableValue(3)
      let stage = try ContentStage(
        Self.node(.stepper(number, OverlayNode.Input.Scale(whole: 3...3)), "Copies"))
      defer { stage.close() }
      let native = try #require(stage.views(of: UIStepper.self).first)
      #expect(!native.isEnabled)
      StandIn.tap(at: center(of: native, in: stage), in: stage.app.scene)
      #expect(number.value == 3)
    }

    @Test("a tap on an option's title chooses it, and VoiceOver reads it as selected")
    func list() throws {
      let option = ObservableValue<Int?>(nil)
      let stage = try ContentStage(Self.node(.choice(option, ["Small", "Large"]), "Size"))
      defer { stage.close() }
      let options = stage.views(of: OptionView.self)
      #expect(options.map(\.accessibilityLabel) == ["Small", "Large"])
      #expect(options.map { $0.bounds.height } == [36, 36])
      StandIn.tap(at: center(of: options[1], in: stage), in: stage.app.scene)
      #expect(option.value == 1)
      #expect(options.map { $0.accessibilityTraits.contains(.selected) } == [false, true])
      option.value = 0
      #expect(options.map { $0.accessibilityTraits.contains(.selected) } == [true, false])
    }

    @Test("a tap chooses today, a tap on a day of the month the day, and a tap on x none")
    func date() throws {
      let day = ObservableValue<OverlayDate?>(nil)
      let start = try #require(OverlayDate(year: 2028, month: 2, day: 10))
      let end = try #require(OverlayDate(year: 2028, month: 2, day: 29))
      let stage = try ContentStage(
        Self.node(.date(day, start...end), "Due"), size: CGSize(width: 200, height: 45))
      defer { stage.close() }
      let native = try #require(stage.views(of: UIDatePicker.self).first)
      let starter = try #require(stage.views(of: DateView.self).first?.firstTarget)
      #expect(native.isHidden && starter.accessibilityLabel == "Due")
      StandIn.tap(at: center(of: starter, in: stage), in: stage.app.scene)
      // Today is outside the range.
      #expect(day.value == start || day.value == end)
      #expect(!native.isHidden && starter.isHidden && native.accessibilityLabel == "Due")
      day.value = start
      #expect(OverlayDate(native.date) == start)
      StandIn.finishTurn()
      let before = stage.app.window.subviews.count
      StandIn.tap(at: center(of: native, in: stage), in: stage.app.scene)
      StandIn.finishTurn()
      #expect(stage.app.window.subviews.count == before + 1)
      func choose(_ title: String) throws {
        let month = try #require(stage.app.window.subviews.last)
        let button = try #require(month.buttons.first { $0.title(for: .normal) == title })
        StandIn.tap(at: center(of: button, in: stage), in: stage.app.scene)
        StandIn.finishTurn()
      }
      try choose("29")
      #expect(day.value == end)
      try choose("9")
      #expect(day.value == end)
      try choose("17")
      #expect(day.value?.description == "2028-02-17")
      let month = try #require(stage.app.window.subviews.last)
      #expect(month.buttons.count == 31)
      StandIn.tap(at: CGPoint(x: 4, y: stage.app.window.bounds.maxY - 4), in: stage.app.scene)
      StandIn.finishTurn()
      #expect(stage.app.window.subviews.count == before)
      #expect(day.value?.description == "2028-02-17")
      let clearer = try #require(
        stage.views(of: UIButton.self).first { $0.accessibilityLabel == "Clear, Due" })
      #expect(clearer.frame.maxX <= native.frame.minX && clearer.frame.minX >= 0)
      StandIn.tap(at: center(of: clearer, in: stage), in: stage.app.scene)
      #expect(day.value == nil)
      #expect(native.isHidden && clearer.isHidden && !starter.isHidden)
    }

    @Test(
      "a day is the same after a round trip through Foundation, in any time zone",
      arguments: ["UTC", "Pacific/Apia", "America/Los_Angeles", "Asia/Kolkata"])
    func roundTrip(zone: String) throws {
      let zone = try #require(TimeZone(identifier: zone))
      for (year, month, day) in [
        (1, 1, 1), (1600, 2, 29), (1970, 1, 1), (2011, 12, 31), (2028, 2, 29), (9999, 12, 31),
      ] {
        let date = try #require(OverlayDate(year: year, month: month, day: day))
        #expect(date.date(in: zone).flatMap { OverlayDate($0, in: zone) } == date)
      }
      #expect(OverlayDate(.distantPast.addingTimeInterval(-1e10), in: zone) == nil)
      #expect(OverlayDate(.distantPast.addingTimeInterval(1e12), in: zone) == nil)
    }

    @Test("an update follows the error of the new input")
    func update() throws {
      let isOn = ObservableValue(true)
      let errors = [ObservableValue(""), ObservableValue("")]
      let views = errors.map { OverlayNode.Input(.toggle(isOn), description: "Sounds", error: $0) }
      let view = SwitchView(views[0])
      view.show(views[1])
      errors[0].value = "Old."
      errors[1].value = "Not now."
      #expect(view.targets.map(\.accessibilityLabel) == ["Sounds. Not now."])
    }

    @Test("a menu shows the chosen title, and choosing another one closes it")
    func menu() throws {
      let option = ObservableValue<Int?>(1)
      let titles = ["de", "en", "es", "fr", "it"]
      let stage = try ContentStage(Self.node(.choice(option, titles), "Language"))
      defer { stage.close() }
      let native = try #require(stage.views(of: UIButton.self).first)
      #expect(native.accessibilityLabel == "Language" && native.accessibilityValue == "en")
      let before = stage.app.window.subviews.count
      StandIn.tap(at: center(of: native, in: stage), in: stage.app.scene)
      StandIn.finishTurn()
      #expect(stage.app.window.subviews.count == before + 1)
      let menu = try #require(native.menu)
      #expect(menu.children.map(\.title) == titles)
      #expect(menu.children.map { ($0 as? UIAction)?.state } == [.off, .on, .off, .off, .off])
      let rows = try #require(stage.app.window.subviews.last).buttons
      #expect(rows.count == 5)
      StandIn.tap(at: center(of: rows[4], in: stage), in: stage.app.scene)
      #expect(option.value == 4 && native.accessibilityValue == "it")
      #expect(stage.app.window.subviews.count == before)
    }
  }
}

extension UIView {
  /// The buttons in the view, in reading order.
  fileprivate var buttons: [UIButton] {
    subviews.flatMap { view in (view as? UIButton).map { [$0] } ?? view.buttons }
  }
}
#endif
