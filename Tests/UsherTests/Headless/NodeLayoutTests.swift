import Testing
import Usher

@testable import UsherTesting

@MainActor
@Suite("Layouts in a headless host")
struct NodeLayoutTests {
  private nonisolated static let words = OverlayNode.text(OverlayNode.Text("0123456789", size: 10))
  private nonisolated static let picture = OverlayNode.image(.icon("mail", size: 24))
  private nonisolated static let press = OverlayNode.button(OverlayNode.Button("Undo"))
  /// The size of a button with four characters at 14 points, 12 points of padding on each side, and
  /// the minimum height.
  private nonisolated static let pressed = OverlaySize(width: 52, height: 36)
  private nonisolated static let glyph = OverlayNode.Image(.glyph(Glyph(shapes: [])), size: 20)
  private nonisolated static let symbol = OverlayNode.Rating.Item(
    "good", chosen: glyph, open: glyph)

  @Test(
    "a piece has its natural size, or less if there is little space",
    arguments: [
      // Ten characters, half as wide as high: 50 points in one line.
      (words, 100, OverlaySize(width: 50, height: 13.5)),
      // Several lines at a smaller width.
      (words, 49, OverlaySize(width: 49, height: 27)),
      (words, 10, OverlaySize(width: 10, height: 67.5)),
      (
        .text(OverlayNode.Text("0123456789", size: 10, lineLimit: 2)), 10,
        OverlaySize(width: 10, height: 27)
      ),
      (.text(OverlayNode.Text("")), 100, .zero),
      (picture, 100, OverlaySize(width: 24, height: 24)),
      (picture, 20, OverlaySize(width: 20, height: 24)),
      (press, 100, pressed),
      (
        .button(
          OverlayNode.Button(
            label: OverlayNode.Text("Go", size: 10), icon: glyph,
            style: OverlayNode.ButtonStyle(
              background: .clear, pressed: .fill, padding: Insets(horizontal: 6, vertical: 1),
              height: 50))),
        100, OverlaySize(width: 6 + 20 + 8 + 10 + 6, height: 50)
      ),
      // The minimum size of a control.
      (
        .button(
          OverlayNode.Button(
            label: OverlayNode.Text("", size: 10),
            style: OverlayNode.ButtonStyle(background: .clear, pressed: .fill, padding: .zero))),
        100, OverlaySize(width: 24, height: 24)
      ),
      (
        .text(
          OverlayNode.Text(
            runs: [
              OverlayNode.Text.Run("0123"),
              OverlayNode.Text.Run("45", font: OverlayNode.Font(size: 30)),
            ],
            font: OverlayNode.Font(size: 10))),
        100, OverlaySize(width: 20 + 30, height: 40.5)
      ),
      (
        .field(OverlayNode.Field(ObservableValue(""), placeholder: OverlayNode.Text("Name"))), 300,
        OverlaySize(width: 180, height: 45)
      ),
      (
        .field(
          OverlayNode.Field(ObservableValue(""), placeholder: OverlayNode.Text("Name"), icon: glyph)
        ),
        300,
        OverlaySize(width: 215, height: 45)
      ),
      (
        .rating(OverlayNode.Rating(ObservableValue(nil), items: [symbol, symbol])), 300,
        OverlaySize(width: 100, height: 50)
      ),
      (.rating(OverlayNode.Rating(ObservableValue(nil), items: [])), 300, .zero),
      (.activity(OverlayNode.Activity(size: 30)), 300, OverlaySize(width: 30, height: 30)),
      (.progress(OverlayNode.ProgressBar(.timeLeft)), 300, OverlaySize(width: 160, height: 4)),
      (
        .progress(OverlayNode.ProgressBar(.timeLeft, thickness: 6)), 100,
        OverlaySize(width: 100, height: 6)
      ),
      (
        .native(OverlayNode.NativeView(size: OverlaySize(width: 30, height: 40)) { nil }), 300,
        OverlaySize(width: 30, height: 40)
      ),
      (
        .box(
          OverlayNode.Box(
            words, margins: Insets(horizontal: 1, vertical: 2),
            padding: Insets(horizontal: 3, vertical: 4))),
        100, OverlaySize(width: 58, height: 25.5)
      ),
      (
        .box(
          OverlayNode.Box(words, padding: Insets(horizontal: 5, vertical: 0), width: 30, height: 99)
        ),
        100,
        OverlaySize(width: 30, height: 99)
      ),
      (
        .box(OverlayNode.Box(words, padding: Insets(horizontal: 5, vertical: 0), width: 30)), 100,
        OverlaySize(width: 30, height: 40.5)
      ),
      (
        .scroll(OverlayNode.Scroll(words, maximumHeight: 20)), 10,
        OverlaySize(width: 10, height: 20)
      ),
      (.scroll(OverlayNode.Scroll(words)), 10, OverlaySize(width: 10, height: 67.5)),
      (.pages(OverlayNode.Pages(ObservableValue(nil), pages: [words])), 100, .zero),
      (
        .pages(OverlayNode.Pages(ObservableValue(nil), initial: picture, pages: [words])), 100,
        OverlaySize(width: 24, height: 24)
      ),
      (
        .pages(OverlayNode.Pages(ObservableValue(0), initial: picture, pages: [words])), 100,
        OverlaySize(width: 50, height: 13.5)
      ),
      (
        .pages(OverlayNode.Pages(ObservableValue(9), initial: picture, pages: [words])), 100,
        OverlaySize(width: 24, height: 24)
      ),
    ] as [(OverlayNode, Double, OverlaySize)])
  func pieces(_ node: OverlayNode, _ width: Double, _ expected: OverlaySize) {
    #expect(NodeLayout.size(of: node, width: width) == expected)
  }

