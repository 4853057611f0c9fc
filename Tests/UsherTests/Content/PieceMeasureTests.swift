import Testing
import Usher

@Suite("Measures and motions of pieces for all hosts")
@MainActor
struct PieceMeasureTests {
  @Test("a field's text starts after its icon or margin, with space around the text")
  func field() {
    func field(icon: OverlayNode.Image?) -> OverlayNode.Field {
      OverlayNode.Field(ObservableValue(""), placeholder: OverlayNode.Text(""), icon: icon)
    }
    let (plain, marked) = (field(icon: nil), field(icon: .icon("mail")))
    #expect([plain.start, plain.minimumWidth, plain.width(around: 20)] == [10, 80, 180])
    #expect([marked.start, marked.minimumWidth, marked.width(around: 200)] == [45, 115, 255])
  }

  @Test("a field's line is thicker during editing, and its width is never negative")
  func line() {
    let field = OverlayNode.Field(ObservableValue(""), placeholder: OverlayNode.Text(""))
    func line(_ width: Double, isEdited: Bool) -> OverlayRect {
      field.separatorFrame(in: OverlaySize(width: width, height: 45), isEdited: isEdited)
    }
    #expect(line(100, isEdited: false) == OverlayRect(x: 10, y: 44, width: 80, height: 1))
    #expect(line(100, isEdited: true) == OverlayRect(x: 10, y: 43, width: 80, height: 2))
    #expect(line(12, isEdited: false) == OverlayRect(x: 6, y: 44, width: 0, height: 1))
  }

  @Test("a new rating's symbols appear in sequence, and later only changed symbols move")
  func looks() {
    let star = OverlayNode.Image(.icon("star"), size: .zero)
    let choice = ObservableValue<Int?>(1)
    let rating = OverlayNode.Rating(
      choice,
      items: ["bad", "good", "best"].map { OverlayNode.Rating.Item($0, chosen: star, open: star) })
    func looks(after known: Int?, isNew: Bool = false) -> [String] {
      rating.looks(after: known, isNew: isNew).map { look in
        "\(look.isChosen ? "chosen" : "open") \(look.delay.map { "\($0)" } ?? "still")"
      }
    }
    #expect(looks(after: nil, isNew: true) == ["chosen 0.0", "chosen 0.05", "open 0.1"])
    #expect(looks(after: nil) == ["chosen 0.0", "chosen 0.05", "open still"])
    #expect(looks(after: 1) == ["chosen still", "chosen still", "open still"])
    choice.value = nil
    #expect(looks(after: 1) == ["open 0.0", "open 0.05", "open still"])
    #expect(rating.looks(after: nil).map(\.startScale) == [0.5, 0.5, 0.5])
  }
}
