import Testing
import UsherCore

@testable import Usher

@Suite("Built content")
@MainActor
struct BuiltContentTests {
  /// A view that records how it was created.
  final class FakeView {
    let number: Int
    var shows: String
    var parts: [FakeView?]
    var scrolls = false

    init(number: Int, shows: String, parts: [FakeView?]) {
      (self.number, self.shows, self.parts) = (number, shows, parts)
    }

    /// The views in the tree, numbered in order of creation.
    ///
    /// A tilde marks a view that scrolls.
    var tree: String {
      let inner = parts.map { $0?.tree ?? "-" }.joined(separator: " ")
      return (scrolls ? "~" : "") + (inner.isEmpty ? "\(number)" : "\(number)(\(inner))")
    }

    /// The numbers of all views in the tree.
    var numbers: Set<Int> {
      parts.reduce(into: [number]) { $0.formUnion($1?.numbers ?? []) }
    }

    /// The texts shown by the tree.
    var words: [String] { (shows.isEmpty ? [] : [shows]) + parts.flatMap { $0?.words ?? [] } }
  }

  /// Creates numbered views, but none for an empty text.
  @MainActor
  final class FakeBuilder: NodeBuilder {
    private(set) var madeCount = 0
    var isInUse = false

    func begin() {}

    func make(
      _ node: OverlayNode, around parts: [FakeView?], in axis: OverlayNode.Stack.Axis
    ) -> FakeView? {
      if case .text(let text) = node, text.runs.isEmpty { return nil }
      madeCount += 1
      return FakeView(number: madeCount, shows: words(of: node), parts: parts)
    }

    func change(_ view: FakeView, to node: OverlayNode, around parts: [FakeView?]) -> FakeView? {
      (view.shows, view.parts) = (words(of: node), parts)
      return view
    }

    func letScroll(_ view: FakeView) { view.scrolls = true }

    func takeOut(_ child: FakeView, of view: FakeView) { view.parts = [] }

    private func words(of node: OverlayNode) -> String {
      if case .text(let text) = node { text.string } else { "" }
    }
  }

  private let content = BuiltContent(by: FakeBuilder())

  /// Shows nodes in a stack, and returns its tree of view numbers.
  private func show(_ children: [OverlayNode], _ axis: OverlayNode.Stack.Axis = .horizontal)
    -> String?
  {
    content.show(.stack(OverlayNode.Stack(axis, children: children)))?.tree
  }

  private static func text(_ words: String) -> OverlayNode { .text(OverlayNode.Text(words)) }

  private static func button(_ title: String, identifier: String? = nil) -> OverlayNode {
    var button = OverlayNode.Button(title)
    button.identifier = identifier
    return .button(button)
  }

  private static func field(_ text: ObservableValue<String>) -> OverlayNode {
    .field(OverlayNode.Field(text, placeholder: OverlayNode.Text("Name")))
  }

  @Test("views are created in reading order, each after its parts")
  func order() {
    #expect(show([Self.text("One"), Self.button("OK"), Self.text("")]) == "4(1 3(2) -)")
  }

  @Test("changing text keeps every view")
  func words() {
    let first = show([Self.text("1 %"), Self.button("Pause")])
    #expect(show([Self.text("2 %"), Self.button("Resume")]) == first)
    let root = content.show(
      .stack(OverlayNode.Stack(.horizontal, children: [Self.text("3 %"), Self.button("Pause")])))
    #expect(root?.words == ["3 %", "Pause"])
  }

