import Testing
import Usher
import UsherTesting

@Suite("Messages from SwiftMessages")
struct MessageTests {
  private func message(_ layout: MessageLayout) -> OverlayContent {
    .message(
      .error, layout: layout, title: "Title", description: "Description",
      button: OverlayNode.Button("Stop"))
  }
  private static let stop =
    #"button "Stop" #DB2411/#C30C0C on white corners 5.0 height 24.0 padding 7.0 7.0 7.0 7.0 dismisses"#

  @Test("a bar has 5 points between its lines, and cards and tabs have no spacing")
  func rows() {
    for (layout, spacing) in [(MessageLayout.bar, 5), (.card, 0), (.tab(at: .top), 0)] {
      expect(
        message(layout),
        """
        horizontal spacing 10.0 center padding 20.0 20.0 20.0 20.0
          image glyph errorDisc 33.0 white
          scroll -1.0
            vertical spacing \(spacing).0 fill padding 0.0 0.0 0.0 0.0
              text "Title" 17.0 semibold white
              text "Description" 15.0 regular white
          \(Self.stop)
        """)
    }
  }

  @Test("a centered message is a column")
  func column() {
    expect(
      message(.centered),
      """
      vertical spacing 10.0 fill padding 20.0 20.0 20.0 20.0
        scroll -1.0
          vertical spacing 10.0 fill padding 0.0 0.0 0.0 0.0
            vertical spacing 0.0 center padding 0.0 0.0 0.0 0.0
              image glyph errorDisc 33.0 white
            text "Title" 17.0 semibold white center
            text "Description" 15.0 regular white center
        vertical spacing 0.0 center padding 0.0 0.0 0.0 0.0
          \(Self.stop)
      """)
  }

  @Test("a status line shows only the description")
  func statusLine() {
    expect(
      message(.statusLine),
      """
      vertical spacing 0.0 fill padding 2.0 30.0 2.0 30.0
        text "Description" 12.0 semibold white center
      """)
  }

  @Test(
    "corners follow the layout, or a given radius",
    arguments: [
      (MessageLayout.bar, Corners.none, Corners.all(8)), (.card, .all(15), .all(8)),
      (.tab(at: .top), .bottom(15), .bottom(8)), (.tab(at: .bottom), .top(15), .top(8)),
      (.tab(at: .center), .all(15), .all(8)), (.statusLine, .none, .all(8)),
      (.centered, .all(15), .all(8)),
    ])
  func corners(_ layout: MessageLayout, _ usual: Corners, _ given: Corners) {
    #expect(message(layout).style.corners == usual)
    let other = OverlayContent.message(.info, layout: layout, description: "Hello", cornerRadius: 8)
    #expect(other.style.corners == given)
    #expect(other.style.shadow == nil)
  }

  @Test("padding and shadow can be set")
  func surface() {
    let content = OverlayContent.message(
      .info, description: "Hello", iconStyle: .none, padding: Insets(horizontal: 1, vertical: 2),
      castsShadow: true)
    expect(
      content,
      """
      horizontal spacing 10.0 center padding 2.0 1.0 2.0 1.0
        vertical spacing 5.0 fill padding 0.0 0.0 0.0 0.0
          text "Description" 15.0 regular #000000/#FFFFFF
      """.replacing("Description", with: "Hello"))
    #expect(content.style.shadow == .message)
  }

  @Test("each kind has its icon in each style, its label, theme and haptic")
  func kinds() {
    let table: [(OverlayMessageKind, [Glyph], String, MessageTheme, Haptic)] = [
      (.info, [.infoDisc, .infoRing, .info], "Information", .info, .success),
      (.success, [.successDisc, .successRing, .checkmark], "Success", .success, .success),
      (.warning, [.warningDisc, .warningRing, .exclamation], "Warning", .warning, .warning),
      (.error, [.errorDisc, .errorRing, .xmark], "Error", .error, .error),
    ]
    for (kind, glyphs, label, theme, haptic) in table {
      for (style, glyph) in zip(MessageIconStyle.allCases, glyphs.map(Optional.some) + [nil]) {
        let content = OverlayContent.message(kind, title: "Title", iconStyle: style)
        let found = image(in: content)
        #expect(found?.source == glyph.map { .glyph($0) })
        #expect(found?.label == glyph.map { _ in label })
        #expect(found?.size.width == glyph.map { _ in style == .subtle ? 21 : 33 })
        #expect(content.style.background == theme.style.background)
        #expect(content.haptic == haptic)
      }
    }
    #expect(table.map(\.0) == OverlayMessageKind.allCases)
  }

