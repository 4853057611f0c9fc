#if GTK
internal import CGTK
internal import SampleApp
internal import Usher
internal import UsherGTK
internal import UsherTesting

extension WindowScenario {
  static let keys: [WindowScenario] = [
    WindowScenario("Escape reaches the app unless an overlay takes it") { driver in
      let handle = driver.presenter.present(
        magentaMessage, as: Overlay(lifetime: .untilDismissed))
      await driver.wait { driver.isIdle && driver.frame(of: handle.id) != nil }
      await driver.press(.escape)
      await driver.wait { handle.result != nil }
      try expect(handle.result, equals: .dismissed(.escapePressed), "the outcome")
      try expect(driver.sample.escapes.count, equals: 0, "the keys the app saw")
      await driver.press(.escape)
      await driver.wait { driver.sample.escapes.count > 0 }
      try expect(driver.sample.escapes.count, equals: 1, "the keys the app saw afterwards")
    },
    WindowScenario("Escape with a modifier is the app's") { driver in
      let handle = driver.presenter.present(
        magentaMessage, as: Overlay(lifetime: .untilDismissed))
      await driver.wait { driver.isIdle && driver.frame(of: handle.id) != nil }
      await driver.type(["key", "ctrl+Escape"])
      await driver.wait { driver.sample.escapes.count > 0 }
      try expect(driver.sample.escapes.count, equals: 1, "the keys the app saw")
      try expect(handle.result, equals: nil, "the outcome")
    },
    WindowScenario("Escape that is held down sends one overlay away") { driver in
      let handles = (0..<3).map { _ in
        driver.presenter.present(
          magentaMessage,
          as: Overlay(lifetime: .untilDismissed, entrance: Transition(), exit: Transition()))
      }
      await driver.wait { driver.isIdle && driver.frame(of: handles[0].id) != nil }
      await driver.type(["keydown", "Escape", "sleep", "1.5", "keyup", "Escape"])
      await driver.advance(by: .milliseconds(200))
      try expect(
        handles.map(\.result), equals: [.dismissed(.escapePressed), nil, nil], "the outcomes")
    },
  ]
}
#endif
