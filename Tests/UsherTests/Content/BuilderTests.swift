import Testing
import UsherCore
import UsherTesting

@testable import Usher

@Suite("Content in SwiftUI's syntax")
@MainActor
struct BuilderTests {
  @Test("a row with an icon, texts and a button becomes a padded tree of nodes")
  func tree() {
    let content = Overlay {
      HStack(spacing: 12) {
        Image(.glyph(.envelope))
        VStack(alignment: .leading, spacing: 4) {
          Text("New letter").bold()
          "From Ada"
        }
        Spacer()
        Button("Open") {}
      }
    }.content
    #expect(
      "\(Outline(root: content.root))" == """
        horizontal spacing 12.0 center padding 14.0 16.0 14.0 16.0
          image glyph envelope 24.0 label
          vertical spacing 4.0 leading padding 0.0 0.0 0.0 0.0
            text "New letter" 15.0 bold label
            text "From Ada" 15.0 regular label
          spacer 0.0 flexible
          button "Open" accent dismisses
        """)
    #expect(content.style == .card)
  }

  @Test("buttons can have a shape, and an icon button can be a circle")
  func buttonShapes() {
    let content = Overlay {
      Button("Open") {}.buttonBorderShape(.capsule)
      Button {
      } label: {
        Image(.glyph(.xmark), label: "Close")
      }.buttonBorderShape(.circle)
      Button("Save") {}.buttonStyle(.borderedProminent).buttonBorderShape(.roundedRectangle())
    }.content
    let styles = content.root.buttons.map(\.style)
    #expect(styles.map(\.cornerRadius) == [10_000, 10_000, 10])
    let icon = content.root.buttons[1].icon?.size ?? .zero
    #expect(icon.width + 2 * styles[1].padding.left == 36)
    #expect(icon.height + 2 * styles[1].padding.top == 36)
    #expect(styles[0].padding == OverlayNode.ButtonStyle.bordered.padding)
    #expect(styles[2].background == .accentFill)
  }

  @Test(
    "elements in a ZStack follow its alignment",
    arguments: [
      (OverlayAlignment.topLeading, 0, 0), (.center, 0.5, 0.5), (.bottomTrailing, 1, 1),
      (.bottomLeading, 0, 1), (.trailing, 1, 0.5),
    ] as [(OverlayAlignment, Double, Double)])
  func depth(alignment: OverlayAlignment, x: Double, y: Double) throws {
    let stage = Stage()
    let handle = stage.presenter.present {
      ZStack(alignment: alignment) {
        Image(.glyph(.envelope)).frame(width: 200, height: 100)
        Button("A") {}
      }
    }
    stage.advance(1000)
    let frame = try #require(stage.host.scene.overlays.first).currentFrame
    let button = try #require(stage.host.buttonFrames(of: handle.id).first)
    let whole = OverlayRect(
      x: frame.minX + 16, y: frame.minY + 14, width: frame.size.width - 32, height: 100)
    #expect(frame.size.height == 128)
    #expect(abs(button.minX - whole.minX - x * (whole.size.width - button.size.width)) <= 1)
    #expect(abs(button.minY - whole.minY - y * (100 - button.size.height)) <= 1)
  }

  @Test("an accessibility label reaches the control or image inside a frame or background")
  func label() {
    let content = Overlay {
      Button {
      } label: {
        Image(.glyph(.xmark))
      }.frame(width: 32, height: 32).cornerRadius(16).accessibilityLabel("Close offer")
      Image(.glyph(.envelope)).background(.fill).accessibilityLabel("Letter")
    }.content
    #expect(content.root.buttons.map(\.description) == ["Close offer"])
    guard case .stack(let stack) = content.root, case .box(let box) = stack.children[1],
      case .image(let image) = box.child
    else {
      Issue.record("\(Outline(root: content.root))")
      return
    }
    #expect(image.label == "Letter")
  }

  @Test("a color can be created from its components")
  func color() {
    #expect(
      Color(red: 1, green: 0.5, blue: 0, opacity: 0.5)
        == AdaptiveColor(RGBA(red: 1, green: 0.5, blue: 0, alpha: 0.5)))
  }

  @Test("elements with conditions and loops form a column")
  func column() {
    let (isShown, title) = (false, "one")
    let content = Overlay {
      title
      if isShown { "hidden" }
      if isShown { "hidden" } else { Divider() }
      for number in 2...3 { "\(number)" }
      ForEach([4, 5]) { Text("\($0)") }
      switch isShown {
      case true: "hidden"
      case false: "end"
      }
    }.content
    #expect(
      "\(Outline(root: content.root))" == """
        vertical spacing 8.0 center padding 14.0 16.0 14.0 16.0
          text "one" 15.0 regular label
          divider 1.0 separator
          text "2" 15.0 regular label
          text "3" 15.0 regular label
          text "4" 15.0 regular label
          text "5" 15.0 regular label
          text "end" 15.0 regular label
        """)
  }

  @Test("modifiers apply to all elements inside, and inner modifiers win")
  func inheritance() {
    let element = VStack {
      Text("inherits")
      Text("own").font(.title).foregroundStyle(.danger).lineLimit(1)
      Button("Plain") {}.buttonStyle(.plain)
      Button("Delete", role: .destructive, dismisses: false) {}
      Image(.glyph(.star))
    }.font(.caption).bold().foregroundStyle(.white).lineLimit(2).multilineTextAlignment(.center)
      .buttonStyle(.borderedProminent)
    #expect(
      "\(Outline(root: element.node()))" == """
        vertical spacing 8.0 center padding 0.0 0.0 0.0 0.0
          text "inherits" 12.0 bold white center lines 2
          text "own" 28.0 bold danger center lines 1
          button "Plain" white on clear corners 10.0 height 24.0 padding 5.0 12.0 5.0 12.0 dismisses
          button "Delete" white on #B3261E corners 10.0 height 36.0 padding 5.0 12.0 5.0 12.0 stays
          image glyph star 14.0 white
        """)
  }

  @Test("texts can be italic, underlined and struck through")
  func runs() {
    guard
      case .text(let text) = Text("old").italic().underline().strikethrough().node(),
      case .text(let plain) = Text("new").node()
    else {
      Issue.record("no texts")
      return
    }
    #expect(text.font.isItalic && !plain.font.isItalic)
    #expect(
      text.runs == [OverlayNode.Text.Run("old", isUnderlined: true, isStruckThrough: true)])
    #expect(plain.runs == [OverlayNode.Text.Run("new")])
  }

  @Test("a font keeps its weight unless a weight is set")
  func weight() {
    let texts = [
      Text("a").font(.headline), Text("b").font(.headline).fontWeight(.light),
      Text("c").fontWeight(.light).font(.system(size: 20, weight: .black)),
    ].map { "\(Outline(root: $0.node()))" }
    #expect(
      texts == [
        #"text "a" 17.0 semibold label"#, #"text "b" 17.0 light label"#,
        #"text "c" 20.0 light label"#,
      ])
  }

  @Test("a size or surface modifier changes an element's box or adds a box")
  func boxes() {
    let elements: [(OverlayElement, String)] = [
      (
        Text("x").padding(4).background(.danger).cornerRadius(6),
        "box width -1.0 height -1.0 padding 4.0 4.0 4.0 4.0 styled"
      ),
      (
        Text("x").background(.danger).padding(4),
        "box width -1.0 height -1.0 padding 0.0 0.0 0.0 0.0 margins 4.0 4.0 4.0 4.0 styled"
      ),
      (
        Text("x").frame(width: 40, height: 20).opacity(0.5),
        "box width 40.0 height 20.0 padding 0.0 0.0 0.0 0.0 opacity 0.5"
      ),
      (Image(.glyph(.star)).frame(height: 40), "image glyph star 40.0 label"),
      (
        HStack {}.padding(.horizontal, 8),
        "horizontal spacing 8.0 center padding 0.0 8.0 0.0 8.0"
      ),
      (
        Button("OK") {}.frame(maxWidth: .infinity),
        "box width -1.0 height -1.0 padding 0.0 0.0 0.0 0.0 usually 10000.0 wide"
      ),
      (
        Text("x").border(.white).opacity(.nan),
        "box width -1.0 height -1.0 padding 0.0 0.0 0.0 0.0 styled"
      ),
    ]
    for (element, outline) in elements {
      #expect(
        "\(Outline(root: element.node()))".split(separator: "\n").first.map(String.init) == outline)
    }
  }

  @Test("corners and a border apply to the element's own surface")
  func surface() {
    let element = Text("x").background(.danger).cornerRadius(6).border(.white, width: 2)
    guard case .box(let box) = element.node() else {
      Issue.record("no box")
      return
    }
    #expect(
      box.style
        == OverlayStyle(
          background: .color(.danger), cornerRadius: 6, border: OverlayBorder(.white, width: 2),
          shadow: nil, clipsContent: true))
    guard case .box(let clipped) = Image(.glyph(.star)).clipShape(Circle()).node() else {
      Issue.record("no box")
      return
    }
    #expect(
      clipped.style
        == OverlayStyle(
          background: .clear, cornerRadius: 10_000, shadow: nil, clipsContent: true))
  }

  @Test("a single element with its own padding gets no other padding, even if it's 0")
  func ownPadding() {
    for points in [0.0, 3] {
      let content = Overlay { VStack { "x" }.padding(points).bold() }.content
      guard case .stack(let stack) = content.root else {
        Issue.record("no stack")
        return
      }
      #expect(stack.padding == Insets(horizontal: points, vertical: points))
    }
  }

  @Test("a single element with a background replaces the card")
  func ownSurface() {
    let content = Overlay { Text("x").padding().background(.danger) }.content
    guard case .box(let box) = content.root else {
      Issue.record("no box")
      return
    }
    #expect(content.style == .clear && box.margins == .zero)
  }

  @Test("a button's label has the first icon and all texts of its elements")
  func buttonLabel() {
    let element = Button {
    } label: {
      Label("Send", systemImage: "paperplane")
      "now"
    }
    #expect(
      "\(Outline(root: element.node()))"
        == "button \"Send now\" accent icon icon(\"paperplane\") 17.0 accent dismisses")
  }

  @Test(
    "a border or corners alone keep the card, and an icon's label doesn't replace a button's title")
  func borderAlone() {
    #expect(Overlay { Text("x").border(.red) }.content.style == .card)
    #expect(Overlay { Image(.glyph(.star)).cornerRadius(4) }.content.style == .card)
    let button = Button(action: {}) {
      Image(.glyph(.star), label: "Star")
      "Favorite"
    }
    let icon = Button(action: {}) { Image(.glyph(.star), label: "Star") }
    #expect([button, icon].map { $0.node().buttons[0].description } == [nil, "Star"])
  }

  @Test("a field's placeholder keeps its color")
  func placeholder() {
    let field = TextField("Name", text: ObservableValue("")).foregroundStyle(.red).node().fields[0]
    #expect(field.color == .red && field.placeholder.color == .secondaryLabel)
  }

  @Test("buttons in a disabled element can't be pressed")
  func disabled() {
    let mustWait = ObservableValue(true)
    let root = Overlay {
      VStack { Button("A") {} }.disabled()
      Button("B") {}.disabled(false)
      Button("C") {}.disabled(mustWait)
    }.content.root
    #expect(root.buttons.map(\.isPressable) == [false, true, false])
    mustWait.value = false
    #expect(root.buttons.map(\.isPressable) == [false, true, true])
  }

  @Test("accessibility labels and identifiers reach every kind of element")
  func accessibility() {
    let (text, done) = (ObservableValue(""), ObservableValue(0.5))
    let root = Overlay {
      Image(.glyph(.star)).accessibilityLabel("Star").accessibilityIdentifier("image")
      Text("x").accessibilityLabel("ignored").accessibilityIdentifier("text")
      Button("+") {}.accessibilityLabel("Add").accessibilityIdentifier("button")
      TextField("Name", text: text).accessibilityLabel("Full name")
        .accessibilityIdentifier("field")
      ProgressView("Sending", value: done)
      ProgressView(value: 2).accessibilityLabel("Done")
      ProgressView("Waiting")
    }.content.root
    var found: [String] = []
    func look(at node: OverlayNode) {
      switch node {
      case .image(let image): found.append("\(image.label ?? "-") \(image.identifier ?? "-")")
      case .text(let text): found.append("\(text.string) \(text.identifier ?? "-")")
      case .button(let button):
        found.append("\(button.description ?? "-") \(button.identifier ?? "-")")
      case .field(let field): found.append("\(field.description) \(field.identifier ?? "-")")
      case .progress(let bar): found.append("\(bar.description) \(bar.share(timeLeft: nil))")
      case .activity(let activity): found.append(activity.description)
      default: node.children.forEach(look)
      }
    }
    look(at: root)
    #expect(
      found == [
        "Star image", "x text", "Add button", "Full name field", "Sending -", "Sending 0.5",
        "Done 1.0", "Waiting", "Waiting -",
      ])
  }

  @Test("added texts form one text, and each part keeps its style")
  func sentence() {
    let overlay = Overlay {
      (Text("Order ") + Text("4521").bold().foregroundStyle(.orange) + " is on its way")
        .font(.footnote).lineLimit(2)
      Text("Paid: ") + Image(.glyph(.checkmark))
    }
    guard case .stack(let column) = overlay.content.root, case .text(let text) = column.children[0],
      case .stack(let row) = column.children[1]
    else {
      Issue.record("no column of a text and a row")
      return
    }
    #expect(text.runs.map(\.string) == ["Order ", "4521", " is on its way"])
    #expect(text.runs.map { ($0.font ?? text.font).weight } == [.regular, .bold, .regular])
    #expect(text.runs.map { ($0.font ?? text.font).size } == [13, 13, 13])
    #expect(text.runs.map { $0.color ?? text.color } == [.label, .orange, .label])
    #expect(text.lineLimit == 2 && row.children.count == 2 && row.spacing == 0)
  }
}
