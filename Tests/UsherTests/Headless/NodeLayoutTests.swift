import Testing
import Usher

@testable import UsherTesting

@Suite("Laying out without a toolkit")
struct NodeLayoutTests {
  private static let words = Node.text(Text("0123456789", size: 10))
  private static let picture = Node.image(.icon("mail", size: 24))
  private static let press = Node.button(Button("Undo"))

  @Test(
    "the size of a single piece",
    arguments: [
      // Ten letters, half as wide as high: 50 by one line.
      (words, 100, Size(width: 50, height: 13.5)),
      // Two lines where the width is less.
      (words, 49, Size(width: 49, height: 27)),
      (words, 10, Size(width: 10, height: 67.5)),
      (.text(Text("0123456789", size: 10, lineLimit: 2)), 10, Size(width: 10, height: 27)),
      (.text(Text("")), 100, .zero),
      (picture, 100, Size(width: 24, height: 24)),
      (picture, 20, Size(width: 20, height: 24)),
      (press, 100, Size(width: 50, height: 40.25)),
    ] as [(Node, Double, Size)])
  func pieces(_ node: Node, _ width: Double, _ expected: Size) {
    #expect(NodeLayout.size(of: node, width: width) == expected)
  }

  @Test("a row is as wide as its pieces and the gaps, and as tall as the tallest")
  func row() {
    let row = Node.stack(
      Stack(
        .horizontal, spacing: 4, padding: Insets(top: 1, left: 2, bottom: 3, right: 5),
        children: [Self.picture, Self.words, Self.press]))
    #expect(
      NodeLayout.size(of: row, width: 300)
        == Size(width: 24 + 50 + 50 + 8 + 7, height: 40.25 + 4))
  }

  @Test("in a row, text wraps in what the others leave")
  func rowWraps() {
    let row = Node.stack(
      Stack(.horizontal, spacing: 6, children: [Self.picture, Self.words]))
    #expect(NodeLayout.size(of: row, width: 60) == Size(width: 60, height: 27))
  }

  @Test("a column is as wide as its widest piece, and as tall as all and the gaps")
  func column() {
    let column = Node.stack(
      Stack(.vertical, spacing: 4, children: [Self.picture, Self.words, Self.press]))
    #expect(
      NodeLayout.size(of: column, width: 300) == Size(width: 50, height: 24 + 13.5 + 40.25 + 8))
  }

  @Test("an empty text takes no room, and neither does the gap beside it")
  func emptyText() {
    let (some, none) = (Node.text(Text("words")), Node.text(Text("")))
    for axis in [Stack.Axis.horizontal, .vertical] {
      let full = Node.stack(Stack(axis, children: [none, some, none, Self.press, none]))
      let plain = Node.stack(Stack(axis, children: [some, Self.press]))
      #expect(NodeLayout.size(of: full, width: 300) == NodeLayout.size(of: plain, width: 300))
      let frame = Rect(x: 0, y: 0, width: 300, height: 100)
      #expect(
        NodeLayout.buttonFrames(of: full, in: frame)
          == NodeLayout.buttonFrames(of: plain, in: frame))
    }
  }

  @Test("buttons lie behind what comes before them, in reading order")
  func buttonFrames() {
    let inner = Node.stack(Stack(.vertical, spacing: 2, children: [Self.press, Self.press]))
    let row = Node.stack(
      Stack(
        .horizontal, spacing: 10, padding: Insets(horizontal: 5, vertical: 7),
        children: [Self.picture, inner, Self.press]))
    #expect(
      NodeLayout.buttonFrames(of: row, in: Rect(x: 100, y: 200, width: 300, height: 100)) == [
        Rect(x: 139, y: 207, width: 50, height: 40.25),
        Rect(x: 139, y: 249.25, width: 50, height: 40.25),
        Rect(x: 199, y: 207, width: 50, height: 40.25),
      ])
  }

  @Test("in a wide row, text takes what is left and pushes the button to the far side")
  func farSide() {
    let row = Node.stack(Stack(.horizontal, spacing: 10, children: [Self.words, Self.press]))
    #expect(
      NodeLayout.buttonFrames(of: row, in: Rect(x: 0, y: 0, width: 300, height: 50)) == [
        Rect(x: 250, y: 0, width: 50, height: 40.25)
      ])
  }

  @Test("no width at all still gives a finite size", arguments: [0, -10, 1e-9])
  func noWidth(_ width: Double) {
    let tree = Node.stack(
      Stack(.horizontal, children: [Self.picture, Self.words, Self.press, Self.words]))
    let size = NodeLayout.size(of: tree, width: width)
    #expect(size.width.isFinite && size.height.isFinite)
  }
}
