internal import Usher

extension HostContract {
  static let editing: [Clause] = [
    Clause("the focus moves if both fields agree, and the old field ends before the new one begins")
    {
      driver in
      let form = EditedFields()
      let (handle, _) = try await rest(driver, form.content)
      form.focusFirst.value += 1
      await driver.wait { form.told.last == "first began" }
      form.focusSecond.value += 1
      await driver.wait { form.told.last == "second began" }
      try requireEqual(
        form.told,
        [
          "first may begin", "first began", "second may begin", "first may end", "first ended",
          "second began",
        ], "the callbacks")
      form.told = []
      form.ends.value += 1
      await driver.wait { form.told.last == "second ended" }
      try requireEqual(
        form.told, ["second may end", "second ended"], "the callbacks at the end of editing")
      handle.dismiss()
      await waitForEnd(of: handle, driver)
      try requireEqual(form.told.count, 2, "the number of callbacks")
    },
    Clause("a field's error makes the overlay taller while it is shown") { driver in
      let error = ObservableValue("")
      let field = OverlayNode.Field(
        ObservableValue("ada"), placeholder: OverlayNode.Text("Mail"), error: error)
      let (handle, frame) = try await rest(driver, OverlayContent(.field(field)))
      error.value = "This is no address."
      await driver.wait {
        driver.isIdle && driver.frame(of: handle.id)?.size.height ?? 0 > frame.size.height
      }
      try require(
        driver.frame(of: handle.id)?.size.height ?? 0 > frame.size.height,
        "the overlay should be taller with an error")
      error.value = ""
      await driver.wait { driver.isIdle && driver.frame(of: handle.id) == frame }
      try requireEqual(driver.frame(of: handle.id), frame, "the frame without an error")
    },
    Clause(
      "a placeholder wider than its field has several lines, and a short text keeps the height"
    ) {
      driver in
      let text = ObservableValue("")
      func form(_ placeholder: String) -> OverlayContent {
        OverlayContent(.field(OverlayNode.Field(text, placeholder: OverlayNode.Text(placeholder))))
      }
      let (handle, short) = try await rest(driver, form("Mail"))
      handle.transform(to: form(String(repeating: "Where to send the receipt ", count: 8)))
      await driver.wait {
        driver.isIdle && driver.frame(of: handle.id)?.size.height ?? 0 > short.size.height
      }
      let long = driver.frame(of: handle.id)
      try require(
        long?.size.height ?? 0 > short.size.height, "a long placeholder should make a field taller")
      text.value = "Ada"
      await driver.wait { driver.isIdle }
      try requireEqual(driver.frame(of: handle.id), long, "the frame with a text")
      handle.dismiss()
      await waitForEnd(of: handle, driver)
    },
    Clause(
      "Return in a field with several lines inserts a line break, and doesn't press the default "
        + "button"
    ) { driver in
      let form = EditedLines()
      let (handle, frame) = try await rest(driver, form.content)
      form.focusNotes.value += 1
      await driver.wait { form.told.last == "notes began" }
      await driver.press(.return)
      await driver.wait {
        driver.isIdle && driver.frame(of: handle.id)?.size.height ?? 0 > frame.size.height
      }
      try requireEqual(form.notes.value, "\n", "the text after Return")
      try requireEqual(form.told, ["notes began"], "the callbacks after Return")
      try require(
        driver.frame(of: handle.id)?.size.height ?? 0 > frame.size.height,
        "the overlay should be taller with two lines")
      form.focusName.value += 1
      await driver.wait { form.told.last == "name began" }
      await driver.press(.return)
      await driver.wait { form.told.last == "sent" }
      try requireEqual(
        form.told, ["notes began", "notes ended", "name began", "sent"],
        "the callbacks after Return in the other field")
      try requireEqual(form.notes.value, "\n", "the text at the end")
    },
    Clause("a field can refuse to begin or end editing, until its overlay is dismissed") {
      driver in
      let form = EditedFields()
      form.refused = ["first may end"]
      let (handle, _) = try await rest(driver, form.content)
      form.focusFirst.value += 1
      await driver.wait { form.told.last == "first began" }
      form.told = []
      form.focusSecond.value += 1
      await driver.wait { form.told.last == "first may end" }
      form.refused = ["second may begin", "first may end"]
      form.focusSecond.value += 1
      await driver.wait { form.told.count == 3 }
      try requireEqual(
        form.told, ["second may begin", "first may end", "second may begin"],
        "the callbacks")
      handle.dismiss()
      await waitForEnd(of: handle, driver)
      try requireEqual(
        Array(form.told.dropFirst(3)), ["first may end", "first ended"],
        "the callbacks after the overlay was dismissed")
    },
    Clause(
      "an update with the edited field continues editing, and an update without it ends editing"
    ) {
      driver in
      let form = EditedFields()
      let (handle, _) = try await rest(driver, form.content)
      form.focusFirst.value += 1
      await driver.wait { form.told.last == "first began" }
      handle.transform(to: form.content)
      await driver.wait { driver.isIdle }
      form.focusFirst.value += 1
      try requireEqual(
        form.told, ["first may begin", "first began"],
        "the callbacks after an update with the field")
      handle.transform(to: message("Sent"))
      await driver.wait { form.told.last == "first ended" }
      try requireEqual(
        form.told, ["first may begin", "first began", "first may end", "first ended"],
        "the callbacks after an update without the field")
    },
  ]
}