  @Test("an emoji has its own width, and a theme sets other colors")
  func emoji() {
    expect(
      .message(
        title: "Title", icon: .emoji("🦄🦄"),
        button: OverlayNode.Button("Hide"),
        theme: .white(on: .gradient(Background.Gradient(.black, .accent)))),
      """
      horizontal spacing 10.0 center padding 20.0 20.0 20.0 20.0
        box width 96.0 height -1.0 padding 0.0 0.0 0.0 0.0
          text "🦄🦄" 38.0 regular white center lines 1
        scroll -1.0
          vertical spacing 5.0 fill padding 0.0 0.0 0.0 0.0
            text "Title" 17.0 semibold white
        button "Hide" white on fill corners 5.0 height 24.0 padding 7.0 7.0 7.0 7.0 dismisses
      """)
  }

  @Test(
    "a message is announced by its text, or by its emoji if the text is empty",
    arguments: [
      (.bar, "Title", "Words", "Title. Words"), (.bar, "", "Words", "Words"),
      (.statusLine, "Title", "Words", "Words"), (.card, "", "", "🦄"),
    ] as [(MessageLayout, String, String, String)])
  func spoken(_ layout: MessageLayout, _ title: String, _ description: String, _ words: String) {
    let content = OverlayContent.message(
      layout: layout, title: title, description: description, icon: .emoji("🦄"))
    let told = content.semantics.resolved(for: content.root, as: OverlayConfiguration())
    #expect(told.announcement?.words == words)
  }

  @Test(
    "a message's kind is announced first, and an error interrupts",
    arguments: [
      (.info, nil, "Information. Title", .polite), (.error, nil, "Error. Title", .assertive),
      (.error, "Fehler", "Fehler. Title", .assertive),
    ] as [(OverlayMessageKind, String?, String, Semantics.Politeness)])
  func spokenKind(
    _ kind: OverlayMessageKind, _ label: String?, _ words: String,
    _ politeness: Semantics.Politeness
  ) {
    for style in MessageIconStyle.allCases {
      let content = OverlayContent.message(
        kind, title: "Title", iconStyle: style, iconLabel: label)
      let told = content.semantics.resolved(for: content.root, as: OverlayConfiguration())
      #expect(told.announcement == Spoken(words, politeness))
      #expect(told.label == "Title")
    }
  }

  @Test("an empty emoji isn't shown")
  func noEmoji() {
    expect(
      .message(title: "Title", icon: .emoji("")),
      """
      horizontal spacing 10.0 center padding 20.0 20.0 20.0 20.0
        vertical spacing 5.0 fill padding 0.0 0.0 0.0 0.0
          text "Title" 17.0 semibold label
      """)
  }

  @Test("a message's button calls its action")
  @MainActor
  func button() {
    let journal = Journal()
    let content = OverlayContent.message(
      .info, title: "Title",
      button: OverlayNode.Button("Undo", dismisses: false) { journal.note("undone") })
    content.root.buttons.first?.perform(nil)
    #expect(journal.lines == ["undone"])
    #expect(content.root.buttons.first?.dismisses == false)
  }

  private func image(in content: OverlayContent) -> OverlayNode.Image? {
    for case .image(let image) in content.root.children { return image }
    return nil
  }

  @Test(
    "in a low window, a message's text scrolls and its button stays visible",
    .bug("https://github.com/SwiftKickMobile/SwiftMessages/issues/309"),
    arguments: [MessageLayout.bar, .card, .centered]) @MainActor
  func low(layout: MessageLayout) throws {
    let viewport = OverlayViewport(size: OverlaySize(width: 390, height: 200))
    let host = HeadlessHost(viewport: viewport)
    let presenter = Presenter(host: host)
    var pressed = 0
    let handle = presenter.present(
      .message(
        .error, layout: layout, title: "Title",
        description: String(repeating: "word ", count: 200),
        button: OverlayNode.Button("Stop") { pressed += 1 }), as: .lasting)
    host.clock.advance(by: .seconds(2))
    let frame = try #require(host.scene.overlays.first?.frame)
    let button = try #require(host.buttonFrames(of: handle.id).first)
    #expect(frame.minY >= 0 && frame.maxY <= 200)
    #expect(button.minY >= frame.minY && button.maxY <= frame.maxY)
    host.pressButton(0, of: handle.id)
    #expect(pressed == 1)
  }
}
