#if GTK
internal import CGTK
internal import SampleApp
internal import Usher
@_spi(Inspection) internal import UsherGTK
internal import UsherTesting

extension WindowScenario {
  /// The scenarios of presenters for a part of a window.
  static let panes: [WindowScenario] = [
    inPane("a pane's overlays and scrim end at the pane's edge") { driver, pane in
      let edge = try Screen().light(atX: 20, y: 400)
      let handle = driver.presenter.present(
        magentaMessage,
        as: OverlayConfiguration(
          placement: .center, lifetime: .infinite, backdrop: Backdrop()))
      try await rest(handle, driver)
      let frame = try unwrap(driver.frame(of: handle.id), "the frame")
      try expect(
        try Screen().bounds(of: magenta), equals: frame.moved(by: PaneStage.way), "the pixels")
      try expect(try Screen().light(atX: 20, y: 400), equals: edge, "the pixel beside the pane")
      try expect(
        try Screen().light(atX: 60, y: 700) < edge, equals: true, "that the pane is dimmed")
    },
    inPane("an overlay wider than its pane is clipped at the pane's edge") { driver, pane in
      let handle = driver.presenter.present(
        magentaMessage,
        as: OverlayConfiguration(
          placement: .top, lifetime: .infinite,
          size: SizeConstraints(width: .constant(700), maximumWidth: .intrinsic)))
      try await rest(handle, driver)
      let seen = try unwrap(try Screen().bounds(of: magenta), "the overlay's pixels")
      try expect(seen.minX >= PaneStage.origin.x, equals: true, "that it begins in the pane")
      try expect(seen.maxX <= PaneStage.origin.x + 390, equals: true, "that it ends in the pane")
    },
    inPane("overlays follow their pane when it's moved and resized") { driver, pane in
      let handle = driver.presenter.present(
        magentaMessage, as: OverlayConfiguration(placement: .bottom, lifetime: .infinite))
      try await rest(handle, driver)
      pane.move(by: Vector(dx: 30, dy: -20))
      await driver.resize(to: OverlaySize(width: 320, height: 500))
      await driver.wait { driver.isIdle && driver.frame(of: handle.id)?.size.width == 296 }
      await driver.advance(by: .milliseconds(300))
      let frame = try unwrap(driver.frame(of: handle.id), "the frame")
      try expect(
        try Screen().bounds(of: magenta),
        equals: frame.moved(by: PaneStage.way).moved(by: Vector(dx: 30, dy: -20)), "the pixels")
    },
    inPane("overlays avoid the pane's safe area") { driver, pane in
      pane.pane.safeArea = Insets(top: 50, left: 0, bottom: 0, right: 0)
      await driver.advance(by: .milliseconds(200))
      let handle = driver.presenter.present(
        magentaMessage, as: OverlayConfiguration(placement: .top, lifetime: .infinite))
      try await rest(handle, driver)
      let frame = try unwrap(driver.frame(of: handle.id), "the frame")
      try expect(frame.minY >= 50, equals: true, "that it lies below the safe area")
    },
    inPane("overlays in a hidden pane time out, and the others reappear with the pane") {
      driver, pane in
      driver.presenter.configure(.main, LaneSettings(capacity: 2))
      let staying = driver.presenter.present(
        magentaMessage, as: OverlayConfiguration(placement: .bottom, lifetime: .infinite))
      try await rest(staying, driver)
      let frame = try unwrap(driver.frame(of: staying.id), "the frame")
      let timed = driver.presenter.present(
        buttons, as: OverlayConfiguration(lifetime: .timed(.seconds(1))))
      await driver.advance(by: .milliseconds(200))
      gtk_widget_set_visible(pane.widget, 0)
      await driver.wait { timed.result != nil }
      try expect(timed.result, equals: .dismissed(.timedOut), "the outcome while it is hidden")
      await driver.advance(by: .milliseconds(100))
      try expect(try Screen().bounds(of: magenta), equals: nil, "the pixels while it is hidden")
      gtk_widget_set_visible(pane.widget, 1)
      await driver.advance(by: .milliseconds(500))
      try expect(
        try Screen().bounds(of: magenta), equals: frame.moved(by: PaneStage.way), "the pixels")
    },
    inPane("a pane keeps its overlays when it moves to another window") { driver, pane in
      let handle = driver.presenter.present(
        magentaMessage, as: OverlayConfiguration(placement: .top, lifetime: .infinite))
      try await rest(handle, driver)
      let other = try unwrap(gtk_window_new(), "the other window")
      let window = UnsafeMutableRawPointer(other).assumingMemoryBound(to: GtkWindow.self)
      gtk_window_set_decorated(window, 0)
      g_object_ref(pane.pane.widget)
      pane.destroy()
      try expect(handle.result, equals: nil, "the outcome in no window")
      gtk_window_set_child(window, pane.widget)
      g_object_unref(pane.pane.widget)
      gtk_window_present(window)
      gtk_widget_set_visible(driver.sample.widget, 0)
      await driver.wait { gtk_window_is_active(window) != 0 && driver.isIdle }
      await driver.advance(by: .milliseconds(300))
      try expect(
        try Screen().bounds(of: magenta), equals: driver.frame(of: handle.id), "the pixels")
      await driver.perform([.key("Escape")])
      await driver.wait { handle.result != nil }
      try expect(handle.result, equals: .dismissed(.escape), "the outcome of Escape there")
    },
    inPane("a pane's overlays end if the window is destroyed") { driver, pane in
      let handle = driver.presenter.present(
        magentaMessage, as: OverlayConfiguration(lifetime: .infinite))
      try await rest(handle, driver)
      gtk_window_destroy(driver.sample.window)
      await driver.advance(by: .milliseconds(200))
      try expect(handle.result, equals: .dismissed(.hostClosed), "the outcome")
    },
    inPane("a pane and its window show separate overlays, with the window's in front") {
      driver, pane in
      let window = try Presenter.attached(to: driver.sample.widget)
      let inside = driver.presenter.present(
        magentaMessage, as: OverlayConfiguration(placement: .top, lifetime: .infinite))
      try await rest(inside, driver)
      let frame = try unwrap(driver.frame(of: inside.id), "the frame")
      let outside = window.present(
        buttons,
        as: OverlayConfiguration(
          placement: .center, lifetime: .infinite, backdrop: Backdrop()))
      await driver.wait { window.isShowing && driver.isIdle }
      await driver.advance(by: .milliseconds(800))
      try expect(driver.presenter.shown, equals: [inside.id], "what the pane shows")
      try expect(window.shown, equals: [outside.id], "what the window shows")
      try expect(try Screen().bounds(of: magenta), equals: nil, "undimmed pixels of the pane's")
      await driver.press(.escape)
      await driver.wait { outside.result != nil && window.shown.isEmpty }
      await driver.advance(by: .milliseconds(800))
      try expect(
        try Screen().bounds(of: magenta), equals: frame.moved(by: PaneStage.way), "the pixels")
    },
    inPane("Escape dismisses the focused pane's overlay first, and then the window's overlay") {
      driver, pane in
      let window = try Presenter.attached(to: driver.sample.widget)
      let outside = window.present(
        buttons, as: OverlayConfiguration(placement: .bottom, lifetime: .infinite))
      let inside = driver.presenter.present(
        magentaMessage, as: OverlayConfiguration(placement: .top, lifetime: .infinite))
      try await rest(inside, driver)
      gtk_widget_grab_focus(driver.sample.topButton.widget)
      await driver.press(.escape)
      await driver.wait { inside.result != nil }
      try expect(inside.result, equals: .dismissed(.escape), "the outcome in the pane")
      try expect(outside.result, equals: nil, "the outcome in the window")
      await driver.press(.escape)
      await driver.wait { outside.result != nil }
      try expect(outside.result, equals: .dismissed(.escape), "then, in the window")
    },
    inPane("from outside a pane, Escape and the focus key reach its overlay, but Return doesn't") {
      driver, pane in
      let inside = driver.presenter.present(
        buttons, as: OverlayConfiguration(placement: .top, lifetime: .infinite))
      try await rest(inside, driver)
      gtk_widget_grab_focus(pane.neighbor)
      for expected in ["Undo", "Neighbor"] {
        await driver.press(.f6)
        await driver.wait { focused(driver) == expected }
        try expect(focused(driver), equals: expected, "what has the focus after the focus key")
      }
      await driver.press(.return)
      await driver.advance(by: .milliseconds(300))
      try expect(inside.result, equals: nil, "the outcome after Return")
      await driver.press(.escape)
      await driver.wait { inside.result != nil }
      try expect(inside.result, equals: .dismissed(.escape), "the outcome after Escape")
      try expect(driver.sample.escapes.count, equals: 0, "the presses that reached the app")
    },
    inPane("with two panes, the focus key moves the focus into each in turn") { driver, pane in
      let other = try Presenter.attached(to: pane.addPane().widget)
      for (presenter, title) in [(driver.presenter, "First"), (other, "Second")] {
        presenter.present(
          OverlayContent(.button(OverlayNode.Button(title))),
          as: OverlayConfiguration(placement: .top, lifetime: .infinite))
      }
      await driver.wait { driver.presenter.isShowing && other.isShowing && driver.isIdle }
      gtk_widget_grab_focus(pane.neighbor)
      for expected in ["Second", "Neighbor", "First", "Neighbor", "Second"] {
        await driver.press(.f6)
        await driver.wait { focused(driver) == expected }
        try expect(focused(driver), equals: expected, "what has the focus after the focus key")
      }
    },
    inPane("outside a pane, Escape and the focus key reach the window's overlays first") {
      driver, pane in
      let window = try Presenter.attached(to: driver.sample.widget)
      let inside = driver.presenter.present(
        buttons, as: OverlayConfiguration(placement: .top, lifetime: .infinite))
      let outside = window.present(
        .notification(title: "Title", button: OverlayNode.Button("Outside"), closeButton: .never),
        as: OverlayConfiguration(placement: .bottom, lifetime: .infinite))
      try await rest(inside, driver)
      gtk_widget_grab_focus(pane.neighbor)
      await driver.press(.f6)
      await driver.wait { focused(driver) == "Outside" }
      try expect(focused(driver), equals: "Outside", "what has the focus")
      for (handle, what) in [(outside, "in the window"), (inside, "then, in the pane")] {
        await driver.press(.escape)
        await driver.wait { handle.result != nil }
        try expect(handle.result, equals: .dismissed(.escape), "the outcome \(what)")
      }
      await driver.press(.escape)
      await driver.wait { driver.sample.escapes.count > 0 }
      try expect(driver.sample.escapes.count, equals: 1, "the presses that reached the app at last")
    },
    inPane("outside a pane with a modal overlay, Escape goes to the app, and F6 into the pane") {
      driver, pane in
      let handle = driver.presenter.present(
        buttons,
        as: OverlayConfiguration(
          placement: .center, lifetime: .infinite, dismissesOnEscape: false,
          backdrop: Backdrop()))
      try await rest(handle, driver)
      gtk_widget_grab_focus(pane.neighbor)
      await driver.press(.escape)
      await driver.wait { driver.sample.escapes.count > 0 }
      try expect(driver.sample.escapes.count, equals: 1, "the presses that reached the app")
      await driver.press(.f6)
      await driver.wait { focused(driver) == "Undo" }
      try expect(focused(driver), equals: "Undo", "what has the focus after the focus key")
      await driver.press(.escape)
      await driver.advance(by: .milliseconds(300))
      try expect(driver.sample.escapes.count, equals: 1, "the presses that reached the app at last")
      try expect(handle.result, equals: nil, "the outcome")
    },
    inPane("if the window has no focus, F6 moves the focus into a pane's modal overlay") {
      driver, pane in
      let handle = driver.presenter.present(
        buttons,
        as: OverlayConfiguration(
          placement: .center, lifetime: .infinite, backdrop: Backdrop()))
      try await rest(handle, driver)
      gtk_widget_grab_focus(pane.neighbor)
      gtk_window_set_focus(driver.sample.window, nil)
      try expect(focused(driver), equals: nil, "what has the focus before")
      await driver.press(.f6)
      await driver.wait { focused(driver) != nil }
      try expect(focused(driver), equals: "Undo", "what has the focus after the focus key")
    },
    inPane("a window's modal overlay keeps Escape from the panes behind the overlay") {
      driver, pane in
      let window = try Presenter.attached(to: driver.sample.widget)
      let inside = driver.presenter.present(
        magentaMessage, as: OverlayConfiguration(placement: .top, lifetime: .infinite))
      let outside = window.present(
        buttons,
        as: OverlayConfiguration(
          placement: .center, lifetime: .infinite, dismissesOnEscape: false,
          backdrop: Backdrop()))
      try await rest(inside, driver)
      await driver.wait { focused(driver) == "Undo" }
      await driver.press(.escape)
      await driver.advance(by: .milliseconds(300))
      try expect([inside.result, outside.result], equals: [nil, nil], "the outcomes")
    },
    inPane("a pane's modal overlay keeps the focus from the pane's content, not from the window") {
      driver, pane in
      gtk_widget_grab_focus(driver.sample.topButton.widget)
      let handle = driver.presenter.present(
        buttons,
        as: OverlayConfiguration(
          placement: .center, lifetime: .infinite, backdrop: Backdrop()))
      try await rest(handle, driver)
      var order = [focused(driver)]
      for _ in 0..<4 {
        await driver.perform([.key("Tab")])
        await driver.advance(by: .milliseconds(150))
        order.append(focused(driver))
      }
      try expect(order, equals: ["Undo", "Close", "Neighbor", "Undo", "Close"], "the way round")
      gtk_widget_grab_focus(driver.sample.bottomButton.widget)
      await driver.advance(by: .milliseconds(150))
      try expect(focused(driver), equals: "Close", "after the app gave its content the focus")
      gtk_widget_grab_focus(pane.neighbor)
      await driver.advance(by: .milliseconds(150))
      try expect(focused(driver), equals: "Neighbor", "after the focus went beside the pane")
      handle.dismiss()
      await driver.wait { handle.result != nil && driver.isIdle }
      try expect(focused(driver), equals: "Neighbor", "what has the focus afterwards")
    },
    inPane("a click outside a dimmed pane reaches the app") { driver, pane in
      let handle = driver.presenter.present(
        magentaMessage,
        as: OverlayConfiguration(
          placement: .center, lifetime: .infinite, backdrop: Backdrop()))
      try await rest(handle, driver)
      var clicks = 0
      Click.connect(pane.neighbor) { clicks += 1 }
      await driver.perform(
        [.move(OverlayPoint(x: 460, y: 42)), .pause(.milliseconds(50))] + UserAction.click)
      await driver.wait { clicks > 0 }
      try expect(clicks, equals: 1, "the clicks beside the pane")
      try expect(handle.result, equals: nil, "the outcome")
    },
    inPane("a user can swipe an overlay if its pane is in a scroll view") {
      driver, pane in
      pane.putIntoScrollView()
      await driver.wait { driver.isIdle }
      let handle = driver.presenter.present(
        magentaMessage, as: OverlayConfiguration(placement: .top, lifetime: .infinite))
      try await rest(handle, driver)
      let frame = try unwrap(driver.frame(of: handle.id), "the frame")
      let point = OverlayPoint(x: frame.minX + 40, y: frame.maxY - 20)
      await driver.drag(
        from: point, to: OverlayPoint(x: point.x, y: point.y - 70), over: .milliseconds(150))
      await driver.wait { handle.result != nil }
      try expect(handle.result, equals: .dismissed(.swipe), "the outcome")
    },
    inPane("a blurred overlay in a pane shows the content behind the pane") { driver, pane in
      // The pane is empty, so its window's background shows through.
      pane.pane.child = nil
      let before = try Screen().light(atX: 235, y: 430)
      let handle = driver.presenter.present(
        OverlayContent(
          .button(OverlayNode.Button("Blurred")),
          style: OverlayStyle(background: .blur(.standard), shadow: nil)),
        as: OverlayConfiguration(
          placement: .center, lifetime: .infinite, size: SizeConstraints(width: .intrinsic)))
      try await rest(handle, driver)
      let after = try Screen().light(atX: 235, y: 430)
      try expect(abs(after - before) < 30, equals: true, "that \(after) is about \(before)")
    },
    inPane("a pane accepts one host, and attaching twice returns the same presenter") {
      driver, pane in
      let second = Result { () throws(AttachmentError) in try GTKHost(in: pane.pane.widget) }
      try expect(
        second.map { _ in "a host" }, equals: .failure(.paneTaken), "what a second host is")
      let other = OverlayPane()
      g_object_ref_sink(other.widget)
      defer { g_object_unref(other.widget) }
      let presenter = try Presenter.attached(to: other.widget)
      try expect(
        presenter === (try Presenter.attached(to: other.widget)), equals: true, "that it is one")
      let early = presenter.present(magentaMessage)
      try expect(early.result, equals: nil, "the outcome of a request in no window")
    },
    inPane("a released host leaves its pane unchanged") { driver, pane in
      let other = OverlayPane().widget
      g_object_ref_sink(other)
      let before = [Census.widgets, Census.closures]
      var presenter: Presenter? = Presenter(host: try GTKHost(in: other))
      presenter?.present(magentaMessage, as: OverlayConfiguration(lifetime: .infinite))
      await driver.advance(by: .milliseconds(200))
      presenter = nil
      await driver.advance(by: .milliseconds(200))
      try expect([Census.widgets, Census.closures], equals: before, "the widgets and closures")
      g_object_unref(other)
      await driver.advance(by: .milliseconds(100))
      try expect(Census.widgets, equals: before[0] - 1, "the widgets without the pane")
    },
  ]

  /// Creates a scenario whose presenter belongs to a pane.
  private static func inPane(
    _ sentence: String,
    body: @escaping @MainActor @Sendable (GTKDriver, PaneStage) async throws -> Void
  ) -> WindowScenario {
    WindowScenario(sentence, isInPane: true) { driver in
      try await body(driver, try unwrap(driver.pane, "the pane"))
    }
  }

  /// Waits until an overlay in the pane is at rest.
  @MainActor
  private static func rest(_ handle: PresentationHandle, _ driver: GTKDriver) async throws {
    await driver.wait { driver.isIdle && driver.frame(of: handle.id) != nil }
    _ = try unwrap(driver.frame(of: handle.id), "the frame")
  }
}
#endif
