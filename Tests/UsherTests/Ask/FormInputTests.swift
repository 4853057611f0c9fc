import Testing
import UsherTesting

@testable import Usher

@MainActor
@Suite("Switches, sliders, steppers, choices and days of forms")
struct FormInputTests {
  private let stage = Stage()

  private enum Order: Hashable { case name, date }

  private func ask(_ fields: [FormField]) async throws -> Task<FormValues?, any Error> {
    let task = Task {
      try await stage.presenter.form("Settings", fields: fields, action: "Save")
    }
    try await stage.clock.wait { stage.presenter.isShowing }
    return task
  }

  private var form: OverlayID {
    get throws { try #require(stage.presenter.shown.first) }
  }

  private var texts: [String] {
    root?.texts ?? []
  }

  private var root: OverlayNode? {
    stage.presenter.shown.first.flatMap { stage.presenter.handle(of: $0)?.request?.built?.root }
  }

  private func set(_ number: Int, to value: OverlayNode.Input.Value) throws {
    stage.host.set(number, to: value, of: try form)
  }

  private static let all: [FormField] = [
    .text("Name", value: "Ada"), .number("Age", value: 36), .toggle("Sounds", isOn: true),
    .slider("Volume", value: 3.2, in: 0...10, step: 1),
    .choice("Sort by", ["Name": Order.name, "Date": .date], value: .name),
    .choice("Language", ["English", "Deutsch"]),
    .stepper("Copies", value: 12, in: 1...9),
    .date("Due", value: day, in: OverlayDate.first...day), .date("Since"),
  ]

  private static let day = OverlayDate(year: 2027, month: 5, day: 14) ?? .first

  @Test("values have the types of their fields, and the user's changes")
  func typed() async throws {
    let task = try await ask(Self.all)
    try set(0, to: .isOn(false))
    try set(1, to: .number(7.4))
    try set(2, to: .option(1))
    try set(4, to: .number(2.6))
    try set(5, to: .date(OverlayDate(year: 2024, month: 2, day: 29)))
    stage.host.pressButton(1, of: try form)
    let values = try #require(try await stage.clock.value(of: task))
    #expect(values["Name"] == "Ada" && values["Age", as: Int.self] == 36)
    #expect(values["Sounds", as: Bool.self] == false)
    #expect(values["Volume", as: Double.self] == 7 && values["Volume", as: Int.self] == 7)
    #expect(values["Sort by", as: Order.self] == .date)
    #expect(values["Copies", as: Int.self] == 3 && values["Copies", as: Double.self] == 3)
    #expect(values["Due", as: OverlayDate.self]?.description == "2024-02-29")
    #expect(values["Due"] == nil && values["Since", as: OverlayDate.self] == nil)
    #expect(values["Copies"] == nil && values["Copies", as: Bool.self] == nil)
    #expect(values["Language"] == nil && values["Language", as: String.self] == nil)
    #expect(values["Sounds", as: Int.self] == nil && values["Sounds"] == nil)
    #expect(values["Name", as: Int.self] == nil && values["No field", as: Bool.self] == nil)
    #expect(values.texts == ["Ada", "36"])
    #expect(
      values == [
        "Name": "Ada", "Age": "36", "Sounds": false, "Volume": 7.0, "Sort by": Order.date,
        "Copies": 3, "Due": OverlayDate(year: 2024, month: 2, day: 29) ?? .first,
      ])
    #expect(Set([values, values]).count == 1)
  }

