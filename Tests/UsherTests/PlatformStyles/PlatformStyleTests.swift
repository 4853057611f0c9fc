import Testing
import Usher
import UsherTesting

@MainActor
@Suite("Platform styles", .timeLimit(.minutes(10)))
struct PlatformStyleTests {
  private let stage = Stage()
  private var shown: OverlayContent? {
    stage.presenter.shown.first.flatMap { stage.host.attached[$0] }
  }

  @Test("on Linux, the native style is adwaita")
  func native() {
    #expect(PlatformStyle.native == .adwaita)
    #expect(OverlayPreset.platformToast.platformStyle == .adwaita)
    #expect(OverlayPreset.platformAlert.platformStyle == .adwaita)
  }

  @Test("an adwaita toast has white text, its button, and a close button")
  func adwaitaToast() throws {
    stage.presenter.present(
      .platformToast("Deleted", button: OverlayNode.Button("Undo"), style: .adwaita),
      using: .platformToast(.adwaita))
    stage.advance(400)
    expect(
      try #require(shown),
      """
      horizontal spacing 0.0 center padding 0.0 0.0 0.0 6.0
        box width -1.0 height -1.0 padding 0.0 0.0 0.0 0.0 usually 386.0 wide at least 46.0 high
          horizontal spacing 6.0 center padding 6.0 18.0 6.0 6.0
            text "Deleted" 14.666666666666666 bold white
            spacer 6.0 flexible
            button "Undo" white on #FFFFFF of 0.1 corners 9.0 height 34.0 padding 5.0 17.0 5.0 17.0 dismisses
        button "" label icon glyph close 16.0 white on clear corners 17.0 height 34.0 padding 9.0 9.0 9.0 9.0 dismisses
      """)
  }

  @Test("adwaita surfaces have libadwaita's corners and shadows")
  func adwaitaSurfaces() {
    let styles = [
      OverlayContent.platformToast("Deleted", style: .adwaita).style,
      OverlayContent.platformAlert("Empty?", bar: ButtonBar([]), style: .adwaita).style,
    ]
    #expect(styles.map(\.corners) == [.all(23), .all(18)])
    #expect(styles.map { $0.shadow?.blur } == [5, 36])
    #expect(styles.map { $0.shadow?.offset } == [Vector(dx: 0, dy: 1), Vector(dx: 0, dy: 2)])
    #expect(styles.map { $0.shadow?.color.light.alpha } == [0.13, 0.2])
  }

