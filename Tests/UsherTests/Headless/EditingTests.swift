import Testing
import Usher
import UsherTesting

@MainActor
@Suite("Typing into fields")
struct EditingTests {
  private let stage = Stage()
  private let journal = Journal()
  private let texts = [
    "A": ObservableValue("a"), "B": ObservableValue("b"), "C": ObservableValue(""),
  ]
  private let focus = ["A": ObservableValue(0), "B": ObservableValue(0), "C": ObservableValue(0)]
  private let ends = ObservableValue(0)
  private let refused = ObservableValue<Set<String>>([])

  /// A field that records its editing events and refuses the changes in `refused`.
  private func field(
    _ name: String, isFirst: Bool = false, told: @escaping @MainActor (String) -> Void = { _ in }
  ) -> OverlayNode {
    let (journal, refused) = (journal, refused)
    @MainActor func ask(_ question: String) -> Bool {
      let line = "\(name) \(question)"
      journal.note(refused.value.contains(line) ? line + ": no" : line)
      let answer = !refused.value.contains(line)
      told(question)
      return answer
    }
    let text = texts[name] ?? ObservableValue("")
    return .field(
      OverlayNode.Field(
        text, placeholder: OverlayNode.Text(name), isFirst: isFirst, focusRequests: focus[name],
        editing: OverlayNode.Field.Editing(
          shouldBegin: { ask("begin?") }, didBegin: { _ = ask("began") },
          shouldEnd: { ask("end?") }, didEnd: { _ = ask("ended") },
          shouldChange: { range, words in ask("\(text.value[range])>\(words)?") },
          didSelect: { _ = ask("selected in \(text.value)") }, shouldReturn: { ask("return?") },
          endRequests: ends)))
  }

  private func form(_ fields: [OverlayNode]) -> OverlayContent {
    let journal = journal
    let button = OverlayNode.Button("Send", dismisses: false, isDefault: true) {
      journal.note("sent")
    }
    return OverlayContent(
      .stack(OverlayNode.Stack(.vertical, children: fields + [.button(button)])))
  }

  private func present(_ fields: [OverlayNode], as overlay: OverlayConfiguration = .lasting)
    -> PresentationHandle
  {
    let handle = stage.presenter.present(form(fields), as: overlay)
    stage.advance(200)
    return handle
  }

  /// Returns the events recorded since the last call.
  private func told() -> [String] {
    let lines = Array(journal.lines.dropFirst(heard.value))
    heard.value = journal.lines.count
    return lines
  }
  private let heard = ObservableValue(0)

  @Test("a new field is asked first, and the old field ends before the new field begins")
  func order() {
    let handle = present([field("A"), field("B")])
    #expect(stage.host.edit(0, of: handle.id))
    #expect(told() == ["A begin?", "A began"])
    #expect(stage.host.edit(1, of: handle.id))
    #expect(told() == ["B begin?", "A end?", "A ended", "B began"])
    #expect(stage.host.isEditing(1, of: handle.id) && !stage.host.isEditing(0, of: handle.id))
    #expect(stage.host.edit(1, of: handle.id))
    #expect(told() == [])
    stage.host.moveFocus(into: handle.id, isInside: false)
    #expect(told() == ["B end?", "B ended"])
    #expect(!stage.host.isEditing(1, of: handle.id))
  }

