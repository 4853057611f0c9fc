#if GTK
internal import CGTK
internal import SampleApp
internal import Usher
internal import UsherGTK
internal import UsherTesting

extension WindowScenario {
  static let passThrough: [WindowScenario] = [
    WindowScenario("a click beside an overlay reaches the app's button") { driver in
      let handle = driver.presenter.present(
        magentaMessage, as: Overlay(placement: .bottom, lifetime: .untilDismissed))
      await driver.wait { driver.isIdle && driver.presenter.isShowing }
      await driver.tap(middle(of: driver.sample.topButton, driver))
      await driver.advance(by: .milliseconds(300))
      try expect(driver.sample.topButton.clicks, equals: 1, "the clicks of the button beside")
      try expect(handle.result, equals: nil, "the outcome of the overlay")
    },
    WindowScenario("the button under an overlay is clicked only once the overlay is gone") {
      driver in
      driver.presenter.present(
        magentaMessage,
        as: Overlay(placement: .bottom, lifetime: .untilDismissed, tap: .absorb, swipe: nil))
      await driver.wait { driver.isIdle && driver.presenter.isShowing }
      let covered = middle(of: driver.sample.bottomButton, driver)
      await driver.tap(covered)
      await driver.advance(by: .milliseconds(300))
      try expect(driver.sample.bottomButton.clicks, equals: 0, "the clicks while it was covered")
      await driver.press(.escape)
      await driver.advance(by: .milliseconds(700))
      await driver.tap(covered)
      await driver.advance(by: .milliseconds(300))
      try expect(driver.sample.bottomButton.clicks, equals: 1, "the clicks afterwards")
    },
    WindowScenario("the wheel scrolls the app's list beside an overlay") { driver in
      driver.presenter.present(magentaMessage, as: Overlay(lifetime: .untilDismissed))
      await driver.wait { driver.isIdle && driver.presenter.isShowing }
      await driver.scroll(at: Point(x: 195, y: 400))
      await driver.advance(by: .milliseconds(500))
      try expect(driver.sample.content.scrollOffset > 0, equals: true, "that the list has scrolled")
    },
    WindowScenario("a click on an overlay's button leaves the keyboard where it was") { driver in
      gtk_widget_grab_focus(driver.sample.topButton.widget)
      let handle = driver.presenter.present(
        .notification(title: "Title", button: Node.Button("Stay", dismisses: false)),
        as: Overlay(placement: .bottom, lifetime: .untilDismissed))
      await driver.wait { driver.isIdle && driver.presenter.isShowing }
      let button = try unwrap(driver.buttonFrames(of: handle.id).first, "the button")
      await driver.tap(Point(x: button.minX + 10, y: button.minY + 10))
      await driver.advance(by: .milliseconds(500))
      try expect(
        gtk_window_get_focus(driver.sample.window), equals: driver.sample.topButton.widget,
        "the widget that has the keyboard")
    },
  ]

  @MainActor
  private static func middle(of button: CountingButton, _ driver: GTKDriver) -> Point {
    let frame = driver.frame(ofWidget: button.widget)
    return Point(x: (frame.minX + frame.maxX) / 2, y: (frame.minY + frame.maxY) / 2)
  }
}
#endif
