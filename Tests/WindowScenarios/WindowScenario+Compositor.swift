#if GTK
internal import CGTK
internal import SampleApp
internal import Usher
internal import UsherGTK
internal import UsherTesting

extension WindowScenario {
  /// The scenarios of a window manager's effects on windows.
  ///
  /// On X11, scenarios run without a window manager.
  static let compositor: [WindowScenario] = [
    managed("on another workspace, overlays that don't pause time out without drawing frames") {
      driver in
      let shown = driver.presenter.present(
        magentaMessage, as: OverlayConfiguration(lifetime: .infinite, pausesFor: []))
      let ending = driver.presenter.present(
        magentaMessage,
        as: OverlayConfiguration(
          lane: LaneID(1), placement: .bottom, lifetime: .timed(.seconds(2)), pausesFor: []
        ))
      await driver.advance(by: .milliseconds(900))
      try await driver.manage(.showWorkspace(2))
      await driver.advance(by: .milliseconds(200))
      try expect(ending.result, equals: nil, "the outcome at first")
      let clock = try unwrap(gtk_widget_get_frame_clock(driver.sample.widget), "the frame clock")
      let before = gdk_frame_clock_get_frame_counter(clock)
      await driver.wait { ending.result != nil }
      try expect(ending.result, equals: .dismissed(.timedOut), "the outcome")
      await driver.advance(by: .milliseconds(1500))
      // One frame may have been requested when the exit started. Then the compositor stops
      // answering.
      let frames = gdk_frame_clock_get_frame_counter(clock) - before
      try expect(frames <= 1, equals: true, "that \(frames) is one frame at most")
      try expect(driver.isIdle, equals: true, "that nothing is asked for any more")
      try expect(try Screen().bounds(of: magenta), equals: nil, "the pixels there")
      try await driver.manage(.showWorkspace(1))
      await driver.advance(by: .milliseconds(500))
      try expect(
        try Screen().bounds(of: magenta), equals: driver.frame(of: shown.id), "the pixels here")
    },
    managed("an overlay doesn't time out while its window is on another workspace") { driver in
      let handle = driver.presenter.present(
        magentaMessage, as: OverlayConfiguration(lifetime: .timed(.milliseconds(1500))))
      await driver.advance(by: .milliseconds(900))
      try await driver.manage(.showWorkspace(2))
      await driver.advance(by: .seconds(3))
      try expect(handle.result, equals: nil, "the outcome there")
      try await driver.manage(.showWorkspace(1))
      await driver.wait { handle.result != nil }
      try expect(handle.result, equals: .dismissed(.timedOut), "the outcome here")
    },
    managed("in a window that opens in the background, an overlay times out only after activation")
    {
      driver in
      gtk_window_set_title(driver.sample.window, "Front")
      await driver.wait { gtk_window_is_active(driver.sample.window) != 0 }
      try await driver.manage(.openBehind(title: "Inbox"))
      let other = SampleWindow(titleBar: .none)
      let presenter = try Presenter.attached(to: other.widget)
      let handle = presenter.present(
        magentaMessage, as: OverlayConfiguration(lifetime: .timed(.milliseconds(500))))
      await driver.wait { handle.state.isShown }
      await driver.advance(by: .milliseconds(1500))
      try expect(gtk_window_is_active(other.window), equals: 0, "that it is in front")
      try expect(handle.result, equals: nil, "the outcome in the background")
      try await driver.manage(.activate(title: "Inbox"))
      await driver.wait { handle.result != nil }
      try expect(handle.result, equals: .dismissed(.timedOut), "the outcome in front")
      gtk_window_destroy(other.window)
    },
    WindowScenario(
      "without a keyboard, overlays time out in old and new windows",
      only: .under([.sway], because: "only sway's keyboard can be unplugged")
    ) { driver in
      let toast = OverlayConfiguration(lifetime: .timed(.milliseconds(500)))
      let front = SampleWindow(titleBar: .none)
      await driver.wait { gtk_window_is_active(driver.sample.window) == 0 }
      let behind = driver.presenter.present(magentaMessage, as: toast)
      await driver.advance(by: .seconds(1))
      try expect(behind.result, equals: nil, "the outcome behind")
      try driver.unplugKeyboard()
      await driver.wait { behind.result != nil }
      try expect(behind.result, equals: .dismissed(.timedOut), "the outcome behind")
      let new = SampleWindow(titleBar: .none)
      let handle = try Presenter.attached(to: new.widget).present(magentaMessage, as: toast)
      await driver.wait { handle.result != nil }
      try expect(handle.result, equals: .dismissed(.timedOut), "the outcome in a new window")
      gtk_window_destroy(new.window)
      gtk_window_destroy(front.window)
    },
    managed("overlays keep their corner when the window manager resizes the window") {
      driver in
      let handle = driver.presenter.present(
        magentaMessage,
        as: OverlayConfiguration(
          placement: .bottomTrailing, lifetime: .infinite, entrance: .fadeIn))
      await driver.wait { driver.isIdle && driver.frame(of: handle.id) != nil }
      let small = OverlaySize(width: 300, height: 500)
      for (action, size) in [
        (WindowAction.maximize, WindowSystem.screenSize), (.resize(small), small),
      ] {
        try await driver.manage(action)
        await driver.wait { driver.viewportSize == size && driver.isIdle }
        await driver.advance(by: .milliseconds(300))
        try expect(driver.viewportSize, equals: size, "the window's size")
        let frame = try unwrap(driver.frame(of: handle.id), "the frame")
        try expect(
          OverlayPoint(x: frame.maxX, y: frame.maxY),
          equals: OverlayPoint(x: size.width - 12, y: size.height - 12), "the corner")
        try expect(try Screen().bounds(of: magenta), equals: frame, "the pixels")
      }
    },
    managed("a field gets the keyboard back when its window is activated again") { driver in
      let text = ObservableValue("")
      let handle = driver.presenter.present(
        OverlayContent(
          .field(OverlayNode.Field(text, placeholder: OverlayNode.Text("Name"), isFirst: true))),
        as: OverlayConfiguration(
          placement: .center, lifetime: .infinite, backdrop: Backdrop()))
      await driver.wait { driver.isIdle && driver.frame(of: handle.id) != nil }
      await driver.perform([.text("Ad")])
      await driver.wait { text.value == "Ad" }
      let other = SampleWindow(titleBar: .none)
      gtk_window_set_title(other.window, "Other")
      await driver.wait { gtk_window_is_active(driver.sample.window) == 0 }
      await driver.advance(by: .milliseconds(300))
      await driver.perform([.text("x"), .key("Escape")])
      await driver.wait { other.escapes.count > 0 }
      try expect(text.value, equals: "Ad", "what was written while the other one was in front")
      try expect(handle.result, equals: nil, "the outcome")
      try await driver.manage(.activate(title: "Inbox"))
      await driver.wait { gtk_window_is_active(driver.sample.window) != 0 }
      await driver.perform([.text("a")])
      await driver.wait { text.value == "Ada" }
      try expect(text.value, equals: "Ada", "what was written afterwards")
      gtk_window_destroy(other.window)
    },
    managed(
      "an overlay keeps its place when its window moves to a screen with another scale",
      changesScreens: true
    ) { driver in
      let handle = driver.presenter.present(
        magentaMessage, as: OverlayConfiguration(placement: .top, lifetime: .infinite))
      await driver.wait { driver.isIdle && driver.frame(of: handle.id) != nil }
      let frame = driver.frame(of: handle.id)
      try await driver.manage(.moveToSecondScreen)
      await driver.wait { gtk_widget_get_scale_factor(driver.sample.widget) == 2 }
      await driver.wait { driver.isIdle }
      try expect(gtk_widget_get_scale_factor(driver.sample.widget), equals: 2, "the scale there")
      try expect(driver.frame(of: handle.id), equals: frame, "the frame there")
      try await driver.manage(.moveToFirstScreen(title: "Inbox"))
      await driver.wait { gtk_widget_get_scale_factor(driver.sample.widget) == 1 }
      await driver.advance(by: .milliseconds(300))
      try expect(driver.frame(of: handle.id), equals: frame, "the frame here")
      try expect(try Screen().bounds(of: magenta), equals: frame, "the pixels here")
    },
    managed("overlays are dismissed when the window manager closes their window") { driver in
      let handle = driver.presenter.present(
        magentaMessage, as: OverlayConfiguration(lifetime: .infinite))
      await driver.wait { driver.isIdle && driver.frame(of: handle.id) != nil }
      try await driver.manage(.close)
      await driver.wait { handle.result != nil }
      try expect(handle.result, equals: .dismissed(.hostClosed), "the outcome")
    },
  ]

  private static func managed(
    _ sentence: String, changesScreens: Bool = false,
    body: @escaping @MainActor @Sendable (GTKDriver) async throws -> Void
  ) -> WindowScenario {
    WindowScenario(
      sentence, changesScreens: changesScreens,
      only: .under(WindowSystem.wayland, because: "Xvfb runs without a window manager"),
      body: body)
  }
}
#endif
