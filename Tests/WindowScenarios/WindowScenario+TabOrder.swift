#if GTK
internal import CGTK
internal import SampleApp
internal import Usher
internal import UsherGTK
internal import UsherTesting

extension WindowScenario {
  /// The scenarios of keyboard focus that moves into and out of nonmodal overlays.
  static let tabOrder: [WindowScenario] = [
    WindowScenario(
      "Tab moves from the app's last widget to an overlay's buttons, and back to the first"
    ) {
      driver in
      let order = try await walk(driver, "Tab", from: "Second", steps: 5)
      try expect(order, equals: ["Undo", "Close", "First", "Second", "Undo"], "the way round")
    },
    WindowScenario("Shift-Tab moves the same way in reverse") { driver in
      let order = try await walk(driver, "shift+Tab", from: "First", steps: 5)
      try expect(order, equals: ["Close", "Undo", "Second", "First", "Close"], "the way round")
    },
    WindowScenario("Tab moves from an overlay to the title bar", hasTitleBar: true) {
      driver in
      let bar = try unwrap(gtk_window_get_titlebar(driver.sample.window), "the title bar")
      gtk_header_bar_pack_start(OpaquePointer(bar), gtk_button_new_with_label("Menu"))
      let order = try await walk(driver, "Tab", from: "Second", steps: 4)
      try expect(order.prefix(3), equals: ["Undo", "Close", "Menu"], "the way on")
      let back = try await walk(driver, "shift+Tab", from: "Menu", steps: 3, presents: false)
      try expect(back, equals: ["Close", "Undo", "Second"], "the way back")
    },
    WindowScenario("Escape dismisses the overlay with the focus, and the app gets the focus back") {
      driver in
      let handle = driver.presenter.present(buttons, as: staying(.bottom))
      driver.presenter.configure(.main, LaneSettings(capacity: 2))
      let front = driver.presenter.present(magentaMessage, as: staying(.top))
      await driver.wait { driver.isIdle && driver.frame(of: front.id) != nil }
      let app = try await replaceContent(driver)
      gtk_widget_grab_focus(app[1])
      await driver.perform([.key("Tab")])
      await driver.wait { focused(driver) == "Undo" }
      try expect(focused(driver), equals: "Undo", "what has the keyboard")
      await driver.press(.escape)
      await driver.wait { handle.result != nil }
      try expect(handle.result, equals: .dismissed(.escape), "the outcome")
      try expect(front.result, equals: nil, "the outcome of the one in front")
      try expect(focused(driver), equals: "Second", "what has the keyboard afterwards")
    },
    WindowScenario("the app gets the focus back when an overlay begins to leave") {
      driver in
      let app = try await replaceContent(driver)
      let handle = driver.presenter.present(
        buttons,
        as: OverlayConfiguration(
          placement: .bottom, lifetime: .infinite,
          exit: OverlayTransition(fade: .curve(.linear, .seconds(1)))))
      await driver.wait { driver.isIdle && driver.frame(of: handle.id) != nil }
      gtk_widget_grab_focus(app[1])
      await driver.perform([.key("Tab"), .key("space")])
      await driver.wait { focused(driver) == "Second" }
      try expect(handle.result, equals: nil, "the outcome on its way out")
      try expect(focused(driver), equals: "Second", "what has the keyboard")
      await driver.perform([.key("Tab")])
      await driver.wait { focused(driver) == "First" }
      try expect(focused(driver), equals: "First", "where Tab goes past one that leaves")
    },
    WindowScenario("after Tab, a button in an overlay shows that it has the focus") { driver in
      let app = try await replaceContent(driver)
      for backdrop in [nil, Backdrop()] {
        let handle = driver.presenter.present(
          buttons,
          as: OverlayConfiguration(
            placement: .center, lifetime: .infinite, backdrop: backdrop))
        await driver.wait { driver.isIdle && driver.frame(of: handle.id) != nil }
        gtk_window_set_focus_visible(driver.sample.window, 0)
        if backdrop == nil { gtk_widget_grab_focus(app[1]) }
        await driver.advance(by: .milliseconds(300))
        let last = try unwrap(driver.buttonFrames(of: handle.id).last, "the last button")
        let before = try Screen().pixels(in: last)
        await driver.perform([.key("Tab")] + (backdrop == nil ? [.key("Tab")] : []))
        await driver.wait { focused(driver) == "Close" }
        await driver.advance(by: .milliseconds(300))
        try expect(focused(driver), equals: "Close", "what has the keyboard")
        try expect(
          try Screen().pixels(in: last) != before, equals: true, "that it looks otherwise then")
        handle.dismiss()
        await driver.wait { handle.result != nil && driver.isIdle }
      }
    },
    WindowScenario("after the focus key, a message without a control shows that it has the focus") {
      driver in
      let app = try await replaceContent(driver)
      // GTK shows the focus in a new window until the first click.
      for (isDark, isVisible) in [(false, false), (false, true), (true, false), (true, true)] {
        driver.setDark(isDark)
        gtk_widget_grab_focus(app[1])
        gtk_window_set_focus_visible(driver.sample.window, isVisible ? 1 : 0)
        let handle = driver.presenter.present(
          .notification(title: "Saved", closeButton: .never), as: staying(.center))
        await driver.wait { driver.isIdle && driver.frame(of: handle.id) != nil }
        await driver.advance(by: .milliseconds(500))
        let frame = try unwrap(driver.frame(of: handle.id), "the frame")
        let before = try Screen().pixels(in: frame)
        for hasFocus in [true, false] {
          await driver.press(.f6)
          await driver.wait { (focused(driver) != "Second") == hasFocus }
          await driver.advance(by: .milliseconds(500))
          try expect(
            try Screen().pixels(in: frame) != before, equals: hasFocus,
            "that it looks otherwise with the focus: \(hasFocus), in the dark: \(isDark)")
        }
        handle.dismiss()
        await driver.wait { handle.result != nil && driver.isIdle }
      }
    },
    WindowScenario("an overlay keeps the focus if its new content has a button") { driver in
      let app = try await replaceContent(driver)
      let handle = driver.presenter.present(buttons, as: staying(.bottom))
      await driver.wait { driver.isIdle && driver.frame(of: handle.id) != nil }
      gtk_widget_grab_focus(app[1])
      await driver.perform([.key("Tab")])
      await driver.wait { focused(driver) == "Undo" }
      handle.transform(to: .notification(title: "Title", button: OverlayNode.Button("Other")))
      await driver.advance(by: .milliseconds(100))
      try expect(focused(driver), equals: "Other", "what has the keyboard")
      handle.transform(to: .notification(title: "No button", closeButton: .never))
      await driver.advance(by: .milliseconds(100))
      try expect(focused(driver), equals: "Second", "what has the keyboard without a button")
    },
  ]

