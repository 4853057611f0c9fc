import Testing
import Usher

@Suite("Pop-ups")
struct PopUpTests {
  private let blue = OverlayStyle(
    background: .color(AdaptiveColor(hex: 0x1A5FB4)), cornerRadius: 25)

  private func popUp(_ position: ThemeImage.Position?) -> OverlayContent {
    .popUp(
      image: position.map {
        ThemeImage(OverlayNode.Image(.glyph(.gift), size: 60), position: $0)
      }, title: OverlayNode.Text("Title"), description: OverlayNode.Text("Description"),
      button: OverlayNode.Button("Got it"), style: blue)
  }

  @Test("the image is 40 points below the edge by default")
  func standard() {
    let content = OverlayContent.popUp(
      image: ThemeImage(OverlayNode.Image(.glyph(.gift), size: 60)),
      title: OverlayNode.Text("Title"),
      description: OverlayNode.Text("Description"), button: OverlayNode.Button("Got it"))
    expect(
      content,
      """
      vertical spacing 20.0 fill padding 40.0 30.0 30.0 30.0
        vertical spacing 0.0 center padding 0.0 0.0 0.0 0.0
          image glyph gift 60.0 label
        vertical spacing 30.0 fill padding 0.0 0.0 0.0 0.0
          vertical spacing 16.0 fill padding 0.0 0.0 0.0 0.0
            text "Title" 15.0 regular label
            text "Description" 15.0 regular label
          vertical spacing 0.0 center padding 0.0 0.0 0.0 0.0
            button "Got it" accent on fill corners 22.5 height 45.0 padding 0.0 30.0 0.0 30.0 dismisses
      """)
    #expect(content.style == .card)
  }

  @Test("a button keeps its background, and is 45 points high with round ends")
  func button() {
    let style = OverlayNode.ButtonStyle(
      background: .accent, pressed: .black, cornerRadius: 1, height: 99)
    let button = OverlayContent.popUp(
      title: OverlayNode.Text("Title"), description: OverlayNode.Text(""),
      button: OverlayNode.Button(label: OverlayNode.Text("Got it"), style: style)
    ).root.buttons.first
    #expect(button?.style.background == .accent)
    #expect(button?.style.pressed == .black)
    #expect(button?.style.height == 45)
    #expect(button?.style.cornerRadius == 22.5)
  }

  @Test("a button's long title wraps")
  func title() {
    let button = OverlayContent.popUp(
      title: OverlayNode.Text("Title"), description: OverlayNode.Text(""),
      button: OverlayNode.Button(label: OverlayNode.Text("Got it")))
    expect(
      button.root.buttons.first.map { .text($0.label) },
      #"text "Got it" 15.0 regular label"#)
  }

  @Test("an overhanging image file has no card")
  func picture() {
    let content = OverlayContent.popUp(
      image: ThemeImage(
        OverlayNode.Image(.file("/a.png"), size: 60, fit: .fill, isRound: true),
        position: .topToTop(offset: -1)),
      title: OverlayNode.Text("Title"), description: OverlayNode.Text(""),
      button: OverlayNode.Button("OK"))
    expect(
      content.root.children.last,
      """
      vertical spacing 0.0 center padding 0.0 0.0 0.0 0.0
        image file("/a.png") 60.0 label
      """)
  }

  @Test("a pop-up without an image has its title 20 points below the edge")
  func withoutImage() {
    guard case .stack(let stack) = popUp(nil).root else { Issue.record("not a stack"); return }
    #expect(stack.padding == Insets(top: 20, left: 30, bottom: 30, right: 30))
    #expect(stack.children.count == 1)
  }

  @Test(
    "an image inside the card is part of the column",
    arguments: [
      (ThemeImage.Position.topToTop(offset: 0), 0.0), (.topToTop(offset: 12), 12),
      (.topToTop(offset: .nan), 0), (.centerToTop(offset: 30), 0), (.centerToTop(offset: 50), 20),
    ])
  func inside(_ position: ThemeImage.Position, _ top: Double) {
    let content = popUp(position)
    guard case .stack(let stack) = content.root else { Issue.record("not a stack"); return }
    #expect(stack.axis == .vertical)
    #expect(stack.padding.top == top)
    #expect(content.style == blue)
  }

  @Test(
    "an overhanging icon has its own card, and the text stays below its inner part",
    arguments: [
      (ThemeImage.Position.topToTop(offset: -20), 20.0, 60.0), (.centerToTop(offset: 0), 30, 50),
      (.centerToTop(offset: 10), 20, 60), (.topToTop(offset: -80), 80, 20),
    ])
  func standingOut(_ position: ThemeImage.Position, _ overhang: Double, _ free: Double) {
    let content = popUp(position)
    expect(
      content,
      """
      depth spacing 8.0 fill padding 0.0 0.0 0.0 0.0
        box width -1.0 height -1.0 padding 0.0 0.0 0.0 0.0 margins \(overhang) 0.0 0.0 0.0 styled
          vertical spacing 20.0 fill padding \(free) 30.0 30.0 30.0
            vertical spacing 30.0 fill padding 0.0 0.0 0.0 0.0
              vertical spacing 16.0 fill padding 0.0 0.0 0.0 0.0
                text "Title" 15.0 regular label
                text "Description" 15.0 regular label
              vertical spacing 0.0 center padding 0.0 0.0 0.0 0.0
                button "Got it" accent on fill corners 22.5 height 45.0 padding 0.0 30.0 0.0 30.0 dismisses
        vertical spacing 0.0 center padding 0.0 0.0 0.0 0.0
          box width -1.0 height -1.0 padding 0.0 0.0 0.0 0.0 styled
            image glyph gift 60.0 label
      """)
    #expect(content.style == .clear)
    guard case .stack(let stack) = content.root, case .box(let box)? = stack.children.first
    else { Issue.record("not a stack"); return }
    #expect(box.style == blue)
    #expect(content.styled(by: OverlayPreset.bottomFloat).style == .clear)
  }
}