  @Test("a glass toast has an accent-colored button, and a close button only if it's endless")
  func glassToast() throws {
    let content = OverlayContent.platformToast(
      "Deleted", button: OverlayNode.Button("Undo"), style: .glass)
    let capsule = """
      horizontal spacing 0.0 even padding 0.0 0.0 0.0 0.0
        box width -1.0 height -1.0 padding 0.0 0.0 0.0 0.0 at least 48.0 high
          horizontal spacing 8.0 center padding 7.0 22.0 7.0 8.0
            text "Deleted" 15.0 semibold label
            button "Undo" accent on clear corners 17.0 height 34.0 padding 5.0 12.0 5.0 12.0 dismisses
      """
    let handle = stage.presenter.present(content, using: .platformToast(.glass))
    stage.advance(400)
    expect(try #require(shown), capsule)
    handle.update(to: content, as: OverlayConfiguration(lifetime: .infinite))
    stage.advance(400)
    #expect(shown?.root.buttons.map(\.description) == [nil, "Close"])
  }

  @Test(
    "two alert buttons form a row, and three form a column with the last button at the top",
    arguments: [(PlatformStyle.adwaita, adwaitaAlert), (.glass, glassAlert)])
  func alerts(_ look: PlatformStyle, _ expected: (words: String, two: String, three: String)) {
    let buttons = [
      OverlayNode.Button("Keep"), OverlayNode.Button("Empty", isDestructive: true),
      OverlayNode.Button("Move", isDefault: true),
    ]
    for (count, bar) in [(2, expected.two), (3, expected.three)] {
      let column =
        "vertical spacing 0.0 fill padding 0.0 0.0 0.0 0.0\n"
        + indented("scroll -1.0\n" + indented(expected.words) + "\n" + bar)
      expect(
        .platformAlert(
          "Empty?", "3 letters", bar: ButtonBar(Array(buttons.suffix(count))), style: look),
        "box width -1.0 height -1.0 padding 0.0 0.0 0.0 0.0 usually 300.0 wide\n"
          + indented(column))
    }
  }

  private nonisolated static let adwaitaAlert = (
    words: """
    vertical spacing 10.0 fill padding 32.0 24.0 21.0 24.0
      text "Empty?" 20.0 heavy #000006 of 0.8/#FFFFFF center
      text "3 letters" 14.666666666666666 regular #000006 of 0.8/#FFFFFF center
    """,
    two: """
    horizontal spacing 12.0 even padding 0.0 24.0 24.0 24.0 upward
      button "Empty" #C30000/#FF938C on #C30000 of 0.15/#FF938C of 0.15 corners 12.0 height 44.0 padding 5.0 17.0 5.0 17.0 dismisses
      button "Move" accentFillLabel on accentFill corners 12.0 height 44.0 padding 5.0 17.0 5.0 17.0 dismisses default
    """,
    three: """
    vertical spacing 12.0 fill padding 0.0 24.0 24.0 24.0
      button "Move" accentFillLabel on accentFill corners 12.0 height 44.0 padding 5.0 17.0 5.0 17.0 dismisses default
      button "Empty" #C30000/#FF938C on #C30000 of 0.15/#FF938C of 0.15 corners 12.0 height 44.0 padding 5.0 17.0 5.0 17.0 dismisses
      button "Keep" #000006 of 0.8/#FFFFFF on #000006 of 0.08/#FFFFFF of 0.1 corners 12.0 height 44.0 padding 5.0 17.0 5.0 17.0 dismisses
    """
  )

  private nonisolated static let glassAlert = (
    words: """
    vertical spacing 8.0 fill padding 24.0 26.0 22.0 26.0
      text "Empty?" 17.0 semibold label
      text "3 letters" 15.0 regular label
    """,
    two: """
    horizontal spacing 10.0 even padding 0.0 16.0 16.0 16.0 upward
      button "Empty" danger on fill corners 24.0 height 48.0 padding 5.0 16.0 5.0 16.0 dismisses
      button "Move" accentFillLabel on accentFill corners 24.0 height 48.0 padding 5.0 16.0 5.0 16.0 dismisses default
    """,
    three: """
    vertical spacing 10.0 fill padding 0.0 16.0 16.0 16.0
      button "Move" accentFillLabel on accentFill corners 24.0 height 48.0 padding 5.0 16.0 5.0 16.0 dismisses default
      button "Empty" danger on fill corners 24.0 height 48.0 padding 5.0 16.0 5.0 16.0 dismisses
      button "Keep" label on fill corners 24.0 height 48.0 padding 5.0 16.0 5.0 16.0 dismisses
    """
  )

  private func indented(_ lines: String) -> String {
    lines.split(separator: "\n").map { "  " + $0 }.joined(separator: "\n")
  }

  @Test(
    "questions and undo use the platform style of their attributes",
    arguments: PlatformStyle.allCases)
  func calls(_ look: PlatformStyle) async throws {
    let question = Task {
      try await stage.presenter.confirm(
        "Empty?", text: "3 letters", action: "Empty", using: .platformAlert(look))
    }
    try await stage.clock.wait { !stage.presenter.shown.isEmpty }
    stage.advance(400)
    expect(
      try #require(shown),
      Outline(
        root: OverlayContent.platformAlert(
          "Empty?", "3 letters",
          bar: ButtonBar([
            OverlayNode.Button("Cancel"), OverlayNode.Button("Empty", isDefault: true),
          ]), style: look
        ).root
      ).description)
    question.cancel()
    _ = try? await stage.clock.value(of: question)
    stage.advance(1000)
    let undo = Task {
      await stage.presenter.undoable(
        "letters", using: .platformToast(look), message: { "\($0) deleted" }, commit: {},
        undo: {})
    }
    try await stage.clock.wait { !stage.presenter.shown.isEmpty }
    stage.advance(400)
    let root = shown?.root
    #expect(root?.buttons.first?.title == "Undo")
    #expect(shown?.style == OverlayContent.platformToast("", style: look).style)
    stage.host.pressButton(0, of: stage.presenter.shown[0])
    _ = try await stage.clock.value(of: undo)
  }

  @Test("a failure of a choice's work is shown in a platform-style alert")
  func failure() async throws {
    struct Offline: Error {}
    let question = Task {
      try await stage.presenter.reply(
        to: "Send?", using: .platformAlert(.adwaita),
        choices: [
          .choice("Send", failure: { _ in "There is no connection." }, work: { throw Offline() })
        ]
          as [Choice<Int>])
    }
    try await stage.clock.wait { !stage.presenter.shown.isEmpty }
    stage.advance(400)
    stage.host.pressButton(0, of: stage.presenter.shown[0])
    try await stage.clock.wait {
      Outline(root: shown?.root ?? .spacer(OverlayNode.Spacer())).description.contains(
        "no connection")
    }
    #expect(shown?.root.buttons.map(\.title) == ["Send"])
    question.cancel()
    _ = try? await stage.clock.value(of: question)
  }
}