  @Test("a button keeps its view if a neighbor is removed or added")
  func neighbours() {
    #expect(show([Self.button("Undo"), Self.button("Show")]) == "5(2(1) 4(3))")
    #expect(show([Self.button("Show")]) == "5(4(3))")
    #expect(
      show([Self.text("Saved"), Self.button("Show"), Self.button("Undo")]) == "5(6 4(3) 8(7))")
  }

  @Test("a button's title can change if the number of buttons stays the same")
  func otherTitles() {
    #expect(show([Self.text("1"), Self.button("Pause"), Self.button("Stop")]) == "6(1 3(2) 5(4))")
    #expect(
      show([Self.text("2"), Self.button("Resume"), Self.button("Cancel")]) == "6(1 3(2) 5(4))")
    #expect(show([Self.text("3"), Self.button("Show")]) == "6(1 8(7))")
  }

  @Test("buttons in rows keep their views when the rows' texts change")
  func rowsOfButtons() {
    func rows(_ percents: Int...) -> [OverlayNode] {
      percents.map {
        .stack(
          OverlayNode.Stack(
            .horizontal, children: [Self.text("\($0) %"), Self.button("Cancel")]))
      }
    }
    #expect(show(rows(1, 1), .vertical) == "9(4(1 3(2)) 8(5 7(6)))")
    #expect(show(rows(2, 3), .vertical) == "9(4(1 3(2)) 8(5 7(6)))")
  }

  @Test("if a row is removed, its button's view isn't reused for the next row")
  func rowThatGoes() {
    func row(_ name: String, _ percent: Int) -> OverlayNode {
      .stack(
        OverlayNode.Stack(
          .horizontal, children: [Self.text("\(name): \(percent) %"), Self.button("Cancel")]))
    }
    #expect(show([row("a", 1), row("b", 1)], .vertical) == "9(4(1 3(2)) 8(5 7(6)))")
    #expect(show([row("b", 2)], .vertical) == "9(13(10 12(11)))")
  }

  @Test("a rating with image files keeps its views when neighboring text changes")
  func ratingOfFiles() {
    let choice = ObservableValue<Int?>(nil)
    func nodes(_ words: String) -> [OverlayNode] {
      let item = OverlayNode.Rating.Item(
        "Good", chosen: OverlayNode.Image(.file("full.png")),
        open: OverlayNode.Image(.file("empty.png")))
      return [Self.text(words), .rating(OverlayNode.Rating(choice, items: [item]))]
    }
    #expect(show(nodes("How was it?")) == "3(1 2)")
    #expect(show(nodes("Good?")) == "3(1 2)")
  }

  @Test("a row around a field is matched by the field's text value")
  func rowsOfFields() {
    let (first, last) = (ObservableValue("Ada"), ObservableValue("Lovelace"))
    func row(_ text: ObservableValue<String>) -> OverlayNode {
      .box(OverlayNode.Box(Self.field(text), style: .card))
    }
    #expect(show([row(first), row(last)]) == "5(2(1) 4(3))")
    #expect(show([row(last)]) == "5(4(3))")
  }

  @Test("a view isn't reused for a destructive button")
  func destructive() {
    #expect(show([Self.button("Retry")]) == "3(2(1))")
    #expect(show([.button(OverlayNode.Button("Delete all", isDestructive: true))]) == "3(5(4))")
  }

  @Test("activity indicators keep their views, and an image file is read again")
  func indicators() {
    func nodes() -> [OverlayNode] {
      var button = OverlayNode.Button("Send")
      button.isBusy = true
      return [
        .activity(OverlayNode.Activity()), .button(button),
        .image(OverlayNode.Image(.file("avatar.png"))),
      ]
    }
    #expect(show(nodes()) == "6(1 4(2 3) 5)")
    #expect(show(nodes()) == "6(1 4(2 3) 7)")
  }

  @Test("a button's view isn't reused for a button with another identifier")
  func identifiers() {
    #expect(show([Self.button("Pause", identifier: "pause")]) == "3(2(1))")
    #expect(show([Self.button("Resume", identifier: "pause")]) == "3(2(1))")
    #expect(show([Self.button("Resume", identifier: "resume")]) == "3(5(4))")
    #expect(show([Self.button("Resume")]) == "3(7(6))")
  }

  @Test("a field has a new view if it gets several lines, but not if only their number changes")
  func fieldsWithLines() {
    let text = ObservableValue("Ada")
    let trees = [1...1, 1...3, 2...5, 1...1].map { lines in
      show([.field(OverlayNode.Field(text, placeholder: OverlayNode.Text("Name"), lines: lines))])
    }
    #expect(trees == ["2(1)", "2(3)", "2(3)", "2(4)"])
  }

  @Test("a field is matched by its text value, or otherwise by its position")
  func fields() {
    let (first, last) = (ObservableValue("Ada"), ObservableValue("Lovelace"))
    #expect(show([Self.field(first), Self.field(last)]) == "3(1 2)")
    #expect(show([Self.field(last)]) == "3(2)")
    #expect(show([Self.field(first), Self.field(last)]) == "3(4 2)")
    #expect(
      show([Self.field(ObservableValue("Ada")), Self.field(ObservableValue("Byron"))]) == "3(4 2)")
  }

  @Test("a bar or rating with another value, and another icon, get new views")
  func others() {
    let (done, choice) = (ObservableValue(0.1), ObservableValue<Int?>(nil))
    func nodes(_ done: ObservableValue<Double>, _ icon: String, _ choice: ObservableValue<Int?>)
      -> [OverlayNode]
    {
      let item = OverlayNode.Rating.Item(
        "Good", chosen: .icon("star"), open: .icon("star"))
      return [
        .progress(OverlayNode.ProgressBar(.done(done))), .image(.icon(icon)),
        .rating(OverlayNode.Rating(choice, items: [item])),
      ]
    }
    #expect(show(nodes(done, "ok", choice)) == "4(1 2 3)")
    #expect(show(nodes(done, "ok", choice)) == "4(1 2 3)")
    #expect(show(nodes(ObservableValue(0.1), "ok", choice)) == "4(5 2 3)")
    #expect(show(nodes(done, "no", ObservableValue(nil))) == "4(6 7 8)")
  }

  @Test("a stack that changes its axis keeps its views, except images")
  func turns() {
    func nodes() -> [OverlayNode] {
      [.image(.icon("ok")), Self.button("OK"), .box(OverlayNode.Box(.image(.icon("ok"))))]
    }
    #expect(show(nodes()) == "6(1 3(2) 5(4))")
    #expect(show(nodes(), .vertical) == "6(7 3(2) 5(4))")
    #expect(show(nodes(), .vertical) == "6(7 3(2) 5(4))")
  }

  @Test("a box that gets a style is rebuilt with its parts")
  func boxes() {
    let boxed = OverlayNode.box(OverlayNode.Box(Self.text("One")))
    #expect(show([boxed]) == "3(2(1))")
    #expect(
      show([.box(OverlayNode.Box(Self.text("Two"), margins: Insets(horizontal: 4, vertical: 4)))])
        == "3(2(1))")
    #expect(show([.box(OverlayNode.Box(Self.text("Two"), style: .card))]) == "3(5(4))")
  }

  @Test(
    "if content doesn't fit, scrolling nodes scroll first, then everything, and this is permanent")
  func fitting() {
    let words = OverlayNode.scroll(OverlayNode.Scroll(Self.text("Terms")))
    func fit(into room: Double) -> String? {
      content.fit(into: room, natural: 90) { 70 }?.tree
    }
    #expect(show([words, Self.button("Accept")]) == "5(2(1) 4(3))")
    #expect(fit(into: 90) == nil)
    #expect(show([words, Self.button("Accept")]) == "5(2(1) 4(3))")
    #expect(fit(into: 89) == nil)
    #expect(show([words, Self.button("Accept")]) == "5(~2(1) 4(3))")
    #expect(fit(into: 70) == nil)
    #expect(fit(into: 69) == "~6(5(~2(1) 4(3)))")
    #expect(fit(into: 90) == nil)
    #expect(fit(into: 50) == nil)
    #expect(show([words, Self.button("Agree")]) == "~6(5(~2(1) 4(3)))")
    #expect(show([Self.button("Agree"), words]) == "~6(5(4(3) ~8(7)))")
  }

  @Test("wrapping content in a scrolling node or unwrapping it keeps its views")
  func rewrapping() {
    let row = OverlayNode.stack(
      OverlayNode.Stack(.horizontal, children: [Self.text("One"), Self.button("OK")]))
    let limited = OverlayNode.scroll(OverlayNode.Scroll(row, maximumHeight: 90))
    #expect(content.show(row)?.tree == "4(1 3(2))")
    #expect(content.show(limited)?.tree == "~5(4(1 3(2)))")
    #expect(content.show(row)?.tree == "4(1 3(2))")
    #expect(content.show(.scroll(OverlayNode.Scroll(Self.text("One"))))?.tree == "7(6)")
    #expect(!content.isUnsettled)
  }

  @Test("views in use get a new parent only after the use ends")
  func use() {
    let row = OverlayNode.stack(
      OverlayNode.Stack(.horizontal, children: [Self.text("One"), Self.button("OK")]))
    let limited = OverlayNode.scroll(OverlayNode.Scroll(row, maximumHeight: 90))
    func settle(to tree: String) {
      #expect(content.settle()?.tree == nil)
      content.builder.isInUse = false
      #expect(content.isUnsettled)
      #expect(content.settle()?.tree == tree)
      #expect(!content.isUnsettled)
      content.builder.isInUse = true
    }
    #expect(content.show(row)?.tree == "4(1 3(2))")
    content.builder.isInUse = true
    #expect(content.show(limited)?.tree == "4(1 3(2))")
    settle(to: "~5(4(1 3(2)))")
    #expect(content.show(row)?.tree == "~5(4(1 3(2)))")
    settle(to: "4(1 3(2))")
    #expect(content.fits(into: 50, natural: 90) { 70 })
    #expect(content.fit(into: 50, natural: 90) { 70 }?.tree == nil)
    #expect(content.show(row)?.tree == "4(1 3(2))")
    content.builder.isInUse = false
    #expect(content.isUnsettled && content.settle() == nil)
    #expect(content.fit(into: 50, natural: 90) { 70 }?.tree == "~6(4(1 3(2)))")
  }

  @Test("a scrolling node in content that is in use starts to scroll afterward")
  func useOfPart() {
    func list(_ limit: Double?) -> OverlayNode {
      .scroll(OverlayNode.Scroll(Self.text("One"), maximumHeight: limit))
    }
    #expect(show([list(nil)]) == "3(2(1))")
    content.builder.isInUse = true
    #expect(show([list(90)]) == "3(2(1))")
    content.builder.isInUse = false
    #expect(content.settle() == nil)
    #expect(show([list(90)]) == "3(~2(1))")
  }

  @Test("a node with a maximum height or a field scrolls from the start")
  func expectedScrolling() {
    let name = OverlayNode.scroll(OverlayNode.Scroll(Self.field(ObservableValue(""))))
    let list = OverlayNode.scroll(OverlayNode.Scroll(Self.text("One"), maximumHeight: 90))
    #expect(show([name, list]) == "5(~2(1) ~4(3))")
  }

  @Test("a root node that scrolls isn't wrapped in another scroll view")
  func scrollingRoot() {
    let list = OverlayNode.scroll(OverlayNode.Scroll(Self.text("One")))
    #expect(content.show(list)?.tree == "2(1)")
    #expect(content.fit(into: 30, natural: 90) { 48 }?.tree == nil)
    #expect(content.show(list)?.tree == "~2(1)")
  }

  @Test("a native view as the only content isn't wrapped in a scroll view")
  func nativeRoot() {
    let view = OverlayNode.NativeView(size: OverlaySize(width: 9, height: 90)) { nil }
    #expect(content.show(.native(view))?.tree == "1")
    #expect(content.fit(into: 50, natural: 90) { 90 }?.tree == nil)
    #expect(content.show(.native(view))?.tree == "1")
  }

  @Test("scrolling nodes and pages keep their content's views")
  func scrolling() {
    let shown = ObservableValue<Int?>(0)
    func pages(_ words: String...) -> OverlayNode {
      .scroll(OverlayNode.Scroll(.pages(OverlayNode.Pages(shown, pages: words.map(Self.text)))))
    }
    #expect(show([pages("One", "Two")]) == "5(4(3(1 2)))")
    #expect(show([pages("One", "2", "Three")]) == "5(4(3(1 2 6)))")
  }

  @Test("adding or removing a text keeps the other views")
  func emptyText() {
    #expect(show([Self.text(""), Self.button("OK")]) == "3(- 2(1))")
    #expect(show([Self.text("Wrong"), Self.button("OK")]) == "3(4 2(1))")
    #expect(show([Self.text(""), Self.button("OK")]) == "3(- 2(1))")
  }

  @Test(
    "matched views keep their order, and each is reused at most once", arguments: 0..<UInt64(200))
  func matches(seed: UInt64) {
    var random = SplitMix(state: seed)
    func nodes() -> [OverlayNode] {
      (0..<Int.random(in: 0...6, using: &random)).map { _ in
        switch Int.random(in: 0...3, using: &random) {
        case 0: Self.text(["1", "2"].randomElement(using: &random) ?? "")
        case 1: Self.button(["Undo", "Show"].randomElement(using: &random) ?? "")
        case 2: Self.button("Undo", identifier: ["a", "b"].randomElement(using: &random))
        default: .divider(OverlayNode.Divider())
        }
      }
    }
    let (known, new) = (nodes(), nodes())
    let matches = new.matches(in: known)
    let taken = matches.compactMap { $0 }
    #expect(matches.count == new.count)
    #expect(taken == Array(Set(taken)).sorted())
    for (node, match) in zip(new, matches) {
      if let match { #expect(node.canTakeOver(known[match])) }
    }
    #expect(known.matches(in: known) == Array(known.indices))
  }
}
