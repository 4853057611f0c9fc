#if GTK
internal import CGTK
internal import SampleApp
internal import Usher
internal import UsherGTK
internal import UsherTesting

extension WindowScenario {
  static let keys: [WindowScenario] = [
    WindowScenario("Escape reaches the app unless an overlay handles it") { driver in
      let handle = driver.presenter.present(
        magentaMessage, as: OverlayConfiguration(lifetime: .infinite))
      await driver.wait { driver.isIdle && driver.frame(of: handle.id) != nil }
      await driver.press(.escape)
      await driver.wait { handle.result != nil }
      try expect(handle.result, equals: .dismissed(.escape), "the outcome")
      try expect(driver.sample.escapes.count, equals: 0, "the keys the app saw")
      await driver.press(.escape)
      await driver.wait { driver.sample.escapes.count > 0 }
      try expect(driver.sample.escapes.count, equals: 1, "the keys the app saw afterwards")
    },
    WindowScenario("Escape with a modifier reaches the app") { driver in
      let handle = driver.presenter.present(
        magentaMessage, as: OverlayConfiguration(lifetime: .infinite))
      await driver.wait { driver.isIdle && driver.frame(of: handle.id) != nil }
      await driver.perform([.key("ctrl+Escape")])
      await driver.wait { driver.sample.escapes.count > 0 }
      try expect(driver.sample.escapes.count, equals: 1, "the keys the app saw")
      try expect(handle.result, equals: nil, "the outcome")
    },
    WindowScenario("holding Escape dismisses only one overlay") { driver in
      let handles = (0..<3).map { _ in
        driver.presenter.present(
          magentaMessage,
          as: OverlayConfiguration(
            lifetime: .infinite, entrance: OverlayTransition(), exit: OverlayTransition()))
      }
      await driver.wait { driver.isIdle && driver.frame(of: handles[0].id) != nil }
      await driver.perform([.keyDown("Escape"), .pause(.seconds(1.5)), .keyUp("Escape")])
      await driver.advance(by: .milliseconds(200))
      try expect(
        handles.map(\.result), equals: [.dismissed(.escape), nil, nil], "the outcomes")
    },
    WindowScenario("if Escape is released in another window, the next Escape is a new press") {
      driver in
      let first = driver.presenter.present(
        magentaMessage, as: OverlayConfiguration(lifetime: .infinite))
      await driver.wait { driver.isIdle && driver.frame(of: first.id) != nil }
      await driver.perform([.keyDown("Escape")])
      await driver.wait { first.result != nil }
      let other = SampleWindow(titleBar: .none)
      await driver.wait { gtk_window_is_active(driver.sample.window) == 0 }
      await driver.advance(by: .milliseconds(200))
      await driver.perform([.keyUp("Escape")])
      gtk_window_destroy(other.window)
      await driver.perform([.move(OverlayPoint(x: 200, y: 600)), .pressButton, .releaseButton])
      gtk_window_present(driver.sample.window)
      await driver.wait { gtk_window_is_active(driver.sample.window) != 0 }
      let second = driver.presenter.present(
        magentaMessage, as: OverlayConfiguration(lifetime: .infinite))
      await driver.wait { driver.isIdle && driver.frame(of: second.id) != nil }
      await driver.press(.escape)
      await driver.wait { second.result != nil }
      try expect(second.result, equals: .dismissed(.escape), "the outcome")
    },
    WindowScenario("holding Return answers an alert, and doesn't press a button behind it") {
      driver in
      for focusesButton in [true, false] {
        gtk_widget_grab_focus(driver.sample.topButton.widget)
        let handle = driver.presenter.present(
          OverlayContent(.button(OverlayNode.Button("Yes", isDefault: true))),
          as: OverlayConfiguration(
            placement: .center, lifetime: .infinite, backdrop: Backdrop(),
            entrance: OverlayTransition(), exit: OverlayTransition()))
        await driver.wait { driver.isIdle && driver.frame(of: handle.id) != nil }
        if !focusesButton { gtk_window_set_focus(driver.sample.window, nil) }
        await driver.perform([.keyDown("Return"), .pause(.seconds(1.5)), .keyUp("Return")])
        await driver.wait { handle.result != nil }
        try expect(handle.result, equals: .dismissed(.button(0)), "the outcome")
        try expect(driver.sample.topButton.clicks, equals: 0, "the clicks that the app saw")
      }
      await driver.press(.return)
      await driver.wait { driver.sample.topButton.clicks > 0 }
      try expect(driver.sample.topButton.clicks, equals: 1, "the clicks of another Return")
    },
    // As in github.com/radix-ui/primitives/pull/2558, adobe/react-spectrum/issues/5921 and
    // kirodotdev/KiroCrew/issues/5420.
    WindowScenario(
      "an input method gets keys during composition, in an app's field and in a question"
    ) { driver in
      let message = driver.presenter.present(
        .notification(title: "News", button: OverlayNode.Button("Undo")),
        as: OverlayConfiguration(lifetime: .infinite))
      await driver.wait { driver.isIdle && driver.frame(of: message.id) != nil }
      driver.sample.content.isFieldShown = true
      try await expectComposition(keeps: "F6", on: driver)
      let question = await askWho(on: driver)
      for key in ["Tab", "F6"] { try await expectComposition(keeps: key, on: driver) }
      await driver.perform([.key("Tab")])
      let first = gtk_root_get_focus(OpaquePointer(driver.sample.window))
      await driver.wait { gtk_root_get_focus(OpaquePointer(driver.sample.window)) != first }
      try expect(question.result, equals: nil, "the question's outcome")
    },
    WindowScenario(
      "a Japanese input method gets keys during composition",
      needsInputMethod: true,
      only: .under([.x11, .mutter], because: "sway and KWin lead to no ibus of a test's own")
    ) { driver in
      try await driver.useInputMethod("anthy")
      let question = await askWho(on: driver)
      let window = OpaquePointer(driver.sample.window)
      let field = try unwrap(gtk_root_get_focus(window), "the field with the focus")
      let typed = { String(cString: gtk_editable_get_text(OpaquePointer(field))) }
      // From Latin characters to hiragana.
      await driver.perform([.key("ctrl+j")])
      await driver.advance(by: .milliseconds(300))
      // Here, F6 selects hiragana, Tab predicts, and space converts.
      for (key, composed) in [("F6", "にほん"), ("Left", "にほん"), ("Tab", nil), ("space", "日本")] {
        await driver.perform([.text("nihon"), .pause(.milliseconds(300)), .key(key)])
        await driver.perform([.pause(.milliseconds(500)), .key("Return")])
        await driver.wait { !typed().isEmpty }
        if let composed { try expect(typed(), equals: composed, "what was composed by \(key)") }
        try expect(gtk_root_get_focus(window) == field, equals: true, "that \(key) moved no focus")
        gtk_editable_set_text(OpaquePointer(field), "")
      }
      await driver.perform([.text("nihon"), .pause(.milliseconds(300)), .key("Escape")])
      await driver.advance(by: .milliseconds(500))
      try expect(typed(), equals: "", "what was typed and given up")
      try expect(question.result, equals: nil, "the question's outcome")
      await driver.perform([.key("Tab")])
      await driver.wait { gtk_root_get_focus(window) != field }
      try expect(gtk_root_get_focus(window) == field, equals: false, "that Tab moves no focus now")
    },
    WindowScenario(
      "a key that is held down keeps typing in the app's text view",
      only: .under(
        [.x11, .sway, .kwin],
        because: "no key repeats in the tests' GNOME: on a busy machine, each press would be long")
    ) { driver in
      let text = try unwrap(gtk_text_view_new(), "a text")
      nonisolated(unsafe) let pointer = UnsafeMutableRawPointer(text)
      let handle = driver.presenter.present(
        OverlayContent(
          .native(OverlayNode.NativeView(size: OverlaySize(width: 200, height: 80)) { pointer })),
        as: OverlayConfiguration(
          placement: .center, lifetime: .infinite, backdrop: Backdrop()))
      await driver.wait { driver.isIdle && driver.frame(of: handle.id) != nil }
      gtk_widget_grab_focus(text)
      await driver.perform([.keyDown("space"), .pause(.seconds(1.5)), .keyUp("space")])
      await driver.advance(by: .milliseconds(200))
      let view = UnsafeMutableRawPointer(text).assumingMemoryBound(to: GtkTextView.self)
      let count = gtk_text_buffer_get_char_count(gtk_text_view_get_buffer(view))
      try expect(count > 3, equals: true, "that more than three of \(count) letters were written")
    },
  ]

