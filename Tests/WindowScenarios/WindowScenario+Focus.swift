#if GTK
internal import CGTK
internal import SampleApp
internal import Usher
internal import UsherGTK
internal import UsherTesting

extension WindowScenario {
  /// The scenarios of keys and clicks while a modal overlay is shown.
  static let focus: [WindowScenario] = [
    WindowScenario("Tab stays in a modal overlay, and then the app gets the focus back") {
      driver in
      let app = driver.sample.topButton.widget
      gtk_widget_grab_focus(app)
      var pressed = ""
      let handle = driver.presenter.present(
        OverlayContent(
          .stack(
            OverlayNode.Stack(
              .horizontal,
              children: [
                .text(OverlayNode.Text("Sure?")),
                .button(OverlayNode.Button("Yes", dismisses: false) { pressed += "y" }),
                .button(OverlayNode.Button("No", dismisses: false) { pressed += "n" }),
              ]))),
        as: OverlayConfiguration(
          placement: .center, lifetime: .infinite, backdrop: Backdrop()))
      await driver.wait { driver.isIdle && driver.frame(of: handle.id) != nil }
      for keys in ["space", "Tab", "space", "Tab", "space", "shift+Tab", "space"] {
        let known = pressed.count
        await driver.perform([.key(keys)])
        if keys == "space" { await driver.wait { pressed.count > known } }
      }
      try expect(pressed, equals: "ynyn", "the pressed buttons")
      gtk_widget_grab_focus(app)
      await driver.perform([.key("space")])
      await driver.wait { pressed.count > 4 }
      try expect(pressed, equals: "ynyny", "what was pressed after the app took the focus")
      await driver.press(.escape)
      await driver.wait { handle.result != nil }
      try expect(handle.result, equals: .dismissed(.escape), "the outcome")
      try expect(driver.sample.topButton.clicks, equals: 0, "what the app saw")
      try expect(
        gtk_window_get_focus(driver.sample.window) == app, equals: true, "that the focus is back")
      await driver.perform([.key("space")])
      await driver.wait { driver.sample.topButton.clicks > 0 }
      try expect(driver.sample.topButton.clicks, equals: 1, "what the app saw afterwards")
    },
    WindowScenario("a message stays visible behind a question, and times out after the answer") {
      driver in
      let message = driver.presenter.present(
        magentaMessage, as: OverlayConfiguration(lifetime: .timed(.seconds(2))))
      await driver.wait { driver.frame(of: message.id) != nil }
      let question = driver.presenter.present(
        OverlayContent(.button(OverlayNode.Button("Yes")), scrim: .clear),
        as: OverlayConfiguration(
          placement: .center, precedence: .replace(), lifetime: .infinite,
          backdrop: Backdrop()))
      await driver.wait { driver.isIdle && driver.frame(of: question.id) != nil }
      await driver.advance(by: .seconds(3))
      try expect(message.result, equals: nil, "the message's outcome behind the question")
      try await driver.expectPixels(
        of: magenta, in: driver.frame(of: message.id), "the message behind the question")
      await driver.perform([.key("space")])
      await driver.wait { question.result != nil }
      try expect(question.result, equals: .dismissed(.button(0)), "the question's outcome")
      try expect(message.result, equals: nil, "the message's outcome right after the question")
      await driver.wait { message.result != nil }
      try expect(message.result, equals: .dismissed(.timedOut), "the message's outcome at last")
    },
    WindowScenario("a modal overlay without a control keeps keys from the app") { driver in
      let app = driver.sample.topButton
      gtk_widget_grab_focus(app.widget)
      let handle = driver.presenter.present(
        magentaMessage, as: OverlayConfiguration(lifetime: .infinite, backdrop: Backdrop()))
      await driver.wait { driver.isIdle && driver.frame(of: handle.id) != nil }
      await driver.perform([.key("space"), .key("Tab"), .key("space")])
      await driver.advance(by: .milliseconds(300))
      try expect(app.clicks, equals: 0, "what the app saw")
      handle.dismiss()
      await driver.wait { handle.result != nil }
      await driver.perform([.key("space")])
      await driver.wait { app.clicks > 0 }
      try expect(app.clicks, equals: 1, "what the app saw afterwards")
    },
    WindowScenario(
      "a modal overlay can be dismissed after the widget that had the focus is removed"
    ) { driver in
      let entry = try unwrap(gtk_entry_new(), "an entry")
      let content = try unwrap(gtk_window_get_child(driver.sample.window), "the app's content")
      gtk_widget_set_parent(entry, content)
      gtk_widget_grab_focus(entry)
      let handle = driver.presenter.present(
        magentaMessage, as: OverlayConfiguration(lifetime: .infinite, backdrop: Backdrop()))
      await driver.wait { driver.isIdle && driver.frame(of: handle.id) != nil }
      gtk_widget_unparent(entry)
      handle.dismiss()
      await driver.wait { handle.result != nil }
      try expect(handle.result, equals: .dismissed(.programmatic), "the outcome")
    },
    WindowScenario("a widget that the app focuses before or during an exit keeps the focus") {
      driver in
      let (first, second) = (driver.sample.topButton.widget, driver.sample.bottomButton.widget)
      for isEarly in [true, false] {
        gtk_widget_grab_focus(first)
        let handle = driver.presenter.present(
          OverlayContent(
            .button(OverlayNode.Button("OK") { if isEarly { gtk_widget_grab_focus(second) } })),
          as: OverlayConfiguration(
            placement: .center, lifetime: .infinite, backdrop: Backdrop()))
        await driver.wait { driver.isIdle && driver.frame(of: handle.id) != nil }
        await driver.perform([.key("space")])
        await driver.wait { !handle.state.isShown }
        if !isEarly { gtk_widget_grab_focus(second) }
        await driver.wait { handle.result != nil && driver.isIdle }
        try expect(
          gtk_window_get_focus(driver.sample.window) == second, equals: true,
          "that the app's widget has the focus, given \(isEarly ? "before" : "during") the exit")
      }
    },
    WindowScenario("the focus ring of a button in a card's corner follows the corner") { driver in
      let handle = driver.presenter.present(
        OverlayContent(
          .button(
            OverlayNode.Button(
              label: OverlayNode.Text("OK", color: AdaptiveColor(hex: magenta)),
              style: OverlayNode.ButtonStyle(
                background: .clear, pressed: .clear, cornerRadius: 0, height: 80))),
          style: OverlayStyle(
            background: .color(AdaptiveColor(hex: 0xFFFFFF)), cornerRadius: 40, shadow: nil,
            clipsContent: true)),
        as: OverlayConfiguration(
          placement: .center, lifetime: .infinite, backdrop: Backdrop()))
      await driver.wait { driver.isIdle && driver.frame(of: handle.id) != nil }
      await driver.perform([.key("Tab")])
      await driver.advance(by: .milliseconds(300))
      let frame = try unwrap(driver.frame(of: handle.id), "the frame")
      // On the diagonal, the middle of the ring is 37 points from the center of the corner.
      let inset = 40 - 37 / 2.0.squareRoot()
      for (x, y) in [
        (frame.minX + inset, frame.minY + inset), (frame.maxX - inset, frame.maxY - inset),
      ] {
        // Between white and magenta, only the green part differs.
        let green = try Screen().color(atX: Int(x), y: Int(y)) >> 8 & 0xFF
        try expect(green < 0x40, equals: true, "that the ring is seen in the corner")
      }
    },
    WindowScenario("a click next to a modal overlay reaches the backdrop instead of the app") {
      driver in
      var taps = 0
      let handle = driver.presenter.present(
        magentaMessage, as: OverlayConfiguration(lifetime: .infinite, backdrop: Backdrop()),
        interactions: Interactions(onBackdropTap: [{ taps += 1 }]))
      await driver.wait { driver.isIdle && driver.frame(of: handle.id) != nil }
      let button = driver.frame(ofWidget: driver.sample.bottomButton.widget)
      await driver.tap(OverlayPoint(x: button.minX + 10, y: button.minY + 10))
      await driver.wait { handle.result != nil }
      try expect(handle.result, equals: .dismissed(.backdropTap), "the outcome")
      try expect(taps, equals: 1, "what the client was told")
      try expect(driver.sample.bottomButton.clicks, equals: 0, "what the app saw")
      await driver.tap(OverlayPoint(x: button.minX + 10, y: button.minY + 10))
      await driver.wait { driver.sample.bottomButton.clicks > 0 }
      try expect(driver.sample.bottomButton.clicks, equals: 1, "what the app saw afterwards")
    },
    WindowScenario("a scrim covers the whole window behind its overlay, and ends with the overlay")
    {
      driver in
      let content = OverlayContent(
        .text(OverlayNode.Text("Sure?")),
        style: OverlayStyle(
          background: .color(AdaptiveColor(hex: magenta)), cornerRadius: 0, shadow: nil),
        scrim: .color(AdaptiveColor(hex: 0x00FF00)))
      let handle = driver.presenter.present(
        content,
        as: OverlayConfiguration(
          placement: .center, lifetime: .infinite, backdrop: Backdrop()))
      await driver.wait { driver.isIdle && driver.frame(of: handle.id) != nil }
      await driver.advance(by: .milliseconds(100))
      try expect(
        try Screen().bounds(of: 0x00FF00),
        equals: OverlayRect(
          x: 0, y: 0, width: driver.viewportSize.width, height: driver.viewportSize.height),
        "the scrim's pixels")
      try expect(
        try Screen().bounds(of: magenta), equals: driver.frame(of: handle.id), "the card's pixels")
      handle.dismiss()
      await driver.wait { handle.result != nil && driver.isIdle }
      await driver.advance(by: .milliseconds(100))
      try expect(try Screen().bounds(of: 0x00FF00), equals: nil, "the scrim's pixels afterwards")
    },
    WindowScenario(
      "a scrim starts with the fill of the scrim it replaces, even if that was removed"
    ) { driver in
      @MainActor func dialog(_ scrim: UInt32, fadeIn: Timing) -> PresentationHandle {
        driver.presenter.present(
          OverlayContent(
            .text(OverlayNode.Text("Sure?")), scrim: .color(AdaptiveColor(hex: scrim))),
          as: OverlayConfiguration(
            placement: .center, precedence: .replace(), lifetime: .infinite,
            backdrop: Backdrop(fadeIn: fadeIn), entrance: .fadeIn, exit: .fadeOut))
      }
      let window = OverlayRect(
        x: 0, y: 0, width: driver.viewportSize.width, height: driver.viewportSize.height)
      let first = dialog(0x00FF00, fadeIn: .easeOut(.zero))
      await driver.wait { driver.isIdle && driver.frame(of: first.id) != nil }
      // The fade is so slow that no pixel differs after a second.
      let second = dialog(0x0000FF, fadeIn: .curve(.linear, .seconds(100_000)))
      await driver.wait { first.result != nil }
      try expect(first.result, equals: .dismissed(.replaced), "the outcome of the first one")
      try await driver.waitForFrame()
      try await driver.expectPixels(of: 0x00FF00, in: window, "the first one's scrim")
      let third = dialog(0xFF0000, fadeIn: .easeOut(.zero))
      await driver.wait { second.result != nil && driver.isIdle }
      try await driver.expectPixels(of: 0xFF0000, in: window, "the last one's scrim")
      third.dismiss()
      await driver.wait { third.result != nil && driver.isIdle }
      try await driver.expectPixels(of: 0xFF0000, in: nil, "the scrim afterwards")
    },
    WindowScenario(
      "a scrim still starts with another's fill if that waiting overlay is dismissed"
    ) { driver in
      @MainActor func dialog(_ scrim: UInt32, fadeIn: Timing) async -> PresentationHandle {
        let handle = driver.presenter.present(
          OverlayContent(
            .text(OverlayNode.Text("Sure?")), scrim: .color(AdaptiveColor(hex: scrim))),
          as: OverlayConfiguration(
            placement: .center, precedence: .replace(restoresReplaced: true),
            lifetime: .infinite, backdrop: Backdrop(fadeIn: fadeIn),
            entrance: OverlayTransition(), exit: OverlayTransition()))
        await driver.wait { driver.frame(of: handle.id) != nil }
        return handle
      }
      let window = OverlayRect(
        x: 0, y: 0, width: driver.viewportSize.width, height: driver.viewportSize.height)
      let first = await dialog(0x00FF00, fadeIn: .easeOut(.zero))
      // The fade is so slow that no pixel differs after a second.
      _ = await dialog(0x0000FF, fadeIn: .curve(.linear, .seconds(100_000)))
      await driver.wait { driver.frame(of: first.id) == nil }
      try expect(driver.presenter.waiting, equals: [first.id], "the waiting overlays")
      first.dismiss()
      try expect(first.result, equals: .dismissed(.programmatic), "the outcome of the first one")
      try await driver.waitForFrame()
      try await driver.expectPixels(of: 0x00FF00, in: window, "the first one's scrim")
    },
    WindowScenario("an overlay that appears under the pointer doesn't time out") { driver in
      await driver.hover(OverlayPoint(x: 60, y: 30))
      let handle = driver.presenter.present(
        magentaMessage, as: OverlayConfiguration(lifetime: .timed(.milliseconds(800))))
      await driver.advance(by: .seconds(3))
      try expect(handle.result, equals: nil, "the outcome while the pointer is over the overlay")
      await driver.hover(OverlayPoint(x: 60, y: 500))
      await driver.wait { handle.result != nil }
      try expect(handle.result, equals: .dismissed(.timedOut), "the outcome")
    },
    WindowScenario("a second presenter on a host is refused, and doesn't affect the first one") {
      driver in
      let handle = driver.presenter.present(
        magentaMessage, as: OverlayConfiguration(lifetime: .timed(.milliseconds(300))))
      let second = Presenter(host: driver.host)
      second.onProblem = { _ in }
      try expect(
        second.present(magentaMessage).result, equals: .refused(.hostClosed), "the outcome")
      await driver.wait { handle.result != nil }
      try expect(handle.result, equals: .dismissed(.timedOut), "the outcome of the first one's")
    },
    WindowScenario("a presenter that is released during a modal overlay returns the focus") {
      driver in
      let other = SampleWindow(titleBar: .none)
      let app = other.topButton.widget
      let host = try GTKHost(in: other.widget)
      var presenter: Presenter? = Presenter(host: host)
      gtk_widget_grab_focus(app)
      let id = presenter?.present(
        OverlayContent(.button(OverlayNode.Button("Yes"))),
        as: OverlayConfiguration(
          placement: .center, lifetime: .infinite, backdrop: Backdrop())
      ).id
      await driver.wait { gtk_window_get_focus(other.window) != app && host.isIdle }
      try expect(id.flatMap { host.frame(of: $0) } != nil, equals: true, "that it is shown")
      presenter = nil
      await driver.advance(by: .milliseconds(200))
      try expect(gtk_window_get_focus(other.window) == app, equals: true, "that the focus is back")
      await driver.perform([.key("Tab")])
      await driver.advance(by: .milliseconds(200))
      try expect(gtk_window_get_focus(other.window) == app, equals: false, "that Tab goes on")
    },
  ]
}
#endif
