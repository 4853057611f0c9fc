import Testing
import Usher

@MainActor
@Suite("Trees of every kind of node")
struct TreeTests {
  private nonisolated static func words(_ string: String) -> Node { .text(Node.Text(string)) }

  private nonisolated static func tree(_ page: Live<Int?>) -> Node {
    .stack(
      Node.Stack(
        .vertical,
        children: [
          .pages(
            Node.Pages(
              page, initial: words("choose"), pages: [words("bad"), .button(Node.Button("good"))])),
          .box(
            Node.Box(
              .scroll(Node.Scroll(.field(Node.Field(Live(""), placeholder: Node.Text("name"))))))),
          .button(Node.Button("send", isDefault: true)),
          .progress(Node.ProgressBar(.timeLeft)),
        ]))
  }

  @Test("buttons and fields are found whatever holds them")
  func found() {
    let tree = Self.tree(Live(nil))
    #expect(tree.buttons.map(\.title) == ["good", "send"])
    #expect(tree.fields.map(\.placeholder.string) == ["name"])
    #expect(tree.showsTimeLeft)
  }

  @Test(
    "only the shown page of several is in the tree that is shown",
    arguments: [
      (nil, ["choose", "send"]), (0, ["bad", "send"]), (1, ["good", "send"]),
      (2, ["choose", "send"]), (-1, ["choose", "send"]),
    ] as [(Int?, [String])])
  func shown(_ page: Int?, _ expected: [String]) {
    #expect(Self.tree(Live(page)).shown.texts == expected)
  }

  @Test("stacks, boxes and scrolling nodes keep all their settings in the tree that is shown")
  func shownSettings() {
    let tree = Node.stack(
      Node.Stack(
        .horizontal, spacing: 3, alignment: .trailing, padding: Insets(horizontal: 5, vertical: 5),
        children: [
          .box(
            Node.Box(
              Self.words("boxed"), style: .card, margins: Insets(horizontal: 1, vertical: 1),
              padding: Insets(horizontal: 2, vertical: 2), width: 80, height: 40, opacity: 0.5)),
          .scroll(Node.Scroll(Self.words("scrolled"), greatestHeight: 60)),
        ]))
    #expect(OverlayContent(tree.shown).looks(like: OverlayContent(tree)))
  }

  @Test("pages without an initial one show nothing before one is chosen")
  func withoutInitial() {
    let page = Live<Int?>(nil)
    let pages = Node.pages(Node.Pages(page, pages: [Self.words("first")]))
    #expect(pages.shown.texts == [""])
    page.value = 0
    #expect(pages.shown.texts == ["first"])
  }

  @Test(
    "text, fields, bars and what holds them want the width that is left over in a row",
    arguments: [
      (Node.field(Node.Field(Live(""), placeholder: Node.Text(""))), true),
      (.progress(Node.ProgressBar(.done(Live(0)))), true),
      (.spacer(Node.Spacer()), true), (.spacer(Node.Spacer(4, isFlexible: false)), false),
      (.box(Node.Box(words("a"))), true), (.box(Node.Box(words("a"), width: 80)), false),
      (.box(Node.Box()), false), (.divider(Node.Divider()), false),
      (.activity(Node.Activity()), false),
      (.rating(Node.Rating(Live(nil), items: [])), false),
      (.native(Node.NativeView(size: Size(width: 9, height: 9)) { nil }), false),
    ])
  func isFlexible(_ node: Node, _ expected: Bool) {
    #expect(node.isFlexible == expected)
  }

  @Test("choosing a symbol that is not there changes nothing", arguments: [-1, 2, Int.max])
  func noSuchSymbol(_ index: Int) {
    let (choice, journal) = (Live<Int?>(nil), Journal())
    let star = Node.Image.icon("starred")
    let items = ["bad", "good"].map { Node.Rating.Item($0, chosen: star, open: star) }
    let rating = Node.Rating(choice, items: items) { journal.note("\($0)") }
    rating.choose(index)
    #expect(choice.value == nil)
    rating.choose(1)
    #expect(choice.value == 1)
    #expect(journal.lines == ["1"])
  }

  @Test(
    "a bar fills between nothing and everything",
    arguments: [
      (0.25, 0.25), (-1, 0), (7, 1), (.nan, 0), (.infinity, 1), (-.infinity, 0),
    ] as [(Double, Double)])
  func share(_ given: Double, _ expected: Double) {
    #expect(Node.ProgressBar(.done(Live(given))).share(timeLeft: nil) == expected)
    #expect(Node.ProgressBar(.timeLeft).share(timeLeft: given) == expected)
  }

  @Test("a bar of the time left is full where there is no end")
  func withoutEnd() {
    #expect(Node.ProgressBar(.timeLeft).share(timeLeft: nil) == 1)
  }
}
