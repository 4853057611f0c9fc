import Testing
import Usher
import UsherTesting

@MainActor
@Suite("Nodes")
struct NodeTests {
  private nonisolated static let tree = OverlayNode.stack(
    OverlayNode.Stack(
      .vertical,
      children: [
        .text(OverlayNode.Text("title")),
        .stack(
          OverlayNode.Stack(
            .horizontal,
            children: [
              .image(.icon("mail")), .button(OverlayNode.Button("first")),
              .text(OverlayNode.Text("between")),
              .button(OverlayNode.Button("second", dismisses: false)),
            ])),
        .button(OverlayNode.Button("third")),
      ]))

  @Test("buttons are found in reading order at any depth")
  func buttons() {
    #expect(Self.tree.buttons.map(\.title) == ["first", "second", "third"])
    #expect(Self.tree.buttons.map(\.dismisses) == [true, false, true])
  }

  @Test("texts and button titles are found in reading order")
  func texts() {
    #expect(Self.tree.texts == ["title", "first", "between", "second", "third"])
  }

  @Test(
    "a node is flexible if it has text or a horizontal spacer, unless it hugs its content",
    arguments: [
      (OverlayNode.text(OverlayNode.Text("words")), true),
      (.text(OverlayNode.Text("")), true),
      (.image(.icon("mail")), false),
      (.button(OverlayNode.Button("press")), false),
      (.stack(OverlayNode.Stack(.vertical, children: [])), false),
      (.stack(OverlayNode.Stack(.vertical, children: [.image(.icon("mail"))])), false),
      (
        .stack(
          OverlayNode.Stack(
            .vertical, children: [.image(.icon("mail")), .spacer(OverlayNode.Spacer())])),
        false
      ),
      (
        .stack(
          OverlayNode.Stack(
            .horizontal, children: [.image(.icon("mail")), .spacer(OverlayNode.Spacer())])),
        true
      ),
      (.box(OverlayNode.Box(.text(OverlayNode.Text("3")))), true),
      (.box(OverlayNode.Box(.text(OverlayNode.Text("3")), hugsContent: true)), false),
      (tree, true),
    ])
  func isFlexible(_ node: OverlayNode, _ expected: Bool) {
    #expect(node.isFlexible == expected)
  }

  @Test("pressing the nth button calls the nth action")
  func actions() {
    let stage = Stage()
    let journal = Journal()
    let buttons = (0..<3).map { number in
      OverlayNode.button(
        OverlayNode.Button("\(number)", dismisses: false) { journal.note("\(number)") })
    }
    let handle = stage.presenter.present(
      OverlayContent(.stack(OverlayNode.Stack(.horizontal, children: buttons))), as: .lasting)
    stage.advance(200)
    for number in [2, 0, 1] { stage.host.pressButton(number, of: handle.id) }
    #expect(journal.lines == ["2", "0", "1"])
  }

  @Test("an action without a button only dismisses", arguments: [-1, 1, Int.max])
  func noSuchButton(_ number: Int) {
    let stage = Stage()
    let journal = Journal()
    let button = OverlayNode.Button("only") { journal.note("pressed") }
    let handle = stage.presenter.present(.words("hello", button: button), as: .lasting)
    stage.advance(200)
    stage.presenter.receive(.actionTaken(handle.id, ActionID(number), dismisses: true))
    stage.advance(200)
    #expect(journal.lines.isEmpty)
    #expect(handle.result == .dismissed(.button(ActionID(number))))
  }
}
