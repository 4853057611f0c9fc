import Testing
import Usher

@MainActor
@Suite("Ratings")
struct RatingTests {
  private let choices: [RatingChoice] = [
    .star("Poor", title: OverlayNode.Text("Oh"), description: OverlayNode.Text("What went wrong?")),
    .star("Good", title: OverlayNode.Text("Ah"), description: OverlayNode.Text("Thank you.")),
  ]

  private func rating(
    _ choice: ObservableValue<Int?>, _ buttons: [OverlayNode.Button] = [OverlayNode.Button("Send")],
    onChoose: @escaping @MainActor @Sendable (Int) -> Void = { _ in }
  ) -> OverlayContent {
    .rating(
      choice, title: OverlayNode.Text("How was it?"), description: OverlayNode.Text("Tap a star."),
      choices: choices,
      bar: ButtonBar(buttons), onChoose: onChoose)
  }

  @Test("a rating has an initial text, a text for each choice, symbols, and buttons")
  func everything() {
    expect(
      rating(ObservableValue(nil)),
      """
      vertical spacing 0.0 fill padding 0.0 0.0 0.0 0.0
        vertical spacing 10.0 fill padding 10.0 0.0 30.0 0.0
          pages
            vertical spacing 8.0 fill padding 20.0 30.0 20.0 30.0
              text "How was it?" 15.0 regular label
              text "Tap a star." 15.0 regular label
            vertical spacing 8.0 fill padding 20.0 30.0 20.0 30.0
              text "Oh" 15.0 regular label
              text "What went wrong?" 15.0 regular label
            vertical spacing 8.0 fill padding 20.0 30.0 20.0 30.0
              text "Ah" 15.0 regular label
              text "Thank you." 15.0 regular label
          vertical spacing 0.0 center padding 0.0 0.0 0.0 0.0
            rating ["Poor", "Good"] 50.0
        pages
          vertical spacing 0.0 fill padding 0.0 0.0 0.0 0.0
            divider 1.0 separator
            horizontal spacing 0.0 even padding 0.0 0.0 0.0 0.0
              button "Send" accent on clear corners 0.0 height 50.0 padding 5.0 5.0 5.0 5.0 dismisses
      """)
  }

  @Test("the text follows the choice, and the buttons appear with the first choice")
  func follows() {
    let choice = ObservableValue<Int?>(nil)
    let content = rating(choice)
    #expect(content.root.shown.texts.filter { !$0.isEmpty } == ["How was it?", "Tap a star."])
    choice.value = 1
    #expect(content.root.shown.texts == ["Ah", "Thank you.", "Send"])
    choice.value = 0
    #expect(content.root.shown.texts == ["Oh", "What went wrong?", "Send"])
    choice.value = nil
    #expect(content.root.shown.texts.filter { !$0.isEmpty } == ["How was it?", "Tap a star."])
  }

  @Test("a number without a symbol is treated as no choice", arguments: [-1, 2, Int.max])
  func noSuchSymbol(_ number: Int) {
    let content = rating(ObservableValue(number))
    #expect(content.root.shown.texts.filter { !$0.isEmpty } == ["How was it?", "Tap a star."])
    #expect(content.root.ratings.map(\.chosen) == [nil])
    #expect(rating(ObservableValue(1)).root.ratings.map(\.chosen) == [1])
  }

  @Test("fixed: an initial choice shows its text and the buttons")
  func preset() {
    #expect(rating(ObservableValue(0)).root.shown.texts == ["Oh", "What went wrong?", "Send"])
  }

  @Test("each choice by the user is reported, even if it's repeated")
  func told() {
    let journal = Journal()
    let choice = ObservableValue<Int?>(nil)
    let content = rating(choice) { journal.note("\($0)") }
    content.root.ratings.first?.choose(1)
    content.root.ratings.first?.choose(1)
    content.root.ratings.first?.choose(9)
    #expect(journal.lines == ["1", "1"])
    #expect(choice.value == 1)
  }

  @Test("a symbol can have its own size, corrected like the common size")
  @MainActor
  func sizes() {
    func item(_ size: OverlaySize?) -> OverlayNode.Rating.Item {
      OverlayNode.Rating.Item(
        "A", chosen: OverlayNode.Image(.glyph(.star)), open: OverlayNode.Image(.glyph(.openStar)),
        size: size)
    }
    let rating = OverlayNode.Rating(
      ObservableValue(nil),
      items: [
        item(nil), item(OverlaySize(width: 80, height: 60)),
        item(OverlaySize(width: -1, height: .infinity)),
      ], itemSize: OverlaySize(width: 40, height: 40))
    #expect(
      [0, 1, 2, 3].map { rating.size(of: $0) } == [
        OverlaySize(width: 40, height: 40), OverlaySize(width: 80, height: 60),
        OverlaySize(width: 50, height: 50),
        OverlaySize(width: 40, height: 40),
      ])
  }

  @Test("a rating without buttons shows only text and symbols")
  func withoutButtons() {
    let choice = ObservableValue<Int?>(nil)
    let content = rating(choice, [])
    #expect(content.root.buttons.isEmpty)
    choice.value = 1
    #expect(content.root.shown.texts == ["Ah", "Thank you."])
  }
}