  /// A message with two buttons that dismiss it.
  static let buttons = OverlayContent(
    .stack(
      OverlayNode.Stack(
        .horizontal,
        children: [
          .text(OverlayNode.Text("Saved")), .button(OverlayNode.Button("Undo")),
          .button(OverlayNode.Button("Close")),
        ])))

  private static func staying(_ placement: OverlayPosition) -> OverlayConfiguration {
    OverlayConfiguration(placement: placement, lifetime: .infinite)
  }

  /// Replaces the window's content with two buttons.
  @MainActor
  private static func replaceContent(
    _ driver: GTKDriver
  ) async throws -> [UnsafeMutablePointer<GtkWidget>] {
    let box = try unwrap(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0), "a box")
    let titles: [String] = ["First", "Second"]
    let widgets = try titles.map { try unwrap(gtk_button_new_with_label($0), "a button") }
    for widget in widgets {
      gtk_box_append(UnsafeMutableRawPointer(box).assumingMemoryBound(to: GtkBox.self), widget)
    }
    gtk_window_set_child(driver.sample.window, box)
    await driver.advance(by: .milliseconds(200))
    return widgets
  }

  /// The title of the focused button, or `nil` if another widget is focused.
  @MainActor
  static func focused(_ driver: GTKDriver) -> String? {
    guard let widget = gtk_window_get_focus(driver.sample.window) else { return nil }
    let label = widgets(in: widget).first { isInstance($0, of: gtk_label_get_type()) }
    return label.flatMap { gtk_label_get_text(OpaquePointer($0)) }.map { String(cString: $0) }
  }

  /// Returns the titles of the focused buttons after each key press, starting with the named
  /// button.
  @MainActor
  private static func walk(
    _ driver: GTKDriver, _ key: String, from start: String, steps: Int, presents: Bool = true
  ) async throws -> [String] {
    if presents {
      let app = try await replaceContent(driver)
      let handle = driver.presenter.present(buttons, as: staying(.bottom))
      await driver.wait { driver.isIdle && driver.frame(of: handle.id) != nil }
      gtk_widget_grab_focus(start == "First" ? app[0] : app[1])
    } else {
      await driver.perform([.key("shift+Tab")])
      await driver.wait { focused(driver) == start }
    }
    try expect(focused(driver), equals: start, "what has the keyboard at first")
    var way: [String] = []
    for _ in 0..<steps {
      let known = focused(driver)
      await driver.perform([.key(key)])
      await driver.wait { focused(driver) != known }
      way.append(focused(driver) ?? "nothing")
    }
    return way
  }
}
#endif