  @Test("a row is as wide as its pieces and gaps, and as tall as its tallest piece")
  func row() {
    let row = OverlayNode.stack(
      OverlayNode.Stack(
        .horizontal, spacing: 4, padding: Insets(top: 1, left: 2, bottom: 3, right: 5),
        children: [Self.picture, Self.words, Self.press]))
    #expect(
      NodeLayout.size(of: row, width: 300)
        == OverlaySize(width: 24 + 50 + 52 + 8 + 7, height: Self.pressed.height + 4))
  }

  @Test("a text in a row wraps in the space that the other pieces leave")
  func rowWraps() {
    let row = OverlayNode.stack(
      OverlayNode.Stack(.horizontal, spacing: 6, children: [Self.words, Self.words]))
    #expect(NodeLayout.size(of: row, width: 60) == OverlaySize(width: 60, height: 27))
  }

  @Test("a column is as wide as its widest piece, and as tall as its pieces and gaps")
  func column() {
    let column = OverlayNode.stack(
      OverlayNode.Stack(.vertical, spacing: 4, children: [Self.picture, Self.words, Self.press]))
    #expect(
      NodeLayout.size(of: column, width: 300)
        == OverlaySize(width: 52, height: 8 + 24 + 13.5 + Self.pressed.height))
  }

  private func frames(_ stack: OverlayNode.Stack, width: Double) -> [ClosedRange<Double>?] {
    let layout = StackLayout(stack, stack.children.map { NodePiece(node: $0) })
    let size = OverlaySize(width: width, height: layout.size(width: width).height)
    return layout.frames(filling: OverlayRect(x: 0, y: 0, width: size.width, height: size.height))
      .map { $0.map { $0.minX...$0.maxX } }
  }

  @Test("a flexible spacer pushes texts apart, which otherwise share the row")
  func spacerBetweenTexts() {
    let space = OverlayNode.spacer(OverlayNode.Spacer())
    let column = OverlayNode.stack(OverlayNode.Stack(.vertical, children: [Self.words]))
    #expect(
      frames(
        OverlayNode.Stack(.horizontal, spacing: 0, children: [Self.words, space, column]),
        width: 200) == [0...50, 50...150, 150...200])
    #expect(
      frames(
        OverlayNode.Stack(.horizontal, spacing: 0, children: [Self.words, column]), width: 200)
        == [0...100, 100...200])
  }

  @Test("texts in a row stay together, and a column next to them fills the remaining width")
  func textsTogether() {
    let column = OverlayNode.stack(OverlayNode.Stack(.vertical, children: [Self.words]))
    #expect(
      frames(
        OverlayNode.Stack(.horizontal, spacing: 0, children: [Self.words, Self.words]), width: 200)
        == [0...50, 50...100])
    #expect(
      frames(
        OverlayNode.Stack(.horizontal, spacing: 0, children: [Self.words, Self.words, column]),
        width: 200) == [0...50, 50...100, 100...200])
  }

  @Test("a filled shape without a height is as tall as its row")
  func shapeInRow() {
    let fill = OverlayStyle(background: .color(.orange), shadow: nil)
    for (height, expected) in [(nil, 0...24), (8, 8...16)] as [(Double?, ClosedRange<Double>)] {
      let stripe = OverlayNode.Box(style: fill, width: 4, height: height)
      let row = OverlayNode.Stack(.horizontal, children: [.box(stripe), Self.picture])
      let layout = StackLayout(row, row.children.map { NodePiece(node: $0) })
      let frames = layout.frames(filling: OverlayRect(x: 0, y: 0, width: 100, height: 24))
      #expect(frames[0].map { $0.minY...$0.maxY } == expected)
    }
  }

  @Test("a progress bar next to a flexible spacer still gets its share of the row")
  func spacerBesideBar() {
    let children: [OverlayNode] = [
      .progress(OverlayNode.ProgressBar(.timeLeft)), .spacer(OverlayNode.Spacer()),
    ]
    #expect(
      frames(OverlayNode.Stack(.horizontal, spacing: 0, children: children), width: 300)
        == [0...230, 230...300])
  }

  @Test(
    "in a column, flexible pieces fill the width, and others are centered",
    arguments: [
      (.progress(OverlayNode.ProgressBar(.timeLeft)), 0...300),
      (.field(OverlayNode.Field(ObservableValue(""), placeholder: OverlayNode.Text(""))), 0...300),
      (row([words, .spacer(OverlayNode.Spacer())]), 0...300),
      (row([.progress(OverlayNode.ProgressBar(.timeLeft))]), 0...300),
      (.box(OverlayNode.Box(row([words, .spacer(OverlayNode.Spacer())]))), 0...300),
      (.scroll(OverlayNode.Scroll(.progress(OverlayNode.ProgressBar(.timeLeft)))), 0...300),
      (words, 125...175), (row([words]), 125...175),
      (row([words, .spacer(OverlayNode.Spacer(10, isFlexible: false))]), 120...180),
      (
        .stack(OverlayNode.Stack(.vertical, children: [words, .spacer(OverlayNode.Spacer())])),
        125...175
      ),
      (.box(OverlayNode.Box(row([words, .spacer(OverlayNode.Spacer())]), width: 80)), 110...190),
      (
        .box(OverlayNode.Box(row([words, .spacer(OverlayNode.Spacer())]), hugsContent: true)),
        125...175
      ),
    ] as [(OverlayNode, ClosedRange<Double>)])
  func across(node: OverlayNode, span: ClosedRange<Double>) {
    #expect(frames(OverlayNode.Stack(.vertical, children: [node]), width: 300) == [span])
  }

  private nonisolated static func row(_ children: [OverlayNode]) -> OverlayNode {
    .stack(OverlayNode.Stack(.horizontal, spacing: 0, children: children))
  }

  @Test("an empty text takes up no space, and neither does its gap")
  func emptyText() {
    let (some, none) = (
      OverlayNode.text(OverlayNode.Text("words")), OverlayNode.text(OverlayNode.Text(""))
    )
    for axis in [OverlayNode.Stack.Axis.horizontal, .vertical] {
      let full = OverlayNode.stack(
        OverlayNode.Stack(axis, children: [none, some, none, Self.press, none]))
      let plain = OverlayNode.stack(OverlayNode.Stack(axis, children: [some, Self.press]))
      #expect(NodeLayout.size(of: full, width: 300) == NodeLayout.size(of: plain, width: 300))
      let frame = OverlayRect(x: 0, y: 0, width: 300, height: 100)
      #expect(
        NodeLayout.frames(of: .button, in: full, filling: frame)
          == NodeLayout.frames(of: .button, in: plain, filling: frame))
    }
  }

  @Test("button frames follow the layout in reading order")
  func buttonFrames() {
    let inner = OverlayNode.stack(
      OverlayNode.Stack(
        .vertical, spacing: 2, alignment: .leading, children: [Self.press, Self.press]))
    let row = OverlayNode.stack(
      OverlayNode.Stack(
        .horizontal, spacing: 10, alignment: .leading,
        padding: Insets(horizontal: 5, vertical: 7),
        children: [Self.picture, inner, Self.press]))
    let height = Self.pressed.height
    #expect(
      NodeLayout.frames(
        of: .button, in: row, filling: OverlayRect(x: 100, y: 200, width: 300, height: 100)) == [
          OverlayRect(x: 139, y: 207, width: 52, height: height),
          OverlayRect(x: 139, y: 207 + height + 2, width: 52, height: height),
          OverlayRect(x: 201, y: 207, width: 52, height: height),
        ])
  }

  @Test("a text in a wide row fills the remaining space and pushes the button to the far side")
  func farSide() {
    let row = OverlayNode.stack(
      OverlayNode.Stack(
        .horizontal, spacing: 10, alignment: .leading, children: [Self.words, Self.press]))
    #expect(
      NodeLayout.frames(
        of: .button, in: row, filling: OverlayRect(x: 0, y: 0, width: 300, height: 50))
        == [
          OverlayRect(x: 248, y: 0, width: 52, height: Self.pressed.height)
        ])
  }

  /// Uses a button of 40 by 24 points in a stack of 100 by 100.
  @Test(
    "a piece is aligned across its stack",
    arguments: [
      (.horizontal, .leading, OverlayRect(x: 0, y: 0, width: 40, height: 24)),
      (.horizontal, .center, OverlayRect(x: 0, y: 38, width: 40, height: 24)),
      (.horizontal, .trailing, OverlayRect(x: 0, y: 76, width: 40, height: 24)),
      (.horizontal, .fill, OverlayRect(x: 0, y: 0, width: 40, height: 100)),
      (.horizontal, .even, OverlayRect(x: 0, y: 0, width: 100, height: 100)),
      (.vertical, .leading, OverlayRect(x: 0, y: 0, width: 40, height: 24)),
      (.vertical, .center, OverlayRect(x: 30, y: 0, width: 40, height: 24)),
      (.vertical, .trailing, OverlayRect(x: 60, y: 0, width: 40, height: 24)),
      (.vertical, .fill, OverlayRect(x: 0, y: 0, width: 100, height: 24)),
      (.depth, .center, OverlayRect(x: 30, y: 0, width: 40, height: 24)),
      (.depth, .even, OverlayRect(x: 0, y: 0, width: 100, height: 24)),
    ] as [(OverlayNode.Stack.Axis, OverlayNode.Stack.Alignment, OverlayRect)])
  func alignments(
    _ axis: OverlayNode.Stack.Axis, _ alignment: OverlayNode.Stack.Alignment,
    _ expected: OverlayRect
  ) {
    let stack = OverlayNode.Stack(axis, alignment: alignment, children: [Self.small])
    let frames = NodeLayout.frames(
      of: .button, in: .stack(stack), filling: OverlayRect(x: 0, y: 0, width: 100, height: 100))
    #expect(frames == [expected])
  }

  private nonisolated static let small = OverlayNode.button(
    OverlayNode.Button(
      label: OverlayNode.Text("01234567", size: 10),
      style: OverlayNode.ButtonStyle(background: .clear, pressed: .fill, padding: .zero)))

  @Test("spacers push the following pieces to the far side of a row or column")
  func spacers() {
    let frame = OverlayRect(x: 0, y: 0, width: 200, height: 100)
    let pieces = [Self.small, .spacer(OverlayNode.Spacer(4)), Self.small]
    let row = OverlayNode.stack(
      OverlayNode.Stack(.horizontal, spacing: 0, alignment: .leading, children: pieces))
    #expect(
      NodeLayout.frames(of: .button, in: row, filling: frame) == [
        OverlayRect(x: 0, y: 0, width: 40, height: 24),
        OverlayRect(x: 160, y: 0, width: 40, height: 24),
      ])
    let column = OverlayNode.stack(
      OverlayNode.Stack(.vertical, spacing: 0, alignment: .leading, children: pieces))
    #expect(
      NodeLayout.frames(of: .button, in: column, filling: frame) == [
        OverlayRect(x: 0, y: 0, width: 40, height: 24),
        OverlayRect(x: 0, y: 76, width: 40, height: 24),
      ])
    #expect(NodeLayout.size(of: row, width: 200) == OverlaySize(width: 84, height: 24))
    #expect(NodeLayout.size(of: column, width: 200) == OverlaySize(width: 40, height: 52))
  }

  @Test("a box's child fills the space inside the margins and padding")
  func insideBox() {
    let column = OverlayNode.stack(
      OverlayNode.Stack(
        .vertical, spacing: 0, alignment: .fill,
        children: [.spacer(OverlayNode.Spacer()), Self.small]))
    let box = OverlayNode.box(
      OverlayNode.Box(
        column, margins: Insets(top: 1, left: 2, bottom: 4, right: 8),
        padding: Insets(top: 16, left: 32, bottom: 64, right: 128)))
    #expect(
      NodeLayout.frames(
        of: .button, in: box, filling: OverlayRect(x: 0, y: 0, width: 300, height: 200))
        == [
          // Its bottom edge is 4 and 64 points above the frame's bottom edge.
          OverlayRect(x: 2 + 32, y: 200 - 4 - 64 - 24, width: 300 - 2 - 32 - 128 - 8, height: 24)
        ])
  }

  @Test("pieces along the depth overlap, and take up as much space as the largest")
  func depth() {
    let stack = OverlayNode.stack(
      OverlayNode.Stack(
        .depth, spacing: 50, alignment: .leading, children: [Self.small, Self.picture]))
    #expect(NodeLayout.size(of: stack, width: 300) == OverlaySize(width: 40, height: 24))
  }

  @Test("a piece along the depth with a vertical spacer is as tall as the stack")
  func growsDown() {
    let gap = OverlayNode.spacer(OverlayNode.Spacer())
    let growing = OverlayNode.stack(
      OverlayNode.Stack(
        .vertical, spacing: 0, alignment: .center, children: [gap, Self.small, gap]))
    let stack = OverlayNode.stack(
      OverlayNode.Stack(
        .depth, spacing: 0, alignment: .fill, children: [Self.picture, growing, Self.small]))
    #expect(
      [growing, stack, .box(OverlayNode.Box(growing)), Self.small].map(\.growsDown) == [
        true, true, true, false,
      ])
    #expect(!OverlayNode.box(OverlayNode.Box(growing, height: 50)).growsDown)
    #expect(
      NodeLayout.frames(
        of: .button, in: stack, filling: OverlayRect(x: 0, y: 0, width: 100, height: 80))
        == [
          OverlayRect(x: 30, y: 28, width: 40, height: 24),
          OverlayRect(x: 0, y: 0, width: 100, height: 24),
        ])
  }

  @Test("pages shrink to the minimum height of scrolling content, so that a button stays visible")
  func minimumHeightOfPages() {
    let text = OverlayNode.text(OverlayNode.Text(String(repeating: "x", count: 900), size: 10))
    let page = OverlayNode.stack(
      OverlayNode.Stack(
        .vertical, spacing: 0, children: [.scroll(OverlayNode.Scroll(text)), Self.small]))
    let card = OverlayRect(x: 0, y: 0, width: 100, height: 120)
    #expect(
      NodeLayout.frames(
        of: .button, on: card, in: .pages(OverlayNode.Pages(ObservableValue(0), pages: [page]))
      ).map(\.maxY) == [120])
  }

  @Test("a divider between two pieces of a row is vertical")
  func upright() {
    let row = OverlayNode.stack(
      OverlayNode.Stack(
        .horizontal, spacing: 0, alignment: .even,
        children: [Self.small, .divider(OverlayNode.Divider(thickness: 2)), Self.small]))
    #expect(NodeLayout.size(of: row, width: 300) == OverlaySize(width: 82, height: 24))
    #expect(
      NodeLayout.frames(
        of: .button, in: row, filling: OverlayRect(x: 0, y: 0, width: 202, height: 30))
        == [
          OverlayRect(x: 0, y: 0, width: 100, height: 30),
          OverlayRect(x: 102, y: 0, width: 100, height: 30),
        ])
  }

  @Test("buttons keep their numbers, and buttons on hidden pages have no size")
  func hidden() {
    let shown = ObservableValue<Int?>(0)
    let tree = OverlayNode.stack(
      OverlayNode.Stack(
        .vertical, spacing: 0, alignment: .leading,
        children: [
          .pages(
            OverlayNode.Pages(
              shown,
              pages: [
                Self.small,
                .box(OverlayNode.Box(Self.small, padding: Insets(horizontal: 3, vertical: 3))),
              ])),
          Self.small,
        ]))
    let frame = OverlayRect(x: 0, y: 0, width: 100, height: 100)
    let nowhere = OverlayRect(x: 0, y: 0, width: 0, height: 0)
    #expect(
      NodeLayout.frames(of: .button, in: tree, filling: frame) == [
        OverlayRect(x: 0, y: 0, width: 40, height: 24), nowhere,
        OverlayRect(x: 0, y: 24, width: 40, height: 24),
      ])
    shown.value = 1
    #expect(
      NodeLayout.frames(of: .button, in: tree, filling: frame) == [
        nowhere, OverlayRect(x: 3, y: 3, width: 40, height: 24),
        OverlayRect(x: 0, y: 30, width: 40, height: 24),
      ])
    shown.value = nil
    #expect(
      NodeLayout.frames(of: .button, in: tree, filling: frame) == [
        nowhere, nowhere, OverlayRect(x: 0, y: 0, width: 40, height: 24),
      ])
  }

  @Test("a layout without any width has a finite size", arguments: [0, -10, 1e-9])
  func noWidth(_ width: Double) {
    let tree = OverlayNode.stack(
      OverlayNode.Stack(.horizontal, children: [Self.picture, Self.words, Self.press, Self.words]))
    let size = NodeLayout.size(of: tree, width: width)
    #expect(size.width.isFinite && size.height.isFinite)
  }
}
