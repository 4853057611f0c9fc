#if GTK
internal import CGTK
internal import SampleApp
internal import Usher
internal import UsherGTK
internal import UsherTesting

extension WindowScenario {
  /// The scenarios of an app's editing callbacks, with real keys and a real pointer.
  static let editing: [WindowScenario] = [
    WindowScenario("editing callbacks run in order, and refused changes don't change the text") {
      driver in
      let form = EditedForm()
      let handle = driver.presenter.present(
        form.content, as: OverlayConfiguration(placement: .center, lifetime: .infinite))
      await driver.wait { driver.isIdle && driver.frame(of: handle.id) != nil }
      await driver.perform([.text("Axdxa")])
      await driver.wait { form.name.value == "Ada" }
      try expect(form.name.value, equals: "Ada", "what is in the first field")
      // The selection stays, because its replacement is refused.
      await driver.perform([.key("ctrl+a"), .text("x")])
      await driver.advance(by: .milliseconds(200))
      try expect(form.name.value, equals: "Ada", "what is there after a refused replacement")
      await driver.perform([.key("ctrl+a"), .text("B")])
      await driver.perform([.text("ob")])
      await driver.wait { form.name.value == "Bob" }
      try expect(form.name.value, equals: "Bob", "what is there after another one")
      await driver.perform([.key("Return")])
      await driver.wait { form.told.last == "mail began" }
      try expect(
        form.told,
        equals: [
          "name may begin", "name began", "mail may begin", "name may end", "name ended",
          "mail began",
        ], "what the client was told")
      form.told = []
      handle.dismiss()
      await driver.wait { handle.result != nil }
      try expect(form.told, equals: ["mail may end", "mail ended"], "what it was told at the end")
    },
    WindowScenario("the caret stays in place if content is rebuilt while a user types") {
      driver in
      let form = EditedForm()
      let handle = driver.presenter.present(
        form.content, as: OverlayConfiguration(placement: .center, lifetime: .infinite))
      await driver.wait { driver.isIdle && driver.frame(of: handle.id) != nil }
      await driver.perform([.text("Ada")])
      await driver.perform([.key("Left")])
      await driver.wait { form.name.value == "Ada" }
      await driver.advance(by: .milliseconds(100))
      handle.transform(to: form.content)
      await driver.advance(by: .milliseconds(200))
      await driver.perform([.text("d")])
      await driver.wait { form.name.value != "Ada" }
      try expect(form.name.value, equals: "Adda", "what is in the field")
      try expect(form.told, equals: ["name may begin", "name began"], "what the client was told")
    },
    WindowScenario("a user continues to type in an overlay while a replaced overlay is restored") {
      driver in
      @MainActor
      func present(_ content: OverlayContent, _ lane: LaneID, _ precedence: Precedence) async
        -> PresentationHandle
      {
        let handle = driver.presenter.present(
          content,
          as: OverlayConfiguration(
            lane: lane, placement: .center, precedence: precedence, lifetime: .infinite))
        await driver.wait { driver.isIdle && driver.frame(of: handle.id) != nil }
        return handle
      }
      let first = await present(magentaMessage, .main, .queue)
      let second = await present(magentaMessage, .main, .replace(restoresReplaced: true))
      let form = EditedForm()
      _ = await present(form.content, LaneID(1), .queue)
      await driver.perform([.text("Ada")])
      await driver.wait { form.name.value == "Ada" }
      second.dismiss()
      await driver.wait { driver.isIdle && driver.frame(of: first.id) != nil }
      await driver.perform([.text("m")])
      await driver.wait { form.name.value != "Ada" }
      try expect(form.name.value, equals: "Adam", "what is in the field")
      try expect(form.told, equals: ["name may begin", "name began"], "what the client was told")
    },
    WindowScenario(
      "a field keeps the keyboard if it may not end, and returns the keyboard on request"
    ) {
      driver in
      let form = EditedForm()
      form.refused = ["name may end"]
      let handle = driver.presenter.present(
        form.content, as: OverlayConfiguration(placement: .center, lifetime: .infinite))
      await driver.wait { driver.isIdle && driver.frame(of: handle.id) != nil }
      await driver.perform([.text("A")])
      await driver.perform([.key("Tab")])
      await driver.wait { form.told.last == "name may end" }
      await driver.advance(by: .milliseconds(100))
      await driver.perform([.key("End"), .text("da")])
      await driver.wait { form.name.value == "Ada" }
      try expect(
        [form.name.value, form.mail.value], equals: ["Ada", ""], "where the letters went")
      form.refused = []
      gtk_widget_grab_focus(driver.sample.topButton.widget)
      await driver.wait { form.told.last == "name ended" }
      form.mailRequests.value += 1
      try expect(form.told.last, equals: "mail began", "what the client was told at once")
      form.ends.value += 1
      try expect(form.told.last, equals: "mail ended", "what it was told of the end")
      try expect(
        gtk_window_get_focus(driver.sample.window), equals: driver.sample.topButton.widget,
        "the widget that has the keyboard afterwards")
    },
    WindowScenario(
      "Tab skips a field that may not begin, and stays in a field that may not end"
    ) {
      driver in
      let form = EditedForm()
      form.refused = ["name may begin"]
      let handle = driver.presenter.present(
        form.content,
        as: OverlayConfiguration(
          placement: .center, lifetime: .infinite, backdrop: Backdrop()))
      await driver.wait { driver.isIdle && driver.frame(of: handle.id) != nil }
      await driver.wait { !form.told.isEmpty }
      await driver.advance(by: .milliseconds(100))
      await driver.perform([.key("Tab"), .text("b")])
      await driver.wait { form.mail.value == "b" }
      try expect([form.name.value, form.mail.value], equals: ["", "b"], "where the letter went")
      try expect(
        form.told,
        equals: ["name may begin", "name may begin", "mail may begin", "mail began"],
        "what the client was told")
      form.told = []
      form.refused = ["mail may end"]
      await driver.perform([.key("Tab")])
      await driver.wait { !form.told.isEmpty }
      await driver.advance(by: .milliseconds(100))
      await driver.perform([.text("c")])
      await driver.wait { form.mail.value == "bc" }
      try expect(form.mail.value, equals: "bc", "what is in the field that may not be left")
      try expect(form.told, equals: ["name may begin", "mail may end"], "the callbacks")
    },
    WindowScenario("a modal overlay takes the keyboard even from a field that may not end") {
      driver in
      let form = EditedForm()
      form.refused = ["name may end"]
      driver.presenter.configure(.main, LaneSettings(capacity: 2))
      let handle = driver.presenter.present(
        form.content, as: OverlayConfiguration(placement: .top, lifetime: .infinite))
      await driver.wait { driver.isIdle && driver.frame(of: handle.id) != nil }
      await driver.wait { form.told.last == "name began" }
      let alert = driver.presenter.present(
        OverlayContent(.button(OverlayNode.Button("OK", isDefault: true))),
        as: OverlayConfiguration(
          placement: .center, lifetime: .infinite, backdrop: Backdrop()))
      await driver.wait { driver.isIdle && driver.frame(of: alert.id) != nil }
      await driver.wait { form.told.last == "name ended" }
      await driver.perform([.text("A")])
      await driver.perform([.key("Return")])
      await driver.wait { alert.result != nil }
      try expect(form.name.value, equals: "", "what is in the field behind it")
      try expect(alert.result, equals: .dismissed(.button(0)), "the outcome of the alert")
    },
    WindowScenario("a field in a modal form loses the focus when it ends on request") {
      driver in
      let form = EditedForm()
      let handle = driver.presenter.present(
        form.content,
        as: OverlayConfiguration(
          placement: .center, lifetime: .infinite, backdrop: Backdrop()))
      await driver.wait { driver.isIdle && driver.frame(of: handle.id) != nil }
      await driver.wait { form.told.last == "name began" }
      form.ends.value += 1
      await driver.advance(by: .milliseconds(200))
      try expect(form.told.suffix(2), equals: ["name may end", "name ended"], "what was told")
      await driver.perform([.text("A")])
      await driver.perform([.key("Tab"), .text("b")])
      await driver.wait { form.name.value == "b" }
      try expect(form.name.value, equals: "b", "what was typed once Tab went to the first field")
    },
  ]
}

