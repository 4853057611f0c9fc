import Testing
import UsherTesting

@_spi(Facades) @testable import Usher

@Suite("Links")
@MainActor
struct LinkTests {
  private let stage = Stage()
  private var host: HeadlessHost { stage.host }
  private var presenter: Presenter { stage.presenter }
  private let news = "https://a.example/news"

  private func link(_ address: String) throws -> OverlayLink { try #require(OverlayLink(address)) }

  /// Presses the first link of an overlay.
  private func pressLink(of id: OverlayID) throws {
    let buttons = presenter.handles[id]?.request?.built?.root.buttons ?? []
    host.pressButton(try #require(buttons.firstIndex { $0.link != nil }), of: id)
  }

  @Test("the system opens a link, and the overlay stays")
  func system() throws {
    let handle = presenter.present(.toast("Read the [news](https://a.example/news)"))
    stage.advance(1000)
    try pressLink(of: handle.id)
    #expect(host.openedLinks == [try link(news)])
    #expect(handle.result == nil)
    #expect(stage.problems == [])
  }

  @Test("the app opens or refuses a link, and the last action is used")
  func app() throws {
    var opened: [String] = []
    func present(_ result: OverlayLinkResult) -> PresentationHandle {
      presenter.present(
        .toast("Read the [news](https://a.example/news)")
          .onOpenLink { _ in .discarded }
          .onOpenLink { link in
            opened.append(link.address)
            return result
          })
    }
    for result in OverlayLinkResult.allCases {
      let handle = present(result)
      stage.advance(1000)
      try pressLink(of: handle.id)
      handle.dismiss(animated: false)
    }
    #expect(opened == [news, news, news])
    #expect(host.openedLinks == [try link(news)])
  }

  @Test("a preset's action applies to its overlays")
  func preset() throws {
    var opened = 0
    let preset = OverlayPreset.toast.onOpenLink { _ in
      opened += 1
      return .handled
    }
    let handle = presenter.present(.toast("[a](https://a.example)"), using: preset)
    stage.advance(1000)
    try pressLink(of: handle.id)
    #expect(opened == 1)
    #expect(host.openedLinks == [])
  }

  @Test("a link that the system can't open is reported")
  func unopened() throws {
    let presenter = Presenter(host: ForeignHost([]))
    var problems: [Problem] = []
    presenter.onProblem = { problems.append($0) }
    presenter.open(try link(news), from: OverlayID(1))
    #expect(problems == [.unopenedLink(try link(news))])
  }

  @Test("links are numbered behind the buttons, and a grabber behind the links")
  func numbers() {
    let handle = presenter.present(
      Overlay {
        Text("See [one](https://a.example/1) and [two](https://a.example/2)")
        Button("OK") {}
      }
      .detents([.height(160), .large]))
    stage.advance(1000)
    let buttons = handle.request?.built?.root.buttons ?? []
    #expect(buttons.map { $0.description ?? $0.title } == ["OK", "one", "two", "Resize"])
    #expect(buttons.map { $0.link?.address.last } == [nil, "1", "2", nil])
    let frames = host.buttonFrames(of: handle.id)
    #expect(frames[1].maxX < frames[2].minX)
    #expect(frames[1].minY < frames[0].minY)
  }

  @Test("a link takes taps from the overlay, and the words around it don't")
  func taps() {
    var taps = 0
    let handle = presenter.present(
      Overlay { Text("Words before the [link](https://a.example)") }.onTap(dismisses: false) {
        taps += 1
      })
    stage.advance(1000)
    let link = host.buttonFrames(of: handle.id)[0]
    for x in [link.minX - 20, link.minX + 4] {
      host.point(.began, at: OverlayPoint(x: x, y: link.minY + 4))
      host.point(.ended, at: OverlayPoint(x: x, y: link.minY + 4))
    }
    #expect(taps == 1)
  }

  @Test("adjacent runs with the same address are one link")
  func ranges() {
    let text = OverlayNode.Text(
      OverlayText("[a **b** c](https://a.example)[d](https://d.example) e"))
    #expect(text.linkRanges == [0..<3, 3..<4])
    #expect(text.links.map(\.description) == ["a b c", "d"])
    #expect(text.string == "a b cd e")
  }

  @Test("a button's label has no links")
  func label() {
    let label = OverlayNode.Text(OverlayText("[a](https://a.example)"))
    let button = OverlayNode.Button(label: label) {}
    #expect(!button.label.hasLinks)
    #expect(OverlayNode.button(button).buttons.count == 1)
  }

  @Test("literals are Markdown, and strings and values are not")
  func literals() {
    let value = "*a*"
    let table: [(Overlay, String)] = [
      (.toast("*a*"), "a"), (.toast(value), "*a*"), (.toast("\(value)"), "*a*"),
      (.notification(title: "*t*", text: "*a*"), "*t*, a"),
      (.notification(title: "t", text: value), "t, *a*"),
      (.notification(title: "t", text: "*a*", buttons: [.button("b")]), "t, a, b"),
      (.message(.error, title: "t", text: "*a*"), "t, a"),
      (.message(.error, layout: .card, title: "t", text: "*a*"), "t, a"),
      (.banner("t", text: "*a*"), "t, a"),
      (.banner("t", text: "*a*", kind: .warning), "t, a"),
      (.alert("t", text: "*a*", buttons: [.button("b")]), "t, a, b"),
      (.tip("*a*", title: "t", anchor: "x"), "t, a"),
      (.popup(title: "t", text: "*a*", button: .button("b")), "t, a, b"),
      (.popup(title: "t", text: value, button: .button("b")), "t, *a*, b"),
      (Overlay { "*a*" }, "a"), (Overlay { Text("*a*") }, "a"), (Overlay { Text(value) }, "*a*"),
      (Overlay { Text(verbatim: "*a*") }, "*a*"), (Overlay { "\(value) *b*" }, "*a* b"),
      (Overlay { Text(OverlayText(markdown: value)) }, "a"),
    ]
    for (overlay, texts) in table {
      #expect(overlay.content.root.texts.joined(separator: ", ") == texts)
    }
  }

  @Test("emphasis changes the text's own font, in any theme")
  func fonts() {
    let text = OverlayNode.Text(
      OverlayText("a **b** *c* `d` ***e***"),
      font: .system(size: 20, weight: .light, design: .serif))
    #expect(
      text.runs.map { text.font(of: $0) }.map { "\($0.family ?? "") \($0.weight) \($0.isItalic)" }
        == [
          "Serif light false", "Serif bold false", "Serif light false", "Serif light true",
          "Serif light false", "Monospace light false", "Serif light false", "Serif bold true",
        ])
    #expect(text.runs.allSatisfy { text.font(of: $0).size == 20 })
  }

  @Test("bold words are heavier than a bold text")
  func heavier() {
    let weights: [OverlayNode.Font.Weight] = [.regular, .bold, .heavy, .black]
    let heavier = weights.map { weight in
      let text = OverlayNode.Text(OverlayText("**a**"), font: .system(size: 20, weight: weight))
      return text.font(of: text.runs[0]).weight
    }
    #expect(heavier == [.bold, .heavy, .black, .black])
  }

  @Test("a title with the words of a link isn't a link")
  func title() {
    let overlay = Overlay.alert("Terms", text: "[Terms](https://a.example)")
    #expect(overlay.content.root.buttons.count { $0.link != nil } == 1)
  }

  @Test("a link is a control: screen readers get time, and reading takes longer")
  func control() {
    let (plain, linked) = (Overlay { Text("News") }, Overlay { Text("[News](https://a.example)") })
    #expect(!plain.content.root.hasControls && linked.content.root.hasControls)
    let handles = [plain, linked].map { presenter.present($0) }
    #expect(handles[1].request?.built?.root.hasControls != false)
    #expect(presenter.press("News") == false)
  }

  @Test("a test presses a link by its words")
  func pressing() {
    _ = presenter.present(.notification(title: "t", text: "See [the news](https://a.example)"))
    stage.advance(1000)
    #expect(presenter.press("the news"))
    #expect(host.openedLinks.map(\.address) == ["https://a.example"])
  }

  @Test("numbers in the words of a link don't prevent merging, but another address does")
  func merging() {
    func present(_ markdown: String) -> PresentationHandle {
      presenter.present(
        Overlay { Text(OverlayText(markdown: markdown)) }.name("files").duplicates(.mergeAndCount))
    }
    let first = present("[3 files](https://a.example)")
    stage.advance(1000)
    _ = present("[4 files](https://a.example)")
    #expect(first.count == 2)
    _ = present("[4 files](https://b.example)")
    #expect(first.count == 2)
  }

  @Test("the first focus is a button rather than a link, and links have their own identifiers")
  func firstFocus() {
    var list = ControlList<Int, Int>()
    let root = OverlayNode.stack(
      OverlayNode.Stack(
        .vertical,
        children: [
          .text(OverlayNode.Text(OverlayText("[a](https://a.example) [b](https://b.example)"))),
          .button(OverlayNode.Button("No")),
        ]))
    for (index, node) in root.buttonsInPlace.enumerated() {
      let number = list.add(index, for: node)
      #expect(
        list.identifier(ofButtonAt: number)
          == ["usher.link.0", "usher.link.1", "usher.button.0"][index])
    }
    #expect(list.buttons == [2, 0, 1])
    #expect(list.firstButton { _ in true } == 0)
    #expect(list.firstButton { $0 != 2 } == nil)
  }

