import Testing
import Usher

@MainActor
@Suite("The dialog for an amount")
struct AmountTests {
  private func tacos(_ count: ObservableValue<Int?>, most: Int = 5) -> OverlayContent {
    .amount(
      count, title: "How many tacos?", symbol: "🌮", most: most,
      meaning: { "\($0) tacos" }, accept: OverlayNode.Button("Get Tacos"),
      decline: OverlayNode.Button("Forget It"))
  }

  @Test("the dialog has a question, symbols, dots and two buttons")
  func everything() {
    expect(
      tacos(ObservableValue(0), most: 2),
      """
      vertical spacing 16.0 fill padding 30.0 30.0 30.0 30.0
        text "How many tacos?" 20.0 medium #4A3419/#F2EBCF center
        pages
          text "🌮" 34.0 regular #4A3419 of 0.0/#F2EBCF of 0.0 center
          text "🌮" 34.0 regular #4A3419/#F2EBCF center
          text "🌮🌮" 34.0 regular #4A3419/#F2EBCF center
        vertical spacing 0.0 center padding 0.0 0.0 0.0 0.0
          rating ["1 tacos", "2 tacos"] 40.0
        horizontal spacing 10.0 even padding 0.0 0.0 0.0 0.0
          button "Forget It" #4A3419/#F2EBCF on #4A3419 of 0.12/#F2EBCF of 0.12 corners 8.0 height 44.0 padding 8.0 12.0 8.0 12.0 dismisses
          button "Get Tacos" white on #B5391C/#C9472A corners 8.0 height 44.0 padding 8.0 12.0 8.0 12.0 dismisses default
      """)
  }

  @Test("the dialog shows as many symbols as chosen")
  func count() {
    let count = ObservableValue<Int?>(0)
    let content = tacos(count)
    content.root.ratings.first?.choose(3)
    #expect(content.root.shown.texts.contains("🌮🌮🌮🌮"))
    #expect(count.value == 3)
  }

  @Test(
    "the maximum amount is between 1 and 10",
    arguments: [(0, 1), (-3, 1), (1, 1), (10, 10), (11, 10), (Int.max, 10)])
  func most(_ given: Int, _ expected: Int) {
    #expect(tacos(ObservableValue(nil), most: given).root.ratings.first?.items.count == expected)
  }
}