/// Two fields that record their editing events, and refuse selected ones.
@MainActor
private final class EditedForm {
  let (name, mail) = (ObservableValue(""), ObservableValue(""))
  let (mailRequests, ends) = (ObservableValue(0), ObservableValue(0))
  var told: [String] = []
  var refused: Set<String> = []

  var content: OverlayContent {
    OverlayContent(
      .stack(
        OverlayNode.Stack(
          .vertical, alignment: .fill, padding: Insets(horizontal: 20, vertical: 20),
          children: [
            .field(
              OverlayNode.Field(
                name, placeholder: OverlayNode.Text("name"), isFirst: true, editing: editing("name")
              )),
            .field(
              OverlayNode.Field(
                mail, placeholder: OverlayNode.Text("mail"), focusRequests: mailRequests,
                editing: editing("mail"))),
          ])))
  }

  private func editing(_ field: String) -> OverlayNode.Field.Editing {
    OverlayNode.Field.Editing(
      shouldBegin: { self.ask("\(field) may begin") },
      didBegin: { self.told.append("\(field) began") },
      shouldEnd: { self.ask("\(field) may end") }, didEnd: { self.told.append("\(field) ended") },
      shouldChange: { _, words in !words.contains("x") }, endRequests: ends)
  }

  private func ask(_ question: String) -> Bool {
    told.append(question)
    return !refused.contains(question)
  }
}
#endif
