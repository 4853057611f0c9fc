import Testing
import Usher

@MainActor
@Suite("Trees with every kind of node")
struct TreeTests {
  private nonisolated static func words(_ string: String) -> OverlayNode {
    .text(OverlayNode.Text(string))
  }

  private nonisolated static func tree(_ page: ObservableValue<Int?>) -> OverlayNode {
    .stack(
      OverlayNode.Stack(
        .vertical,
        children: [
          .pages(
            OverlayNode.Pages(
              page, initial: words("choose"),
              pages: [words("bad"), .button(OverlayNode.Button("good"))])),
          .box(
            OverlayNode.Box(
              .scroll(
                OverlayNode.Scroll(
                  .field(
                    OverlayNode.Field(ObservableValue(""), placeholder: OverlayNode.Text("name")))))
            )),
          .button(OverlayNode.Button("send", isDefault: true)),
          .progress(OverlayNode.ProgressBar(.timeLeft)),
        ]))
  }

  @Test("buttons and fields are found at any depth")
  func found() {
    let tree = Self.tree(ObservableValue(nil))
    #expect(tree.buttons.map(\.title) == ["good", "send"])
    #expect(tree.fields.map(\.placeholder.string) == ["name"])
    #expect(tree.showsTimeLeft)
  }

  @Test(
    "the shown tree contains only the current page",
    arguments: [
      (nil, ["choose", "send"]), (0, ["bad", "send"]), (1, ["good", "send"]),
      (2, ["choose", "send"]), (-1, ["choose", "send"]),
    ] as [(Int?, [String])])
  func shown(_ page: Int?, _ expected: [String]) {
    #expect(Self.tree(ObservableValue(page)).shown.texts == expected)
  }

  @Test("the shown tree keeps all settings of stacks, boxes and scrolling nodes")
  func shownSettings() {
    let tree = OverlayNode.stack(
      OverlayNode.Stack(
        .horizontal, spacing: 3, alignment: .trailing, padding: Insets(horizontal: 5, vertical: 5),
        children: [
          .box(
            OverlayNode.Box(
              Self.words("boxed"), style: .card, margins: Insets(horizontal: 1, vertical: 1),
              padding: Insets(horizontal: 2, vertical: 2), width: 80, height: 40, opacity: 0.5)),
          .scroll(OverlayNode.Scroll(Self.words("scrolled"), maximumHeight: 60)),
        ]))
    #expect(OverlayContent(tree.shown).looks(like: OverlayContent(tree)))
  }

  @Test("pages without an initial page are empty until a page is chosen")
  func withoutInitial() {
    let page = ObservableValue<Int?>(nil)
    let pages = OverlayNode.pages(OverlayNode.Pages(page, pages: [Self.words("first")]))
    #expect(pages.shown.texts == [""])
    page.value = 0
    #expect(pages.shown.texts == ["first"])
  }

  @Test(
    "text, fields, bars, spacers and their containers are flexible in a row",
    arguments: [
      (
        OverlayNode.field(
          OverlayNode.Field(ObservableValue(""), placeholder: OverlayNode.Text(""))), true
      ),
      (.progress(OverlayNode.ProgressBar(.done(ObservableValue(0)))), true),
      (.spacer(OverlayNode.Spacer()), true),
      (.spacer(OverlayNode.Spacer(4, isFlexible: false)), false),
      (.box(OverlayNode.Box(words("a"))), true),
      (.box(OverlayNode.Box(words("a"), width: 80)), false),
      (.box(OverlayNode.Box()), false), (.divider(OverlayNode.Divider()), false),
      (.activity(OverlayNode.Activity()), false),
      (.rating(OverlayNode.Rating(ObservableValue(nil), items: [])), false),
      (.native(OverlayNode.NativeView(size: OverlaySize(width: 9, height: 9)) { nil }), false),
    ])
  func isFlexible(_ node: OverlayNode, _ expected: Bool) {
    #expect(node.isFlexible == expected)
  }

  @Test("choosing a symbol that doesn't exist has no effect", arguments: [-1, 2, Int.max])
  func noSuchSymbol(_ index: Int) {
    let (choice, journal) = (ObservableValue<Int?>(nil), Journal())
    let star = OverlayNode.Image.icon("starred")
    let items = ["bad", "good"].map { OverlayNode.Rating.Item($0, chosen: star, open: star) }
    let rating = OverlayNode.Rating(choice, items: items) { journal.note("\($0)") }
    rating.choose(index)
    #expect(choice.value == nil)
    rating.choose(1)
    #expect(choice.value == 1)
    #expect(journal.lines == ["1"])
  }

  @Test(
    "a bar's fraction is clamped to 0...1",
    arguments: [
      (0.25, 0.25), (-1, 0), (7, 1), (.nan, 0), (.infinity, 1), (-.infinity, 0),
    ] as [(Double, Double)])
  func share(_ given: Double, _ expected: Double) {
    #expect(OverlayNode.ProgressBar(.done(ObservableValue(given))).share(timeLeft: nil) == expected)
    #expect(OverlayNode.ProgressBar(.timeLeft).share(timeLeft: given) == expected)
  }

  @Test("a bar of the remaining time is full if there is no end")
  func withoutEnd() {
    #expect(OverlayNode.ProgressBar(.timeLeft).share(timeLeft: nil) == 1)
  }
}
