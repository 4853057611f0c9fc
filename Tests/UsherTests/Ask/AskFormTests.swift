import Testing
import UsherTesting

@testable import Usher

@MainActor
@Suite("Forms", .timeLimit(.minutes(10)))
struct AskFormTests {
  private let stage = Stage()
  private var shown: OverlayID { stage.presenter.shown.first ?? OverlayID(0) }

  private var validationErrors: [String] {
    (stage.host.attached[shown]?.root.fields ?? []).map { $0.error?.value ?? "" }
  }

  private func ask() async throws -> Task<Reply<FormValues>, any Error> {
    let task = Task {
      try await stage.presenter.reply(
        toForm: "Rename",
        fields: [
          .text("Name", value: "Ada") { $0.isEmpty ? "A name is needed." : nil },
          .text("Mail", purpose: .email) { $0.contains("@") ? nil : "An @ is missing." },
        ], action: "Rename")
    }
    try await stage.clock.wait { stage.presenter.isShowing }
    stage.advance(1000)
    return task
  }

  @Test("a form returns the texts in field order, and the pressed button in the outcome")
  func sent() async throws {
    let task = try await ask()
    stage.host.type("ada@example.org", into: 1, of: shown)
    stage.host.pressReturn(in: shown)
    #expect(
      try await stage.clock.value(of: task)
        == Reply(
          answer: ["Name": "Ada", "Mail": "ada@example.org"], outcome: .dismissed(.button(1))))
  }

  @Test("each field has its label above, whether it's filled or empty")
  func labels() async throws {
    let task = try await ask()
    #expect(
      stage.presenter.content(of: shown)?.root.texts
        == ["Rename", "Name", "Mail", "Cancel", "Rename"])
    stage.host.type("", into: 0, of: shown)
    #expect(
      stage.presenter.content(of: shown)?.root.texts
        == ["Rename", "Name", "Mail", "Cancel", "Rename"])
    task.cancel()
  }

  @Test("a form with invalid fields stays, marks them, and focuses the first invalid field")
  func validationError() async throws {
    let task = try await ask()
    stage.host.type("", into: 0, of: shown)
    stage.host.type("ada", into: 1, of: shown)
    stage.host.pressButton(1, of: shown)
    #expect(validationErrors == ["A name is needed.", "An @ is missing."])
    #expect(stage.host.isEditing(0, of: shown))
    stage.host.type("Ada", into: 0, of: shown)
    #expect(validationErrors == ["", "An @ is missing."])
    stage.host.type("ada@", into: 1, of: shown)
    stage.host.pressButton(1, of: shown)
    #expect(try await stage.clock.value(of: task).answer?.texts == ["Ada", "ada@"])
  }

  @Test("a text is validated when the focus leaves its field after typing")
  func onTheWayOut() async throws {
    let task = try await ask()
    stage.host.type("A", into: 1, of: shown)
    #expect(validationErrors == ["", ""])
    stage.host.type("Ada L.", into: 0, of: shown)
    #expect(validationErrors == ["", "An @ is missing."])
    task.cancel()
  }

  @Test("Cancel and Escape end the form without values", arguments: [true, false])
  func left(_ isEscape: Bool) async throws {
    let task = try await ask()
    if isEscape { _ = stage.presenter.press(.escape) } else { stage.host.pressButton(0, of: shown) }
    stage.advance(1000)
    let reason: DismissReason = isEscape ? .escape : .button(0)
    #expect(
      try await stage.clock.value(of: task) == Reply(answer: nil, outcome: .dismissed(reason)))
  }

  @Test("a form with edited texts asks before it's discarded, and stays if the user keeps editing")
  func discards() async throws {
    let task = try await ask()
    let form = shown
    stage.host.type("Bea", into: 0, of: form)
    for answer in [0, 1] {
      _ = stage.presenter.press(.escape)
      try await stage.clock.wait { stage.presenter.shown.count == 2 }
      stage.advance(1000)
      let question = try #require(stage.presenter.shown.last)
      #expect(
        stage.presenter.content(of: question)?.root.texts
          == ["Discard your changes?", "Keep Editing", "Discard"])
      stage.host.pressButton(answer, of: question)
      stage.advance(1000)
      if answer == 0 {
        try await stage.clock.wait { stage.presenter.shown == [form] }
        #expect(stage.presenter.content(of: form)?.root.fields.first?.text.value == "Bea")
      }
    }
    try await stage.clock.wait {
      stage.advance(50)
      return stage.presenter.shown.isEmpty
    }
    #expect(
      try await stage.clock.value(of: task) == Reply(answer: nil, outcome: .dismissed(.escape)))
  }

  @Test("a form doesn't ask if its texts are back to their initial values")
  func editedBack() async throws {
    let task = try await ask()
    stage.host.type("Bea", into: 0, of: shown)
    stage.host.type("Ada", into: 0, of: shown)
    stage.host.pressButton(0, of: shown)
    stage.advance(1000)
    #expect(
      try await stage.clock.value(of: task) == Reply(answer: nil, outcome: .dismissed(.button(0))))
  }

  @Test("a form that is sent or dismissed by the app doesn't ask", arguments: [true, false])
  func sentUnasked(_ isSent: Bool) async throws {
    let task = try await ask()
    stage.host.type("a@b", into: 1, of: shown)
    if isSent { stage.host.pressReturn(in: shown) } else { task.cancel() }
    try await stage.clock.wait {
      stage.advance(50)
      return stage.presenter.shown.isEmpty
    }
    _ = await task.result
  }

  @Test("a required field rejects blank text before its own check")
  func required() {
    let field = FormField.text("Name", isRequired: true) { $0.count < 3 ? "Too short." : nil }
    #expect(
      ["", " \n", "A", "Ada"].map { field.line.check($0) } == [
        "Fill in this field.", "Fill in this field.", "Too short.", nil,
      ])
    #expect(FormField.text("Name").line.check("") == nil)
  }

  @Test("values are found by label, and the first is used if labels repeat")
  func values() {
    let values: FormValues = ["Name": "Ada", "Mail": "", "Name": "Grace"]
    #expect(values["Name"] == "Ada" && values["Mail"] == "" && values["Phone"] == nil)
    let (name, phone): (String, String) = (values["Name"], values["Phone"])
    #expect([name, phone] == ["Ada", ""] && values.texts == ["Ada", "", "Grace"])
  }

  @Test("a form returns its values, or nil if it's canceled", arguments: [true, false])
  func form(isSent: Bool) async throws {
    let task = Task {
      try await stage.presenter.form("Rename", fields: [.text("Name")], action: "Rename")
    }
    try await stage.clock.wait { stage.presenter.isShowing }
    if isSent { stage.host.type("Ada", into: 0, of: shown) }
    stage.host.pressButton(isSent ? 1 : 0, of: shown)
    #expect(try await stage.clock.value(of: task) == (isSent ? ["Name": "Ada"] : nil))
  }

  @Test("an error about all values appears below the last field until a value changes")
  func wrongTogether() async throws {
    let task = Task {
      try await stage.presenter.form(
        "Password", fields: [.password("New", isRequired: true), .password("Again")],
        action: "Change"
      ) {
        $0["New"] == $0["Again"] ? nil : "They differ."
      }
    }
    try await stage.clock.wait { stage.presenter.isShowing }
    stage.host.pressButton(1, of: shown)
    #expect(validationErrors == ["Fill in this field.", ""])
    stage.host.type("a", into: 0, of: shown)
    stage.host.pressButton(1, of: shown)
    #expect(validationErrors == ["", "They differ."])
    stage.host.moveFocus(into: shown, isInside: false)
    #expect(validationErrors == ["", "They differ."])
    stage.host.type("b", into: 0, of: shown)
    #expect(validationErrors == ["", ""])
    stage.host.type("b", into: 1, of: shown)
    stage.host.pressButton(1, of: shown)
    #expect(try await stage.clock.value(of: task) == ["New": "b", "Again": "b"])
  }

  @Test(
    "a number field's error shows the valid range",
    arguments: [
      (1...12, "1–12"), (Int.min...3, "≤ 3"), (0...Int.max, "≥ 0"),
      (Int.min...Int.max, "1, 2, 3, …"),
    ] as [(ClosedRange<Int>, String)])
  func number(range: ClosedRange<Int>, signs: String) {
    let field = FormField.number("Guests", value: 2, in: range)
    #expect(field.line.text == "2" && field.line.purpose == .number)
    #expect(
      ["x", "1.5"].map { field.line.check($0) } == [signs, signs] && field.line.check("") == nil)
    for number in [-1, 0, 1, 3, 4, 12, 13] {
      #expect(field.line.check("\(number)") == (range.contains(number) ? nil : signs))
    }
    let required = FormField.number("Guests", in: range, isRequired: true) { _ in "Too many." }
    #expect(
      required.line.check("") == "Fill in this field." && required.line.check("1") == "Too many."
        || !range.contains(1))
  }

  @Test("numbers can be typed in any script's digits, and are sent in ASCII digits")
  func digits() {
    let field = FormField.number("Guests", in: 1...12)
    #expect(
      field.line.check("١٢") == nil && field.line.sent("١٢") == "12"
        && field.line.check("١٣") == "1–12")
    #expect(field.line.sent("a dozen") == "a dozen" && field.line.sent("") == "")
    let heard = FormField.number("Guests") { $0 == "7" ? nil : $0 }
    #expect(heard.line.check("٧") == nil)
  }

  @Test("a number field that allows negative numbers uses a keyboard with a minus sign")
  func negative() {
    let field = FormField.number("Degrees", in: -30...50)
    #expect(
      field.line.purpose == .text && field.line.check("-30") == nil
        && field.line.check("-31") == "-30–50")
    #expect(FormField.number("Guests", in: 0...9).line.purpose == .number)
    #expect(FormField.number("Guests").line.purpose == .number)
  }

  @Test("a phone field shows its placeholder inside and its label above")
  func phone() async throws {
    let task = Task {
      try await stage.presenter.form(
        "Phone", fields: [.phone("Number", placeholder: "+39 06 1234")], action: "OK")
    }
    try await stage.clock.wait { stage.presenter.isShowing }
    let root = try #require(stage.presenter.content(of: shown)?.root)
    #expect(root.fields.map(\.placeholder.string) == ["+39 06 1234"])
    #expect(root.fields.map(\.description) == ["Number"] && root.fields[0].purpose == .phone)
    #expect(root.texts.contains("Number"))
    stage.host.pressButton(1, of: shown)
    #expect(try await stage.clock.value(of: task) == ["Number": ""])
  }

  @Test("email and password fields have their purpose, and are validated like text fields")
  func purposes() {
    let fields: [FormField] = [
      .email("Mail", value: "ada@", isRequired: true) { $0.hasSuffix("@") ? "Incomplete." : nil },
      .password("Password", isRequired: true),
    ]
    #expect(
      fields.map(\.line.purpose) == [.email, .password] && fields.map(\.line.text) == ["ada@", ""])
    #expect(
      fields[0].line.check("ada@") == "Incomplete."
        && fields[0].line.check("") == "Fill in this field.")
    #expect(fields[1].line.check("x") == nil && fields[1].line.check(" ") == "Fill in this field.")
  }
}

extension FormField {
  /// The text field, or a field that is never valid if this isn't a text field.
  fileprivate var line: TextEntry {
    if case .text(let entry) = content {
      entry
    } else {
      TextEntry(text: "no text field", purpose: .text) { _ in "no text field" }
    }
  }
}
