#if GTK
internal import CGTK
internal import SampleApp
internal import Usher
@_spi(Inspection) internal import UsherGTK
internal import UsherTesting

extension WindowScenario {
  /// The scenarios with several windows.
  static let windows: [WindowScenario] = [
    WindowScenario("two windows have separate presenters and queues, and one can close") {
      driver in
      let other = SampleWindow(titleBar: .none)
      let presenter = try Presenter.attached(to: other.widget)
      let here = (0..<2).map { _ in
        driver.presenter.present(
          magentaMessage, as: OverlayConfiguration(lifetime: .infinite))
      }
      let there = (0..<2).map { _ in
        presenter.present(magentaMessage, as: OverlayConfiguration(lifetime: .infinite))
      }
      await driver.wait { driver.isIdle && presenter.shown == [there[0].id] }
      try expect(driver.presenter.shown, equals: [here[0].id], "what is shown here")
      try expect(driver.presenter.waiting, equals: [here[1].id], "what waits here")
      try expect(presenter.shown, equals: [there[0].id], "what is shown there")
      try expect(presenter.waiting, equals: [there[1].id], "what waits there")
      gtk_window_destroy(other.window)
      await driver.advance(by: .milliseconds(300))
      try expect(
        there.map(\.result), equals: [.dismissed(.hostClosed), .dismissed(.hostClosed)],
        "the outcomes there")
      try expect(here.map(\.result), equals: [nil, nil], "the outcomes here")
      here[0].dismiss()
      await driver.wait { driver.isIdle && driver.frame(of: here[1].id) != nil }
      try expect(
        try Screen().bounds(of: magenta), equals: driver.frame(of: here[1].id), "the next one here")
    },
    WindowScenario(
      "an overlay stays sharp and in place when the scale of its window changes",
      changesScreens: true
    ) { driver in
      let handle = driver.presenter.present(
        magentaMessage, as: OverlayConfiguration(placement: .top, lifetime: .infinite))
      await driver.resize(to: OverlaySize(width: 380, height: 400))
      await driver.wait { driver.isIdle && driver.frame(of: handle.id)?.size.width == 356 }
      let before = try unwrap(driver.frame(of: handle.id), "the frame")
      try await driver.setScale(2)
      await driver.advance(by: .milliseconds(600))
      try expect(gtk_widget_get_scale_factor(driver.sample.widget), equals: 2, "the scale")
      let after = try unwrap(driver.frame(of: handle.id), "the frame afterwards")
      try expect(after.origin, equals: before.origin, "its corner in points")
      let drawn = OverlayRect(
        x: after.minX * 2, y: after.minY * 2, width: after.size.width * 2,
        height: after.size.height * 2)
      try expect(try Screen().bounds(of: magenta), equals: drawn, "the pixels")
    },
    WindowScenario("an overlay in a hidden window reappears with the window") {
      driver in
      let handle = driver.presenter.present(
        magentaMessage, as: OverlayConfiguration(placement: .bottom, lifetime: .infinite))
      await driver.wait { driver.isIdle && driver.frame(of: handle.id) != nil }
      let frame = driver.frame(of: handle.id)
      gtk_widget_set_visible(driver.sample.widget, 0)
      await driver.advance(by: .milliseconds(300))
      try expect(try Screen().bounds(of: magenta), equals: nil, "the pixels while it is hidden")
      gtk_widget_set_visible(driver.sample.widget, 1)
      await driver.advance(by: .milliseconds(500))
      try expect(driver.frame(of: handle.id), equals: frame, "the frame")
      try expect(try Screen().bounds(of: magenta), equals: frame, "the pixels")
    },
    WindowScenario("overlays don't time out while another window is active") { driver in
      let handle = driver.presenter.present(
        magentaMessage, as: OverlayConfiguration(lifetime: .timed(.milliseconds(500))))
      let other = SampleWindow(titleBar: .none)
      await driver.wait { gtk_window_is_active(driver.sample.window) == 0 }
      try expect(gtk_window_is_active(driver.sample.window), equals: 0, "that it is in front")
      await driver.advance(by: .seconds(2))
      try expect(handle.result, equals: nil, "the outcome behind the other window")
      gtk_window_destroy(other.window)
      await driver.perform([.move(OverlayPoint(x: 200, y: 600)), .pressButton, .releaseButton])
      gtk_window_present(driver.sample.window)
      await driver.wait { handle.result != nil }
      try expect(handle.result, equals: .dismissed(.timedOut), "the outcome")
    },
    WindowScenario("an overlay ends if its window closes before the first frame") {
      driver in
      let other = SampleWindow(titleBar: .none)
      let presenter = try Presenter.attached(to: other.widget)
      await driver.advance(by: .milliseconds(300))
      let handle = presenter.present(
        magentaMessage, as: OverlayConfiguration(lifetime: .infinite))
      gtk_window_destroy(other.window)
      await driver.advance(by: .milliseconds(300))
      try expect(handle.result, equals: .dismissed(.hostClosed), "the outcome")
    },
    WindowScenario("a window can close before its host has a presenter") { driver in
      let other = SampleWindow(titleBar: .none)
      var host: GTKHost? = try GTKHost(in: other.widget)
      let traits = host?.traits
      gtk_window_destroy(other.window)
      await driver.advance(by: .milliseconds(200))
      try expect(host?.traits, equals: traits, "the traits afterwards")
      if let known = host {
        let presenter = Presenter(host: known)
        presenter.onProblem = { _ in }
        try expect(
          presenter.present(magentaMessage).result, equals: .refused(.hostClosed), "the outcome")
      }
      host = nil
      await driver.advance(by: .milliseconds(200))
    },
    WindowScenario("a released host removes everything from its window") { driver in
      let other = SampleWindow(titleBar: .none)
      await driver.advance(by: .milliseconds(200))
      let before = [Census.widgets, Census.closures]
      var presenter: Presenter? = Presenter(host: try GTKHost(in: other.widget))
      presenter?.present(magentaMessage, as: OverlayConfiguration(lifetime: .infinite))
      await driver.advance(by: .milliseconds(500))
      try expect(presenter?.isShowing, equals: true, "that it is shown")
      presenter = nil
      await driver.advance(by: .milliseconds(300))
      try expect([Census.widgets, Census.closures], equals: before, "the widgets and closures")
    },
  ]
}
#endif