  @Test("a form is edited once any value differs from its first value", arguments: [0, 1, 2, 4, 5])
  func edited(number: Int) async throws {
    let task = try await ask(Self.all)
    let values: [OverlayNode.Input.Value] = [
      .isOn(false), .number(9), .option(1), .option(0), .number(1), .date(.first),
    ]
    let first: [OverlayNode.Input.Value] = [
      .isOn(true), .number(3), .option(0), .option(nil), .number(12), .date(.last),
    ]
    try set(number, to: values[number])
    _ = stage.presenter.press(.escape)
    try await stage.clock.wait { stage.presenter.shown.count == 2 }
    stage.advance(1000)
    stage.host.pressButton(0, of: try #require(stage.presenter.shown.last))
    stage.advance(1000)
    try await stage.clock.wait { stage.presenter.shown.count == 1 }
    try set(number, to: first[number])
    _ = stage.presenter.press(.escape)
    stage.advance(1000)
    #expect(try await stage.clock.value(of: task) == nil)
  }

  @Test("an invalid value shows its error, which is announced with the label and hint")
  func invalid() async throws {
    let task = try await ask([
      .toggle("I agree") { $0 ? nil : "You must agree." },
      .choice("Size", ["S", "M"], isRequired: true).hint("It can't be changed later."),
    ])
    stage.host.pressButton(1, of: try form)
    stage.advance(100)
    #expect(texts.contains("You must agree.") && texts.contains("Fill in this field."))
    let announced = stage.announced.joined(separator: "|")
    #expect(announced.contains("I agree. You must agree."))
    #expect(announced.contains("Size. It can't be changed later. Fill in this field."))
    try set(0, to: .isOn(true))
    try set(1, to: .option(1))
    stage.advance(100)
    #expect(!texts.contains("You must agree.") && !texts.contains("Fill in this field."))
    stage.host.pressButton(1, of: try form)
    #expect(try await stage.clock.value(of: task) == ["I agree": true, "Size": "M"])
  }

  @Test("a slider shows its number next to its label")
  func number() async throws {
    let task = try await ask([
      .slider("Volume", value: 3, in: 0...10, step: 1) { "\(Int($0)) of 10" }
    ])
    #expect(texts.contains("3 of 10"))
    try set(0, to: .number(8))
    stage.advance(100)
    #expect(texts.contains("8 of 10"))
    task.cancel()
    _ = await task.result
  }

  @Test("a stepper shows its number next to its label, and an error below")
  func stepper() async throws {
    let task = try await ask([
      .stepper("Copies", value: 2, in: 1...9, format: { "\($0) pages" }) {
        $0 % 2 == 0 ? nil : "Only pairs."
      }
    ])
    #expect(texts.contains("2 pages"))
    try set(0, to: .number(7))
    stage.host.pressButton(1, of: try form)
    stage.advance(100)
    #expect(texts.contains("7 pages") && texts.contains("Only pairs."))
    #expect(stage.announced.joined(separator: "|").contains("Copies. Only pairs."))
    try set(0, to: .number(8))
    stage.host.pressButton(1, of: try form)
    #expect(try await stage.clock.value(of: task) == ["Copies": 8])
  }

  @Test("a required day must be chosen, and an invalid day shows its error")
  func date() async throws {
    let task = try await ask([
      .date("Due", isRequired: true) { ($0?.year ?? 0) < 2027 ? "Too early." : nil }
    ])
    stage.host.pressButton(1, of: try form)
    stage.advance(100)
    #expect(texts.contains("Fill in this field."))
    try set(0, to: .date(.first))
    stage.advance(100)
    #expect(texts.contains("Too early."))
    try set(0, to: .date(Self.day))
    stage.host.pressButton(1, of: try form)
    #expect(try await stage.clock.value(of: task) == ["Due": Self.day])
  }

  @Test("a form that ended releases what the format of a slider has captured")
  func released() async throws {
    final class Captured: Sendable {}
    var captured: Captured? = Captured()
    weak let known = captured
    let task = try await ask([
      .slider("Volume", value: 3) { [captured] in "\($0) \(captured == nil)" }
    ])
    captured = nil
    stage.host.pressButton(0, of: try form)
    stage.advance(2000)
    #expect(try await stage.clock.value(of: task) == nil)
    try await stage.clock.wait { known == nil }
  }

  @Test("a notification outside the app has no actions for a form with only switches")
  func notification() throws {
    func actions(_ nodes: OverlayNode...) -> [String]? {
      let content = OverlayContent(
        .stack(
          OverlayNode.Stack(
            .vertical,
            children: [.text(OverlayNode.Text("Settings"))] + nodes + [.button(.button("Save"))])))
      return SystemNotification(
        id: "a", of: content,
        saying: content.semantics.resolved(for: content.root, as: OverlayConfiguration()))?
        .actions.map(\.title)
    }
    #expect(actions() == ["Save"])
    #expect(
      actions(.input(OverlayNode.Input(.toggle(ObservableValue(true)), description: ""))) == [])
  }

  @Test("a form looks the same each time, with its labels, controls and hints")
  func outline() async throws {
    let task = try await ask([
      .text("Name").hint("As on the card."), .toggle("Sounds").hint("In games."),
      .slider("Volume", value: 1), .choice("Size", ["S", "M"], value: "M"),
      .stepper("Copies", value: 1, in: 1...9), .date("Due"),
    ])
    let lines = Outline(root: try #require(root)).description.split(separator: "\n").map {
      $0.drop { $0 == " " }
    }
    #expect(
      lines.filter { $0.hasPrefix("text") || $0.hasPrefix("input") || $0.hasPrefix("field") }
        .map { $0.split(separator: "\"", omittingEmptySubsequences: false).prefix(2).joined() }
        == [
          "text Settings", "text Name", "field ", "text As on the card.", "text Sounds",
          "input Sounds. In games.", "text In games.", "text ", "text Volume", "text 100%",
          "input Volume", "text ", "text Size", "input Size",
          "text ", "text Copies", "text 1", "input Copies", "text ",
          "text Due", "input Due", "text ",
        ])
    task.cancel()
    _ = await task.result
  }
}