  /// Asks for two names, and waits until the question is shown.
  @MainActor
  private static func askWho(on driver: GTKDriver) async -> PresentationHandle {
    let question = driver.presenter.present(
      .form(
        title: OverlayNode.Text("Who?"),
        fields: ["First", "Last"].map {
          OverlayNode.Field(ObservableValue(""), placeholder: OverlayNode.Text($0))
        }, button: OverlayNode.Button("Send")), using: .question)
    await driver.wait { driver.isIdle && driver.frame(of: question.id) != nil }
    return question
  }

  /// Throws unless a key keeps the focus and GTK's composition from a character's number.
  @MainActor
  private static func expectComposition(keeps key: String, on driver: GTKDriver) async throws {
    let window = OpaquePointer(driver.sample.window)
    let text = try unwrap(gtk_root_get_focus(window), "the text with the focus")
    gtk_editable_set_text(OpaquePointer(text), "")
    await driver.perform([.key("ctrl+shift+u"), .key("4")])
    await driver.perform([.key(key)])
    await driver.advance(by: .milliseconds(100))
    try expect(gtk_root_get_focus(window) == text, equals: true, "that \(key) moved no focus")
    await driver.perform([.key("1"), .key("Return")])
    await driver.wait { String(cString: gtk_editable_get_text(OpaquePointer(text))) == "A" }
    try expect(
      String(cString: gtk_editable_get_text(OpaquePointer(text))), equals: "A",
      "what was composed after \(key)")
  }
}
#endif
