import Testing
@_spi(Facades) import Usher

@Suite("Banners in OwlBanners")
struct BannerTests {
  @Test("an icon is at the far side of a centered title")
  func everything() {
    let content = OverlayContent.banner(.error, title: "#epicfail")
    expect(
      content,
      """
      horizontal spacing 8.0 center padding 8.0 30.0 8.0 8.0
        text "#epicfail" 17.0 regular white center
        image glyph xmark 14.0 white
      """)
    #expect(content.style.shadow == nil)
    #expect(content.style.corners == .none)
  }

  @Test("a notice has no icon, and its font size can be changed")
  func notice() {
    expect(
      .banner(.notice, title: "Hello", size: 13),
      """
      horizontal spacing 8.0 center padding 8.0 30.0 8.0 30.0
        text "Hello" 13.0 regular white center
      """)
  }

  @Test("each kind has its icon, label, text color and lifetime")
  func kinds() {
    let table: [(BannerKind, Glyph?, String, AdaptiveColor, OverlayDuration)] = [
      (.notice, nil, "Notice", .white, .timed(.seconds(2))),
      (.success, .checkmark, "Success", .white, .timed(.seconds(2))),
      (.warning, .warningTriangle, "Warning", .black, .timed(.seconds(2))),
      (.error, .xmark, "Error", .white, .timed(.seconds(2))),
      (.persistentError, .xmark, "Error", .white, .infinite),
      (.info, .infoRing, "Information", .white, .timed(.seconds(2))),
    ]
    for (kind, glyph, label, letters, lifetime) in table {
      #expect(kind.glyph == glyph)
      #expect(kind.label == label)
      #expect(kind.foreground == letters)
      #expect(kind.preset.configuration.lifetime == lifetime)
      let content = OverlayContent.banner(kind, title: "Hello").styled(by: kind.preset)
      #expect(content.style.background == .color(kind.ground))
    }
    #expect(table.map(\.0) == BannerKind.allCases)
  }

  @Test("an icon's label can be changed, for example to another language")
  func iconLabel() {
    func called(_ content: OverlayContent) -> String {
      content.semantics.resolved(for: content.root, as: OverlayConfiguration()).label
    }
    #expect(called(.banner(.success, title: "")) == "Success")
    #expect(called(.banner(.success, title: "", iconLabel: "Erfolg")) == "Erfolg")
    #expect(called(.message(.warning)) == "Warning")
    #expect(called(.message(.warning, iconLabel: "Achtung")) == "Achtung")
  }

  @Test("a banner with a button shows all texts, and its button's label has enough contrast")
  func button() {
    for kind in BannerKind.allCases {
      let banner = Overlay.banner(
        "No connection", text: "Messages wait.", kind: kind, button: .button("Retry") {})
      let content = banner.resolved.content
      #expect(content.root.texts == ["No connection", "Messages wait.", "Retry"])
      let button = content.root.buttons[0]
      let label = button.label.color
      for contrast in Contrast.allCases {
        let traits = Traits(appearance: .light, contrast: contrast)
        let ground = kind.ground.resolved(for: traits)
        let fill = button.style.background.resolved(for: traits).over(ground)
        #expect(label.resolved(for: traits).contrast(with: fill) >= 4.5)
      }
    }
    #expect(Overlay.banner("x").content.root.texts == ["x"])
  }

  @Test("a banner's name depends on its kind and title")
  func names() {
    let names = BannerKind.allCases.flatMap { [$0.name(title: "A"), $0.name(title: "B")] }
    #expect(Set(names).count == 12)
    #expect(names[2] == "success: A")
  }
}
