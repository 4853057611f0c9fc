import Testing
import UsherTesting

@testable import Usher

@MainActor
@Suite("Fields with several lines")
struct MultilineFieldTests {
  private let stage = Stage()
  private let journal = Journal()
  private let text = ObservableValue("")

  /// A field with a font of 20 points, so that a line is 27 points high.
  private func field(
    _ lines: ClosedRange<Int>, purpose: OverlayNode.Field.Purpose = .text,
    editing: OverlayNode.Field.Editing? = nil
  ) -> OverlayNode.Field {
    OverlayNode.Field(
      text, placeholder: OverlayNode.Text("Notes"), purpose: purpose, lines: lines,
      font: OverlayNode.Font(size: 20), editing: editing)
  }

  /// Presents a field above a field with one line and a default button.
  private func present(_ first: OverlayNode.Field) -> OverlayID {
    let journal = journal
    let button = OverlayNode.Button("Send", dismisses: false, isDefault: true) {
      journal.note("sent")
    }
    let name = OverlayNode.Field(ObservableValue(""), placeholder: OverlayNode.Text("Name"))
    let handle = stage.presenter.present(
      OverlayContent(
        .stack(
          OverlayNode.Stack(
            .vertical, spacing: 0, children: [.field(first), .field(name), .button(button)]))),
      as: .lasting)
    stage.advance(200)
    return handle.id
  }

  private func height(of id: OverlayID) -> Double? {
    stage.host.scene.overlays.first { $0.id == id }?.frame.size.height
  }

  @Test(
    "bad numbers of lines are corrected, and a password has one line",
    arguments: [
      (1...1, OverlayNode.Field.Purpose.text, 1...1), (3...6, .name, 3...6), (-2...4, .text, 1...4),
      (-5 ... -2, .text, 1...1), (10...99, .text, 10...20), (50...99, .text, 20...20),
      (Int.min...Int.max, .text, 1...20), (3...6, .password, 1...1),
    ])
  func corrected(
    lines: ClosedRange<Int>, purpose: OverlayNode.Field.Purpose, expected: ClosedRange<Int>
  ) {
    let field = field(lines, purpose: purpose)
    #expect(field.lines == expected && field.isMultiline == (expected.upperBound > 1))
  }

  @Test(
    "a field grows with its text from its minimum to its maximum",
    arguments: [
      // A single line is as high as in other fields.
      (1...3, "", 47.0), (1...3, "a", 47), (1...3, "a\nb", 74), (1...3, "a\n", 74),
      (1...3, "1\n2\n3", 101), (1...3, "1\n2\n3\n4\n5", 101), (2...3, "", 74), (3...6, "a", 101),
      // 16 characters fit on a line.
      (1...6, String(repeating: "x", count: 17), 74), (1...1, "a\nb", 45),
    ])
  func height(lines: ClosedRange<Int>, words: String, expected: Double) {
    text.value = words
    let id = present(field(lines))
    #expect(height(of: id).map { $0 - 45 - 36 } == expected)
  }

  @Test("a field with an equally high line has the same height with one and with several lines")
  func sameHeight() {
    let small = OverlayNode.Field(
      text, placeholder: OverlayNode.Text("Notes"), lines: 1...3, font: OverlayNode.Font(size: 15))
    #expect(height(of: present(small)).map { $0 - 45 - 36 } == 45)
  }

  @Test("an overlay grows while the user types lines, and shrinks when the user deletes them")
  func grows() {
    let id = present(field(1...3))
    let heights = ["a", "a\nb", "a\nb\nc\nd", ""].map { words in
      stage.host.type(words, of: id)
      stage.advance(1000)
      return height(of: id).map { $0 - 45 - 36 }
    }
    #expect(heights == [47, 74, 101, 47])
  }

  @Test("a long placeholder makes the field higher, even if it contains text")
  func placeholder() {
    let long = OverlayNode.Field(
      text, placeholder: OverlayNode.Text(String(repeating: "x", count: 100), size: 20),
      lines: 1...2, font: OverlayNode.Font(size: 20))
    let (room, most) = (long.textWidth(in: 390), 27.0)
    let height = long.multilineHeight(
      in: 390, line: most, text: { _ in most }, placeholder: { $0 == room ? 81 : 27 })
    #expect(height == 101)
    let rounded = long.multilineHeight(
      in: 390, line: 27.4, text: { _ in 27.4 }, placeholder: { _ in 28 })
    #expect(rounded == 27.4 + 20)
  }

  @Test("Return adds a line break, and only Control-Return presses the default button")
  func keys() {
    let journal = journal
    let editing = OverlayNode.Field.Editing(
      shouldChange: { [text] range, words in
        journal.note("\(text.value[range])>\(words)?")
        return true
      },
      shouldReturn: {
        journal.note("return?")
        return true
      })
    let id = present(field(1...3, editing: editing))
    stage.host.type("a", of: id)
    stage.host.pressReturn(in: id)
    stage.host.pressReturn(in: id)
    #expect(text.value == "a\n\n" && stage.host.isEditing(0, of: id))
    stage.host.pressControlReturn(in: id)
    #expect(journal.lines == [">a?", ">\n?", ">\n?", "return?", "sent"])
    stage.host.edit(1, of: id)
    stage.host.pressControlReturn(in: id)
    #expect(journal.lines.count == 5)
  }

  @Test("the app can refuse a line break and Control-Return")
  func refused() {
    let editing = OverlayNode.Field.Editing(
      shouldChange: { _, words in words != "\n" }, shouldReturn: { false })
    let id = present(field(1...3, editing: editing))
    stage.host.type("a", of: id)
    stage.host.pressReturn(in: id)
    stage.host.pressControlReturn(in: id)
    #expect(text.value == "a" && journal.lines == [] && stage.host.isEditing(0, of: id))
  }

  @Test("every line break becomes a line feed, and control characters are removed")
  func lineBreaks() {
    let field = field(1...3)
    let raw = "a\r\nb\rc\u{85}d\u{2028}e\tf\u{0}\u{1B}g"
    #expect(field.textToStore(raw) == "a\nb\nc\nd\ne\tfg")
    text.value = raw
    #expect(field.visibleText == "a\nb\nc\nd\ne\tfg")
    let id = present(field)
    stage.host.type(raw, of: id)
    #expect(text.value == "a\nb\nc\nd\ne\tfg")
    #expect(self.field(1...1).textToStore(raw) == raw)
  }

  @Test("a text field with the axis vertical has several lines, within the line limit")
  func builder() {
    let text = text
    func lines(_ change: (OverlayElement) -> OverlayElement) -> ClosedRange<Int>? {
      change(TextField("Notes", text: text, axis: .vertical)).node().fields.first?.lines
    }
    #expect(lines { $0 } == 1...20)
    #expect(lines { $0.lineLimit(3...6) } == 3...6)
    #expect(lines { $0.lineLimit(4) } == 1...4)
    #expect(lines { $0.lineLimit(2...) } == 2...20 && lines { $0.lineLimit(...5) } == 1...5)
    #expect(lines { $0.lineLimit(2...3).lineLimit(5) } == 2...3)
    #expect(lines { $0.lineLimit(nil).lineLimit(2...3) } == 1...20)
    let plain = TextField("Name", text: text).lineLimit(3...6).node()
    #expect(plain.fields.first?.lines == 1...1)
    let words = Text("Hello").lineLimit(3...6).node()
    #expect(words.looks(like: Text("Hello").lineLimit(6).node()))
  }
}
