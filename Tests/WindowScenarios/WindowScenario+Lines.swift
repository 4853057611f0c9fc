#if GTK
internal import CGTK
internal import SampleApp
@_spi(Inspection) internal import Usher
@_spi(Inspection) internal import UsherGTK
internal import UsherTesting

extension WindowScenario {
  /// The scenarios of text fields with several lines, with real keys.
  static let lines: [WindowScenario] = [
    WindowScenario("a user types lines in a form, moves on with Tab, and sends with Control-Return")
    { driver in
      let answer = Task { @MainActor in
        try await driver.presenter.form(
          "Report", fields: [.multiline("Comment", lines: 2...3), .text("Name")], action: "Send")
      }
      await driver.wait { driver.isIdle && driver.presenter.isShowing }
      await driver.advance(by: .milliseconds(300))
      let form = try unwrap(driver.presenter.visible.first?.id, "the form")
      await driver.perform([.text("one"), .key("Return"), .text("two")])
      await driver.perform([.key("Tab"), .text("Ada"), .key("shift+Tab"), .key("shift+Return")])
      await driver.advance(by: .milliseconds(300))
      try expect(driver.presenter.visible.map(\.id), equals: [form], "what is shown after Return")
      await driver.perform([.key("ctrl+Return")])
      await driver.wait { driver.presenter.visible.isEmpty }
      try expect(
        try await answer.value, equals: ["Comment": "one\ntwo\n", "Name": "Ada"], "what was sent")
    },
    WindowScenario("a field grows with its lines up to its maximum, and then scrolls") { driver in
      let notes = Notes(lines: 1...3)
      let handle = await notes.present(on: driver)
      var heights = [try unwrap(driver.frame(of: handle.id), "the frame").size.height]
      for _ in 1...4 {
        await driver.perform([.text("x"), .key("Return")])
        await driver.advance(by: .milliseconds(600))
        heights.append(try unwrap(driver.frame(of: handle.id), "the frame").size.height)
      }
      try expect(notes.text.value, equals: "x\nx\nx\nx\n", "the text")
      let line = heights[1] - heights[0]
      let native = try unwrap(gtk_window_get_focus(driver.sample.window), "the native text view")
      try expect(line, equals: lineHeight(in: native), "the height of a line")
      try expect(
        heights.map { $0 - heights[0] }, equals: [0, line, 2 * line, 2 * line, 2 * line],
        "the growth after each line")
      // The field is as high again after the text was deleted.
      await driver.perform([.key("ctrl+a"), .key("BackSpace")])
      await driver.wait { driver.frame(of: handle.id)?.size.height == heights[0] }
      try expect(
        driver.frame(of: handle.id)?.size.height, equals: heights[0], "the height without a text")
    },
    WindowScenario("the content around a field scrolls to the caret while the field grows") {
      driver in
      let text = ObservableValue("")
      let field = OverlayNode.Field(
        text, placeholder: OverlayNode.Text("Notes"), lines: 1...20, isFirst: true)
      let handle = driver.presenter.present(
        OverlayContent(
          .scroll(
            OverlayNode.Scroll(
              .box(OverlayNode.Box(.field(field), width: 300)), maximumHeight: 120))),
        as: OverlayConfiguration(placement: .center, lifetime: .infinite))
      await driver.wait { driver.isIdle && driver.frame(of: handle.id) != nil }
      await driver.advance(by: .milliseconds(200))
      for _ in 1...12 { await driver.perform([.text("x"), .key("Return")]) }
      await driver.wait { text.value.count == 24 }
      await driver.advance(by: .milliseconds(600))
      let frame = try unwrap(
        driver.host.pieceFrames(of: handle.id).first { $0.kind == .field }?.frame, "the field")
      let card = try unwrap(driver.frame(of: handle.id), "the frame")
      try expect(frame.size.height > 200, equals: true, "that the field has grown")
      try expect(
        frame.maxY <= card.size.height + 1, equals: true,
        "that its last line is visible: it ends at \(frame.maxY) of \(card.size.height)")
    },
    WindowScenario("long words and many lines never make a field with several lines wider") {
      driver in
      let notes = Notes(lines: 2...3)
      let handle = await notes.present(on: driver)
      let width = try unwrap(driver.frame(of: handle.id), "the frame").size.width
      let words = String(repeating: "incomprehensibilities", count: 12)
      notes.text.value = words + "\n" + words
      await driver.advance(by: .milliseconds(600))
      let frame = try unwrap(driver.frame(of: handle.id), "the frame with a long text")
      try expect(frame.size.width, equals: width, "the width")
      await driver.perform([.key("ctrl+End"), .text("!")])
      await driver.wait { notes.text.value.hasSuffix("!") }
      try expect(notes.text.value, equals: words + "\n" + words + "!", "the text")
    },
    WindowScenario("the caret stays in a line if content with several lines is rebuilt") { driver in
      let notes = Notes(lines: 2...3)
      let handle = await notes.present(on: driver)
      await driver.perform([.text("one"), .key("Return"), .text("two"), .key("Up")])
      await driver.advance(by: .milliseconds(200))
      handle.transform(to: notes.content)
      await driver.advance(by: .milliseconds(200))
      await driver.perform([.text("x")])
      await driver.wait { notes.text.value != "one\ntwo" }
      try expect(notes.text.value, equals: "onex\ntwo", "the text")
      // Only a field with one line needs another native widget.
      notes.lines = 1...5
      handle.transform(to: notes.content)
      await driver.advance(by: .milliseconds(200))
      await driver.perform([.text("y")])
      await driver.wait { notes.text.value != "onex\ntwo" }
      try expect(notes.text.value, equals: "onexy\ntwo", "the text in the end")
      try expect(notes.told.last, equals: "one> >y", "the last question")
    },
    WindowScenario(
      "an app can refuse changes of a text with several lines, and pasted text is clean"
    ) { driver in
      let notes = Notes(lines: 2...3)
      _ = await notes.present(on: driver)
      await driver.perform([.text("axb"), .key("Return"), .text("c")])
      await driver.wait { notes.text.value == "ab\nc" }
      try expect(notes.text.value, equals: "ab\nc", "the text without refused characters")
      await driver.perform([.key("ctrl+a"), .text("x")])
      await driver.advance(by: .milliseconds(200))
      try expect(notes.text.value, equals: "ab\nc", "the text after a refused replacement")
      let clipboard = gtk_widget_get_clipboard(driver.sample.widget)
      gdk_clipboard_set_text(clipboard, "d\r\ne\u{7}f")
      await driver.perform([.key("ctrl+a"), .key("ctrl+v")])
      await driver.wait { notes.text.value == "d\nef" }
      try expect(notes.text.value, equals: "d\nef", "the text after pasting")
      await driver.perform([.text("!")])
      await driver.wait { notes.text.value.count > 4 }
      try expect(notes.text.value, equals: "d\nef!", "the text after typing")
    },
    WindowScenario(
      "a field with several lines is a text box for screen readers", needsAssistiveTechnology: true
    ) { driver in
      let notes = Notes(lines: 2...3)
      _ = await notes.present(on: driver)
      let bus = try driver.accessibilityBus()
      try expect(
        try await bus.tree().named("Notes").last?.line, equals: "text box 'Notes'", "the field")
      notes.error.value = "Too short"
      await driver.advance(by: .milliseconds(500))
      try expect(
        try await bus.tree().named("Notes. Too short").last?.line,
        equals: "text box 'Notes. Too short'", "the field with an error")
    },
  ]

