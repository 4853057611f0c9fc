import Testing
import UsherCore

@testable import Usher
@testable import UsherTesting

/// Here, characters are 5 points wide and lines 13.5 points high.
///
/// Buttons have a padding of 12 points on both sides. `NodeLayoutTests` covers text sizes.
@Suite("Rows that are too narrow for their buttons")
@MainActor
struct NarrowRowTests {
  private static func text(_ letters: Int) -> OverlayNode {
    .text(OverlayNode.Text(String(repeating: "x", count: letters), size: 10))
  }

  /// A button with the given width and a height of 24 points.
  private static func button(_ width: Double) -> OverlayNode {
    .button(
      OverlayNode.Button(
        label: OverlayNode.Text(String(repeating: "x", count: Int(width / 5)), size: 10),
        style: OverlayNode.ButtonStyle(background: .clear, pressed: .fill, padding: .zero)))
  }

  private static func row(
    _ children: [OverlayNode], _ alignment: OverlayNode.Stack.Alignment = .center,
    spacing: Double = 10, upward: Bool = false
  ) -> OverlayNode {
    .stack(
      OverlayNode.Stack(
        .horizontal, spacing: spacing, alignment: alignment,
        padding: Insets(horizontal: 6, vertical: 4), stacksUpward: upward, children: children))
  }

  /// Returns the frames of the buttons in a row with the given width and the height it needs.
  private func frames(_ row: OverlayNode, width: Double) -> [OverlayRect] {
    let height = NodeLayout.size(of: row, width: width).height
    return NodeLayout.frames(
      of: .button, in: row, filling: OverlayRect(x: 0, y: 0, width: width, height: height))
  }

