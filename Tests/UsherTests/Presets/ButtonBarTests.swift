import Testing
import Usher

@Suite("Button bars")
struct ButtonBarTests {
  private func buttons(_ count: Int) -> [OverlayNode.Button] {
    (0..<count).map { OverlayNode.Button("\($0)") }
  }

  @Test(
    "buttons form a row up to the maximum, and a column beyond the maximum",
    arguments: [
      (1, 2, true), (2, 2, true), (3, 2, false), (2, 1, false), (1, 1, true), (3, 3, true),
      (4, 3, false), (1, 0, true), (2, -7, false),
    ])
  func threshold(_ count: Int, _ most: Int, _ isRow: Bool) {
    #expect(ButtonBar(buttons(count), maximumButtonsPerRow: most).isRow == isRow)
  }

  @Test("a single button has only a divider above")
  func one() {
    expect(
      .buttonBar(ButtonBar(buttons(1), separator: .black, height: 60)),
      """
      vertical spacing 0.0 fill padding 0.0 0.0 0.0 0.0
        divider 1.0 black
        horizontal spacing 0.0 even padding 0.0 0.0 0.0 0.0
          button "0" accent on clear corners 0.0 height 60.0 padding 5.0 5.0 5.0 5.0 dismisses
      """)
  }

  @Test("three buttons in a column have a divider above each")
  func column() {
    expect(
      .buttonBar(ButtonBar(buttons(3))),
      """
      vertical spacing 0.0 fill padding 0.0 0.0 0.0 0.0
        divider 1.0 separator
        button "0" accent on clear corners 0.0 height 50.0 padding 5.0 5.0 5.0 5.0 dismisses
        divider 1.0 separator
        button "1" accent on clear corners 0.0 height 50.0 padding 5.0 5.0 5.0 5.0 dismisses
        divider 1.0 separator
        button "2" accent on clear corners 0.0 height 50.0 padding 5.0 5.0 5.0 5.0 dismisses
      """)
  }

  @Test("a row has dividers between its buttons", arguments: 2...5)
  func lines(count: Int) throws {
    let bar = try #require(ButtonBar(buttons(count), maximumButtonsPerRow: 5).node)
    let row = try #require(bar.children.last)
    #expect(
      row.children.map { if case .divider = $0 { "line" } else { $0.texts.first ?? "" } }
        == (0..<count).flatMap { $0 == 0 ? ["0"] : ["line", "\($0)"] })
  }

  @Test("a button's own background is kept", arguments: [1, 3])
  func ground(count: Int) {
    let style = OverlayNode.ButtonStyle(background: .accent, pressed: .black)
    let bar = ButtonBar(
      (0..<count).map { OverlayNode.Button(label: OverlayNode.Text("\($0)"), style: style) })
    #expect(bar.node?.buttons.allSatisfy { $0.style.background == .accent } == true)
  }

  @Test(
    "an invalid height becomes 50 points",
    arguments: [(0.0, 50.0), (23.9, 50), (24, 24), (.nan, 50), (.infinity, 50), (1e9, 10_000)])
  func height(_ given: Double, _ expected: Double) {
    #expect(ButtonBar([], height: given).height == expected)
  }

  @Test("a bar can keep each button's own padding")
  func padding() {
    let style = OverlayNode.ButtonStyle(
      background: .clear, pressed: .black, padding: Insets(horizontal: 3, vertical: 4))
    let bar = ButtonBar(
      [OverlayNode.Button(label: OverlayNode.Text("A"), style: style)], padding: nil)
    #expect(bar.node?.buttons.map(\.style.padding) == [Insets(horizontal: 3, vertical: 4)])
  }

  @Test("identifiers for tests stay with buttons and their labels")
  func identifier() {
    var label = OverlayNode.Text("A")
    label.identifier = "label"
    var button = OverlayNode.Button(label: label)
    button.identifier = "button"
    let form = OverlayContent.form(title: OverlayNode.Text("T"), fields: [], button: button)
    for shown in [form.root.buttons, ButtonBar([button]).node?.buttons ?? []] {
      #expect(shown.map(\.identifier) == ["button"])
      #expect(shown.map(\.label.identifier) == ["label"])
    }
  }

  @Test("a bar without buttons is empty")
  @MainActor
  func nothing() {
    #expect(ButtonBar([]).node == nil)
    let stage = Stage()
    let handle = stage.presenter.present(.buttonBar(ButtonBar([])), as: .lasting)
    #expect(handle.result == .refused(.emptyContent))
  }
}