  /// The height of the first line in a native text view.
  @MainActor
  private static func lineHeight(in widget: UnsafeMutablePointer<GtkWidget>) -> Double {
    let view = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkTextView.self)
    var (start, y, height) = (GtkTextIter(), Int32(0), Int32(0))
    gtk_text_buffer_get_start_iter(gtk_text_view_get_buffer(view), &start)
    gtk_text_view_get_line_yrange(view, &start, &y, &height)
    return Double(height)
  }
}

/// A field with several lines, which records the questions about changes, and refuses an "x" at the
/// end of "a" and in place of the whole text.
@MainActor
private final class Notes {
  let text = ObservableValue("")
  let error = ObservableValue("")
  var lines: ClosedRange<Int>
  var told: [String] = []

  init(lines: ClosedRange<Int>) {
    self.lines = lines
  }

  var content: OverlayContent {
    OverlayContent(
      .box(
        OverlayNode.Box(
          .field(
            OverlayNode.Field(
              text, placeholder: OverlayNode.Text("Notes"), lines: lines, isFirst: true,
              editing: OverlayNode.Field.Editing(
                shouldChange: { [weak self] in self?.ask($0, $1) ?? true }), error: error)),
          width: 300)))
  }

  /// Presents the field, and waits until it has the focus.
  func present(on driver: GTKDriver) async -> PresentationHandle {
    let handle = driver.presenter.present(
      content, as: OverlayConfiguration(placement: .center, lifetime: .infinite))
    await driver.wait { driver.isIdle && driver.frame(of: handle.id) != nil }
    await driver.advance(by: .milliseconds(200))
    return handle
  }

  private func ask(_ range: Range<String.Index>, _ words: String) -> Bool {
    let (before, replaced) = (text.value[..<range.lowerBound], text.value[range])
    told.append("\(before.prefix(3))> \(replaced)>\(words)")
    return words != "x" || !(before == "a" || replaced.contains("\n"))
  }
}
#endif