  @Test("a button moves below a text that would be narrower than 200 points, at the trailing side")
  func belowText() {
    let row = Self.row([Self.text(100), Self.button(80)])
    #expect(
      frames(row, width: 12 + 200 + 10 + 80) == [
        OverlayRect(x: 216, y: 12.25, width: 80, height: 24)
      ])
    #expect(
      frames(row, width: 12 + 200 + 10 + 79)
        == [OverlayRect(x: 215, y: 4 + 27 + 10, width: 80, height: 24)])
  }

  /// A piece whose text is enlarged to 150 %, but whose own size doesn't change.
  private struct EnlargedPiece: LayoutPiece {
    let piece: NodePiece
    var node: OverlayNode { piece.node }
    var takesRoom: Bool { piece.takesRoom }

    func minimumWidth(of natural: Double) -> Double { piece.minimumWidth(of: natural) }
    func size(width: Double) -> OverlaySize { piece.size(width: width) }
    func minimumHeight(of natural: OverlaySize, width: Double) -> Double {
      piece.minimumHeight(of: natural, width: width)
    }
    func scaledWithText(_ length: Double) -> Double { 1.5 * length }
  }

  @Test(
    "at a text size of 150 %, a text needs 300 points next to a button, and 180 next to an image",
    arguments: [true, false])
  func enlarged(isButton: Bool) {
    let icon = OverlayNode.image(OverlayNode.Image(.glyph(.close), size: 80))
    let children = isButton ? [Self.text(100), Self.button(80)] : [icon, Self.text(100)]
    let stack = OverlayNode.Stack(.horizontal, spacing: 10, children: children)
    let layout = StackLayout(
      stack, children.map { EnlargedPiece(piece: NodePiece(node: $0)) })
    func areBesideEachOther(in width: Double) -> Bool {
      let area = OverlaySize(width: width, height: layout.size(width: width).height)
      let frames = layout.frames(filling: OverlayRect(origin: OverlayPoint(x: 0, y: 0), size: area))
      return frames[0]?.maxX ?? 0 < frames[1]?.minX ?? 0
    }
    let needed = (isButton ? 300.0 : 180) + 10 + 80
    #expect(areBesideEachOther(in: needed))
    #expect(!areBesideEachOther(in: needed - 1))
  }

  @Test("a shorter text needs only its own width")
  func shortText() {
    let row = Self.row([Self.text(10), Self.button(80)])
    #expect(frames(row, width: 12 + 50 + 10 + 80)[0].minY == 4)
    #expect(frames(row, width: 12 + 50 + 10 + 79)[0].minY == 4 + 13.5 + 10)
  }

  @Test("buttons with equal widths form a column if a label doesn't fit")
  func evenButtons() {
    let buttons = [Self.button(40), Self.button(100)]
    #expect(
      frames(Self.row(buttons, .even), width: 12 + 100 + 10 + 100) == [
        OverlayRect(x: 6, y: 4, width: 100, height: 24),
        OverlayRect(x: 116, y: 4, width: 100, height: 24),
      ])
    #expect(
      frames(Self.row(buttons, .even), width: 12 + 100 + 10 + 99) == [
        OverlayRect(x: 6, y: 4, width: 209, height: 24),
        OverlayRect(x: 6, y: 38, width: 209, height: 24),
      ])
  }

  /// A way to wrap a button of 80 points.
  enum Wrapping: CaseIterable {
    case wish, margins, row, column

    @MainActor var node: OverlayNode {
      let button = NarrowRowTests.button(80)
      return switch self {
      case .wish: .box(OverlayNode.Box(button, idealWidth: Length.longest))
      case .margins:
        .box(OverlayNode.Box(button, margins: Insets(top: 0, left: 8, bottom: 0, right: 0)))
      case .row:
        .stack(
          OverlayNode.Stack(.horizontal, spacing: 0, children: [NarrowRowTests.button(8), button]))
      case .column: .stack(OverlayNode.Stack(.vertical, spacing: 0, children: [button, button]))
      }
    }

    /// The width of the buttons, with the space between and around them.
    var width: Double {
      switch self {
      case .wish, .column: 80
      case .margins: 88
      case .row: 24 + 80
      }
    }
  }

  @Test(
    "a wrapper with only buttons moves below a text like a button", arguments: Wrapping.allCases)
  func wrapped(wrapping: Wrapping) {
    let row = Self.row([Self.text(100), wrapping.node])
    let needed = 12 + 200 + 10 + wrapping.width
    #expect(frames(row, width: needed).last?.minX ?? 0 >= 216)
    #expect(frames(row, width: needed).first?.minY ?? 99 < 24)
    #expect(frames(row, width: needed - 1).first?.minY ?? 0 > 40)
  }

  @Test("buttons that fill the width share it equally, or form a column if needed")
  func wishes() {
    let wish = Wrapping.wish.node
    let row = Self.row([wish, wish], spacing: 10)
    #expect(frames(row, width: 12 + 300 + 10).map(\.size.width) == [150, 150])
    let other = OverlayNode.box(OverlayNode.Box(Self.button(140), idealWidth: Length.longest))
    let unlike = Self.row([wish, other], spacing: 10)
    #expect(frames(unlike, width: 12 + 300 + 10).map(\.size.width) == [150, 150])
    #expect(frames(unlike, width: 12 + 240 + 10).map(\.size.width) == [100, 140])
    let beside = Self.row([Self.text(10), wish, other], spacing: 10)
    #expect(frames(beside, width: 12 + 50 + 300 + 20).map(\.size.width) == [150, 150])
    // An ideal width yields to the text, and is used if there is enough space.
    let wide = OverlayNode.box(OverlayNode.Box(Self.button(80), idealWidth: 200))
    let text = Self.row([Self.text(100), wide], spacing: 10)
    #expect(frames(text, width: 12 + 200 + 10 + 80).map(\.size.width) == [80])
    #expect(frames(text, width: 12 + 500 + 10 + 200).map(\.size.width) == [200])
    let stacked = frames(row, width: 12 + 160)
    #expect(stacked.map(\.minX) == [6, 6] && stacked.map(\.size.width) == [160, 160])
    #expect(stacked[1].minY == stacked[0].maxY + 10)
  }

  @Test("a row of buttons without labels becomes a column if it's too wide")
  func icons() {
    let button = OverlayNode.button(
      OverlayNode.Button(
        label: OverlayNode.Text(""), icon: OverlayNode.Image(.glyph(.close)), description: "Close"))
    let row = Self.row(Array(repeating: button, count: 8))
    let width = NodeLayout.size(of: row, width: .infinity).width
    #expect(Set(frames(row, width: width).map(\.minY)).count == 1)
    let column = frames(row, width: 200)
    #expect(Set(column.map(\.minX)).count == 1 && Set(column.map(\.minY)).count == 8)
    // Next to a text, they stay in the row.
    let beside = Self.row([Self.text(100), button])
    #expect(frames(beside, width: 200)[0].maxX <= 194)
  }

  @Test("a box with a width is no wider than its space")
  func wide() {
    let box = OverlayNode.box(OverlayNode.Box(Self.row([Self.button(80)]), width: 400))
    #expect(NodeLayout.size(of: box, width: 320).width == 320)
    #expect(NodeLayout.size(of: box, width: 500).width == 400)
  }

  @Test("an alert's buttons in a column start at the bottom")
  func upward() {
    let row = Self.row([Self.button(40), Self.button(100)], .even, upward: true)
    #expect(
      frames(row, width: 150) == [
        OverlayRect(x: 6, y: 38, width: 138, height: 24),
        OverlayRect(x: 6, y: 4, width: 138, height: 24),
      ])
    #expect(frames(row, width: 300).map(\.minX) == [6, 155])
  }

  @Test("a divider between two buttons is horizontal if they form a column")
  func divided() {
    let row = Self.row(
      [Self.button(40), .divider(OverlayNode.Divider()), Self.button(100)], .even, spacing: 0)
    #expect(
      frames(row, width: 150) == [
        OverlayRect(x: 6, y: 4, width: 138, height: 24),
        OverlayRect(x: 6, y: 29, width: 138, height: 24),
      ])
    #expect(NodeLayout.size(of: row, width: 150) == OverlaySize(width: 150, height: 57))
  }

  @Test("spacers and dividers next to buttons are omitted below a text")
  func gaps() {
    let spaced = Self.row([.spacer(OverlayNode.Spacer()), Self.button(80), Self.button(80)])
    #expect(frames(spaced, width: 112).map(\.minY) == [4, 38])
    let divided = Self.row([Self.text(30), .divider(OverlayNode.Divider()), Self.button(80)])
    #expect(NodeLayout.size(of: divided, width: 112).height == 8 + 27 + 10 + 24)
  }

  @Test("a column fills a taller row, or is aligned within the row")
  func higherThanNeeded() {
    func frames(_ alignment: OverlayNode.Stack.Alignment) -> [OverlayRect] {
      NodeLayout.frames(
        of: .button, in: Self.row([Self.text(20), Self.button(80)], alignment),
        filling: OverlayRect(x: 0, y: 0, width: 112, height: 80))
    }
    // The text, the gap and the button need 47.5 of 72 points.
    #expect(frames(.leading) == [OverlayRect(x: 26, y: 27.5, width: 80, height: 24)])
    #expect(frames(.center) == [OverlayRect(x: 26, y: 39.75, width: 80, height: 24)])
    #expect(frames(.trailing) == [OverlayRect(x: 26, y: 52, width: 80, height: 24)])
    #expect(frames(.fill)[0].maxY == 76)
  }

  @Test("a label that is wider than the column wraps")
  func wraps() {
    let row = Self.row([Self.text(10), Self.button(180)])
    #expect(
      frames(row, width: 112) == [OverlayRect(x: 6, y: 27.5, width: 100, height: 27)])
  }

  @Test("an icon stays next to the text above buttons that fit, and moves last")
  func iconAndButtons() {
    let icon = OverlayNode.image(OverlayNode.Image(.glyph(.close), size: 20))
    let row = Self.row([icon, Self.text(30), Self.button(80), Self.button(60)])
    #expect(
      frames(row, width: 232) == [
        OverlayRect(x: 76, y: 34, width: 80, height: 24),
        OverlayRect(x: 166, y: 34, width: 60, height: 24),
      ])
    #expect(NodeLayout.size(of: row, width: 232) == OverlaySize(width: 232, height: 62))
    #expect(
      frames(row, width: 132) == [
        OverlayRect(x: 46, y: 71, width: 80, height: 24),
        OverlayRect(x: 66, y: 105, width: 60, height: 24),
      ])
  }

  @Test("an image moves above a text that would be narrower than 120 points")
  func imageAbove() {
    let icon = OverlayNode.image(OverlayNode.Image(.glyph(.close), size: 30))
    func size(_ letters: Int, _ width: Double) -> OverlaySize {
      NodeLayout.size(of: Self.row([icon, Self.text(letters)]), width: width)
    }
    #expect(size(100, 12 + 30 + 10 + 120) == OverlaySize(width: 172, height: 8 + 5 * 13.5))
    #expect(size(100, 12 + 30 + 10 + 119) == OverlaySize(width: 171, height: 8 + 30 + 10 + 54))
    #expect(size(8, 12 + 30 + 10 + 40).height == 8 + 30)
    #expect(size(8, 12 + 30 + 10 + 39).height == 8 + 30 + 10 + 13.5)
    let trailing = NodeLayout.size(of: Self.row([Self.text(100), icon]), width: 171)
    #expect(trailing == size(100, 171))
  }

  @Test("a glyph grows with the text, up to twice its size, and an image file doesn't")
  func imageSize() {
    let glyph = OverlayNode.Image(.glyph(.close), size: 20)
    #expect(
      [1, 1.5, 2, 3].map { scale in glyph.size(scaledBy: { $0 * scale }).width } == [
        20, 30, 40, 40,
      ])
    #expect(OverlayNode.Image(.file("x"), size: 20).size(scaledBy: { $0 * 3 }).width == 20)
  }

  @Test("a button without a label stays in the row, and so do texts")
  func rowsThatStay() {
    let cross = OverlayNode.button(
      OverlayNode.Button(
        label: OverlayNode.Text(""), icon: OverlayNode.Image(.glyph(.close)), style: .plain,
        description: "Close"))
    #expect(frames(Self.row([Self.text(100), cross]), width: 100)[0].maxX == 94)
    let texts = Self.row([Self.text(100), Self.text(100)])
    #expect(NodeLayout.size(of: texts, width: 100).height == 8 + 13 * 13.5)
  }

  @Test(
    "labels don't wrap in a row, and buttons stay inside the row's width",
    arguments: 0..<UInt64(300))
  func random(seed: UInt64) {
    var random = SplitMix(state: seed)
    let widths = (0..<Int.random(in: 1...3, using: &random)).map { _ in
      Double(Int.random(in: 5...40, using: &random)) * 5
    }
    var children = widths.map { Self.button($0) }
    if Bool.random(using: &random) {
      children.insert(Self.text(Int.random(in: 1...100, using: &random)), at: 0)
    }
    let row = Self.row(
      children, [.center, .even, .fill].randomElement(using: &random) ?? .center,
      upward: Bool.random(using: &random))
    let width = Double(Int.random(in: 60...600, using: &random))
    let frames = frames(row, width: width)
    #expect(frames.count == widths.count)
    for (frame, natural) in zip(frames, widths) {
      #expect(frame.minX >= 6 && frame.maxX <= width - 6, "\(frames) in \(width)")
      #expect(frame.size.width >= min(max(natural, 24), width - 12), "\(frames) in \(width)")
    }
  }
}
