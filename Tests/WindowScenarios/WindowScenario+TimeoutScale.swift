#if GTK
internal import Usher
internal import UsherGTK
internal import UsherTesting

extension WindowScenario {
  /// The scenarios of the user's timeout scale.
  static let timeoutScale: [WindowScenario] = [
    WindowScenario("a toast with a timeout scale ends after a click, a key press or a timeout") {
      driver in
      let stage = AbilityStage(driver)
      @MainActor func present() -> PresentationHandle {
        driver.presenter.present(
          .notification(title: "Saved"),
          as: OverlayConfiguration(lifetime: .timed(.milliseconds(1500))))
      }
      let clicked = present()
      try await stage.rest(saying: "Saved")
      driver.presenter.timeoutScale = .endless
      await driver.advance(by: .seconds(2))
      try await stage.rest(saying: "Saved")
      try await stage.click(0, of: clicked.id)
      await driver.wait { clicked.result != nil }
      try expect(
        clicked.result, equals: .dismissed(.button(0)), "the outcome of the click")
      let pressed = present()
      try await stage.rest(saying: "Saved")
      await driver.press(.f6)
      await driver.perform([.key("space")])
      await driver.wait { pressed.result != nil }
      try expect(
        pressed.result, equals: .dismissed(.button(0)), "the outcome of the key")
      // A pointer on the message would keep it.
      await driver.hover(OverlayPoint(x: 195, y: 500))
      let last = present()
      try await stage.rest(saying: "Saved")
      driver.presenter.timeoutScale = .times(2)
      await driver.wait { driver.buttonFrames(of: last.id).isEmpty }
      try expect(driver.buttonFrames(of: last.id), equals: [], "the buttons")
      await driver.wait { last.result != nil }
      try expect(last.result, equals: .dismissed(.timedOut), "the last outcome")
    }
  ]
}
#endif