/// Two fields that record their callbacks, and that refuse the requests in `refused`.
@MainActor
private final class EditedFields {
  let focusFirst = ObservableValue(0)
  let focusSecond = ObservableValue(0)
  let ends = ObservableValue(0)
  var told: [String] = []
  var refused: Set<String> = []
  private let texts = [ObservableValue(""), ObservableValue("")]

  /// Content with the same two fields each time.
  var content: OverlayContent {
    OverlayContent(
      .stack(
        OverlayNode.Stack(
          .vertical, alignment: .fill,
          children: [
            field("first", texts[0], focusFirst), field("second", texts[1], focusSecond),
          ])))
  }

  private func field(_ name: String, _ text: ObservableValue<String>, _ focus: ObservableValue<Int>)
    -> OverlayNode
  {
    .field(
      OverlayNode.Field(
        text, placeholder: OverlayNode.Text(name), focusRequests: focus,
        editing: OverlayNode.Field.Editing(
          shouldBegin: { self.ask("\(name) may begin") },
          didBegin: { self.told.append("\(name) began") },
          shouldEnd: { self.ask("\(name) may end") },
          didEnd: { self.told.append("\(name) ended") }, endRequests: ends)))
  }

  private func ask(_ question: String) -> Bool {
    told.append(question)
    return !refused.contains(question)
  }
}

/// A field with up to three lines, a single-line field, and a default button.
///
/// They record their callbacks.
@MainActor
private final class EditedLines {
  let notes = ObservableValue("")
  let focusNotes = ObservableValue(0)
  let focusName = ObservableValue(0)
  var told: [String] = []

  var content: OverlayContent {
    let button = OverlayNode.Button("Send", dismisses: false, isDefault: true) {
      self.told.append("sent")
    }
    return OverlayContent(
      .stack(
        OverlayNode.Stack(
          .vertical, alignment: .fill,
          children: [
            field("notes", notes, 1...3, focusNotes),
            field("name", ObservableValue(""), 1...1, focusName), .button(button),
          ])))
  }

  private func field(
    _ name: String, _ text: ObservableValue<String>, _ lines: ClosedRange<Int>,
    _ focus: ObservableValue<Int>
  ) -> OverlayNode {
    .field(
      OverlayNode.Field(
        text, placeholder: OverlayNode.Text(name), lines: lines, focusRequests: focus,
        editing: OverlayNode.Field.Editing(
          didBegin: { self.told.append("\(name) began") },
          didEnd: { self.told.append("\(name) ended") })))
  }
}