  @Test("a field that refuses to begin editing leaves the keyboard in the other field")
  func refusesToBegin() {
    refused.value = ["B begin?"]
    let handle = present([field("A"), field("B")])
    #expect(!stage.host.edit(1, of: handle.id))
    stage.host.edit(0, of: handle.id)
    #expect(!stage.host.edit(1, of: handle.id))
    stage.host.type("text", into: 1, of: handle.id)
    #expect(
      told() == ["B begin?: no", "A begin?", "A began", "B begin?: no", "B begin?: no"])
    #expect(stage.host.isEditing(0, of: handle.id))
    #expect(texts["B"]?.value == "b")
  }

  @Test("a field that refuses to end editing keeps the keyboard, and its overlay stays")
  func refusesToEnd() {
    refused.value = ["A end?"]
    let handle = present([field("A"), field("B")], as: .brief)
    stage.host.edit(0, of: handle.id)
    #expect(!stage.host.edit(1, of: handle.id))
    stage.host.moveFocus(into: handle.id, isInside: false)
    #expect(told() == ["A begin?", "A began", "B begin?", "A end?: no", "A end?: no"])
    stage.advance(60_000)
    #expect(handle.state.isShown)
    refused.value = []
    stage.host.moveFocus(into: handle.id, isInside: false)
    stage.advance(950)
    #expect(told() == ["A end?", "A ended"])
    #expect(handle.word == "leaving")
  }

  @Test("a field is asked about a change before it happens")
  func changes() {
    refused.value = ["A Ada>x?"]
    let handle = present([field("A")])
    stage.host.type("Ada", of: handle.id)
    stage.host.type("x", of: handle.id)
    #expect(
      told() == ["A begin?", "A began", "A a>Ada?", "A selected in Ada", "A Ada>x?: no"])
    #expect(texts["A"]?.value == "Ada")
  }

  @Test("Return moves to the next field, and presses the default button in the last field")
  func returns() {
    let handle = present([field("A"), field("B")])
    stage.host.edit(0, of: handle.id)
    _ = told()
    stage.host.pressReturn(in: handle.id)
    #expect(told() == ["A return?", "B begin?", "A end?", "A ended", "B began"])
    stage.host.pressReturn(in: handle.id)
    #expect(told() == ["B return?", "sent"])
    refused.value = ["B return?"]
    stage.host.pressReturn(in: handle.id)
    #expect(told() == ["B return?: no"])
    #expect(stage.host.isEditing(1, of: handle.id))
  }

  @Test("Return has no other effect if the field's callback moves the keyboard")
  func returnMoves() {
    let (first, third, ends) = (field("B"), field("C"), ends)
    let focus = focus["C"]
    let jumping = field("A") { if $0 == "return?" { focus?.value += 1 } }
    let handle = present([jumping, first, third])
    stage.host.edit(0, of: handle.id)
    stage.host.pressReturn(in: handle.id)
    #expect(stage.host.isEditing(2, of: handle.id))
    handle.dismiss()
    stage.advance(1000)
    let leaving = present([field("A") { if $0 == "return?" { ends.value += 1 } }])
    stage.host.edit(0, of: leaving.id)
    _ = told()
    stage.host.pressReturn(in: leaving.id)
    #expect(told() == ["A return?", "A end?", "A ended"])
  }

  @Test("the app can focus a field or end editing if the fields allow it")
  func requests() {
    let handle = present([field("A"), field("B")])
    focus["B"]?.value += 1
    focus["B"]?.value += 1
    #expect(told() == ["B begin?", "B began"])
    refused.value = ["B end?"]
    ends.value += 1
    #expect(told() == ["B end?: no"])
    #expect(stage.host.isEditing(1, of: handle.id))
    refused.value = []
    ends.value += 1
    ends.value += 1
    #expect(told() == ["B end?", "B ended"])
  }

  @Test("the first field that requests the keyboard gets it when its overlay appears")
  func first() {
    let handle = stage.presenter.present(
      form([field("A"), field("B", isFirst: true)]), as: .lasting)
    #expect(told() == ["B begin?", "B began"])
    stage.advance(500)
    stage.host.edit(0, of: handle.id)
    _ = told()
    handle.transform(to: form([field("A"), field("B", isFirst: true)]))
    stage.advance(500)
    #expect(told() == [])
    #expect(stage.host.isEditing(0, of: handle.id))
  }

  @Test("rebuilt content continues editing if it still has the field, and ends editing otherwise")
  func rebuilt() {
    let handle = present([field("A"), field("B")])
    stage.host.edit(1, of: handle.id)
    handle.transform(to: form([field("B"), field("C")]))
    _ = told()
    #expect(stage.host.isEditing(0, of: handle.id))
    stage.host.type("again", of: handle.id)
    #expect(told() == ["B b>again?", "B selected in again"])
    refused.value = ["B end?"]
    handle.transform(to: form([field("C")]))
    #expect(told() == ["B end?: no", "B ended"])
  }

  @Test("a dismissed overlay ends editing even if its field refuses, and can't be edited")
  func leaves() {
    refused.value = ["A end?"]
    let handle = present([field("A")])
    stage.host.edit(0, of: handle.id)
    _ = told()
    handle.dismiss()
    #expect(told() == ["A end?: no", "A ended"])
    #expect(!stage.host.edit(0, of: handle.id))
    focus["A"]?.value += 1
    #expect(told() == [])
  }

  @Test("if several callbacks move the keyboard, the last one wins")
  func reenters() {
    let focus = focus["C"]
    for (question, lines) in [
      ("begin?", ["B begin?", "C begin?", "A end?", "A ended", "C began"]),
      (
        "began",
        ["B begin?", "A end?", "A ended", "B began", "C begin?", "B end?", "B ended", "C began"]
      ),
    ] {
      let jumping = field("B") { if $0 == question { focus?.value += 1 } }
      let handle = present([field("A"), jumping, field("C")])
      stage.host.edit(0, of: handle.id)
      _ = told()
      #expect(!stage.host.edit(1, of: handle.id))
      #expect(told() == lines)
      #expect(stage.host.isEditing(2, of: handle.id))
      handle.dismiss()
      stage.advance(1000)
      _ = told()
    }
    let jumping = field("A") { if $0 == "ended" { focus?.value += 1 } }
    let handle = present([jumping, field("B"), field("C")])
    stage.host.edit(0, of: handle.id)
    _ = told()
    stage.host.edit(1, of: handle.id)
    #expect(told() == ["B begin?", "A end?", "A ended", "C begin?", "C began"])
  }

  @Test("a modal overlay gets the keyboard even if the current field refuses to end")
  func modal() {
    stage.presenter.configure(.main, LaneSettings(capacity: 2))
    refused.value = ["A end?"]
    let handle = present([field("A")])
    stage.host.edit(0, of: handle.id)
    _ = told()
    var overlay = OverlayConfiguration.lasting
    overlay.backdrop = Backdrop()
    stage.presenter.present(form([field("B", isFirst: true)]), as: overlay)
    #expect(told() == ["A end?: no", "A ended", "B begin?", "B began"])
    #expect(handle.state.isShown)
  }

  @Test("the tracker reports whether a field accepts or keeps the keyboard")
  func answers() {
    let fields = [field("A"), field("B")].flatMap { $0.fields }
    let tracker = EditingTracker()
    #expect(tracker.move(to: fields[0]) == .accepted && tracker.isEditing(fields[0]))
    refused.value = ["B begin?"]
    #expect(tracker.move(to: fields[1]) == .unwanted && tracker.isEditing(fields[0]))
    #expect(tracker.move(to: fields[1], isForced: true) == .unwanted && tracker.field == nil)
    refused.value = ["A end?"]
    tracker.move(to: fields[0])
    #expect(tracker.move(to: fields[1]) == .kept && tracker.isEditing(fields[0]))
    #expect(tracker.move(to: nil) == .kept && tracker.move(to: fields[0]) == .accepted)
    #expect(tracker.move(to: nil, isForced: true) == .accepted && tracker.field == nil)
  }
}
