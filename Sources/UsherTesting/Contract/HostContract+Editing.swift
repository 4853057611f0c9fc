internal import Usher

extension HostContract {
  static let editing: [Clause] = [
    Clause("the new field is asked before the old one, and the old one told before the new one") {
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
        ], "what clients were asked and told")
      form.told = []
      form.ends.value += 1
      await driver.wait { form.told.last == "second ended" }
      try requireEqual(form.told, ["second may end", "second ended"], "what the end was told by")
      handle.dismiss()
      await waitForEnd(of: handle, driver)
      try requireEqual(form.told.count, 2, "how often the end was told")
    },
    Clause("a field that refuses keeps the keyboard, or does not get it, until its overlay goes") {
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
        "what clients were asked")
      handle.dismiss()
      await waitForEnd(of: handle, driver)
      try requireEqual(
        Array(form.told.dropFirst(3)), ["first may end", "first ended"],
        "what was told as the overlay went")
    },
    Clause("a field goes on where content is built anew around it, and ends where it is left out") {
      driver in
      let form = EditedFields()
      let (handle, _) = try await rest(driver, form.content)
      form.focusFirst.value += 1
      await driver.wait { form.told.last == "first began" }
      handle.transform(to: form.content)
      await driver.wait { driver.isIdle }
      form.focusFirst.value += 1
      try requireEqual(form.told, ["first may begin", "first began"], "what was told of that")
      handle.transform(to: message("Sent"))
      await driver.wait { form.told.last == "first ended" }
      try requireEqual(
        form.told, ["first may begin", "first began", "first may end", "first ended"],
        "what was told in the end")
    },
  ]
}

/// Two fields that record the questions and reports they get, and refuse the questions in
/// `refused`.
@MainActor
private final class EditedFields {
  let focusFirst = Live(0)
  let focusSecond = Live(0)
  let ends = Live(0)
  var told: [String] = []
  var refused: Set<String> = []
  private let texts = [Live(""), Live("")]

  /// Content with the same two fields at every access.
  var content: OverlayContent {
    OverlayContent(
      .stack(
        Node.Stack(
          .vertical, alignment: .fill,
          children: [
            field("first", texts[0], focusFirst), field("second", texts[1], focusSecond),
          ])))
  }

  private func field(_ name: String, _ text: Live<String>, _ focus: Live<Int>) -> Node {
    .field(
      Node.Field(
        text, placeholder: Node.Text(name), focusRequests: focus,
        editing: Node.Field.Editing(
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