  @Test("joined texts and modifiers keep emphasis and links")
  func joined() throws {
    let overlay = Overlay {
      (Text("See ") + Text("[**docs**](https://a.example)")).strikethrough().foregroundStyle(
        .danger)
    }
    guard case .text(let text) = try #require(overlay.content.root.children.first) else {
      Issue.record("no text")
      return
    }
    #expect(text.runs.map(\.isStruckThrough) == [true, true])
    #expect(text.runs.map(\.isUnderlined) == [false, true])
    #expect(text.font(of: text.runs[1]).weight == .bold)
    #expect(text.links.count == 1)
  }

  @Test("a question's text has links, and a failure replaces it")
  func question() async throws {
    let task = Task {
      try await presenter.ask(
        "Join?", text: "Read the [policy](https://a.example)", choices: [.choice("Join", true)])
    }
    try await stage.clock.wait { stage.presenter.isShowing }
    stage.advance(1000)
    let id = try #require(presenter.visible.first?.id)
    try pressLink(of: id)
    #expect(host.openedLinks.count == 1)
    host.pressButton(0, of: id)
    #expect(try await stage.clock.value(of: task) == true)
  }

  @Test("the areas of wrapped words are in whole points, with a margin at both sides")
  func areas() {
    let areas = LinkAreas([
      OverlayRect(x: 60.5, y: 0.2, width: 39, height: 18),
      OverlayRect(x: 0, y: 18.2, width: 20, height: 18),
    ])
    #expect(areas.frame == OverlayRect(x: -2, y: 0, width: 104, height: 37))
    #expect(
      areas.lines == [
        OverlayRect(x: 60, y: 0, width: 44, height: 19),
        OverlayRect(x: 0, y: 18, width: 24, height: 19),
      ])
    #expect(areas.contains(OverlayPoint(x: 70, y: 5)))
    #expect(!areas.contains(OverlayPoint(x: 30, y: 5)))
    #expect(LinkAreas([]).frame.size == OverlaySize(width: 0, height: 0))
  }
}
