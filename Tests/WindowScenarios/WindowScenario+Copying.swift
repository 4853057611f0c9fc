#if GTK
internal import CGTK
internal import SampleApp
internal import Usher
internal import UsherGTK
internal import UsherTesting

extension WindowScenario {
  /// The scenarios of the clipboard, with the real keys and the real clipboard.
  static let copying: [WindowScenario] = [
    WindowScenario("the user copies a message and pastes it into the app's field") { driver in
      let handle = driver.presenter.present(
        .message(.error, title: "Sending failed", text: "Error 4711", button: .button("Retry"))
          .duration(.infinite))
      await driver.wait { driver.isIdle && driver.frame(of: handle.id) != nil }
      await driver.press(.f6)
      try expect(
        await driver.copy(), equals: "Sending failed\nError 4711", "the clipboard's text")
      handle.dismiss()
      await driver.wait { handle.result != nil && driver.isIdle }
      driver.sample.content.isFieldShown = true
      await driver.perform([.key("ctrl+a"), .key("ctrl+v")])
      await driver.wait { focusedText(driver).contains("4711") }
      try expect(
        focusedText(driver).split(whereSeparator: \.isNewline).map(String.init),
        equals: ["Sending failed", "Error 4711"], "the pasted text")
    },
    WindowScenario("a selection in a field is copied instead of the overlay's text") { driver in
      driver.sample.content.isFieldShown = true
      await driver.perform([.key("ctrl+a"), .text("app"), .key("ctrl+a")])
      await driver.wait { focusedText(driver) == "app" }
      let message = driver.presenter.present(
        .notification(title: "Saved", button: .button("Undo")).duration(.infinite))
      await driver.wait { driver.isIdle && driver.frame(of: message.id) != nil }
      try expect(await driver.copy(), equals: "app", "the text from the app's field")
      message.dismiss()
      let typed = ObservableValue("")
      let handle = driver.presenter.present(
        OverlayContent(
          .stack(
            OverlayNode.Stack(
              .vertical, alignment: .fill,
              children: [
                .text(OverlayNode.Text("Your name")),
                .field(
                  OverlayNode.Field(typed, placeholder: OverlayNode.Text("Name"), isFirst: true)),
              ]))),
        as: OverlayConfiguration(placement: .center, lifetime: .infinite, backdrop: Backdrop()))
      await driver.wait { driver.isIdle && driver.frame(of: handle.id) != nil }
      await driver.perform([.text("Ada")])
      await driver.wait { typed.value == "Ada" }
      try expect(await driver.copy(), equals: "Your name", "the text without a selection")
      await driver.perform([.key("ctrl+a")])
      try expect(await driver.copy(), equals: "Ada", "the field's selection")
    },
    WindowScenario("a copy button confirms for two seconds without becoming wider") { driver in
      let handle = driver.presenter.present(
        .message(.error, title: "Failed", text: "Error 4711", button: .copyButton())
          .duration(.infinite))
      await driver.wait { driver.isIdle && driver.frame(of: handle.id) != nil }
      let frames = driver.buttonFrames(of: handle.id)
      await driver.tap(middle(of: frames[0]))
      await driver.advance(by: .milliseconds(300))
      try expect(await driver.clipboardText(), equals: "Failed\nError 4711", "the clipboard")
      try expect(driver.buttonFrames(of: handle.id), equals: frames, "the frames while confirmed")
      try expect(titles(driver), equals: ["Copied"], "the title after the press")
      await driver.wait { titles(driver) == ["Copy"] }
      try expect(titles(driver), equals: ["Copy"], "the title afterwards")
      try expect(driver.buttonFrames(of: handle.id), equals: frames, "the frames afterwards")
    },
    WindowScenario("the user selects a word, and taps and focus stay as they were") { driver in
      var taps = 0
      let handle = driver.presenter.present(
        Overlay { Text("Internationalization").textSelection(.enabled).padding(40) }
          .onTap(dismisses: false) { taps += 1 }.dismissible(by: [.swipe(.down)])
          .position(.center).duration(.infinite).backdrop(.dimmed))
      await driver.wait { driver.isIdle && driver.frame(of: handle.id) != nil }
      let frame = try unwrap(driver.frame(of: handle.id), "the frame")
      let middle = middle(of: frame)
      try expect(
        gtk_window_get_focus(driver.sample.window) == nil, equals: true, "that no text is focused")
      try expect(
        await driver.copy(), equals: "Internationalization", "the text of the whole overlay")
      await driver.tap(middle)
      await driver.wait { taps > 0 }
      try expect(taps, equals: 1, "the taps after a click on the text")
      await driver.drag(
        from: OverlayPoint(x: frame.minX + 42, y: middle.y),
        to: OverlayPoint(x: middle.x, y: middle.y), over: .milliseconds(300))
      let part = try unwrap(await driver.copy(), "the clipboard's text")
      try expect(
        "Internationalization".contains(part) && (3...17).contains(part.count), equals: true,
        "whether a part was copied: \(part)")
      await driver.drag(
        from: middle, to: OverlayPoint(x: middle.x, y: middle.y + 200), over: .milliseconds(300))
      try expect(handle.result, equals: nil, "the outcome of a drag on the text")
      await driver.drag(
        from: OverlayPoint(x: middle.x, y: frame.minY + 10),
        to: OverlayPoint(x: middle.x, y: middle.y + 300), over: .milliseconds(200))
      await driver.wait { handle.result != nil }
      try expect(handle.result, equals: .dismissed(.swipe), "the outcome of a swipe beside it")
    },
  ]

  @MainActor
  private static func titles(_ driver: GTKDriver) -> [String] {
    driver.presenter.visible.flatMap { $0.buttons.map(\.title) }
  }

  @MainActor
  private static func focusedText(_ driver: GTKDriver) -> String {
    guard let focus = gtk_window_get_focus(driver.sample.window) else { return "" }
    return gtk_editable_get_text(OpaquePointer(focus)).map { String(cString: $0) } ?? ""
  }

  static func middle(of frame: OverlayRect) -> OverlayPoint {
    OverlayPoint(x: (frame.minX + frame.maxX) / 2, y: (frame.minY + frame.maxY) / 2)
  }
}
#endif
