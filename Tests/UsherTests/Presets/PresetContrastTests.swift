import Testing
import Usher

/// Tests WCAG 2.2, success criteria 1.4.3 and 1.4.11, for all presets with their own colors.
@MainActor
@Suite("Contrast of presets")
struct PresetContrastTests {
  private nonisolated static let traits = Appearance.allCases.flatMap { appearance in
    Contrast.allCases.map { Traits(appearance: appearance, contrast: $0) }
  }

  private static let layouts: [MessageLayout] = [
    .bar, .card, .tab(at: .top), .tab(at: .bottom), .statusLine, .centered,
  ]

  private static var messages: [OverlayContent] {
    layouts.flatMap { layout in
      OverlayMessageKind.allCases.flatMap { kind in
        MessageIconStyle.allCases.map { style in
          OverlayContent.message(
            kind, layout: layout, title: "Title", description: "Description", iconStyle: style,
            button: OverlayNode.Button("Stop"))
        }
      }
    }
  }

  private static var banners: [OverlayContent] {
    BannerKind.allCases.map { .banner($0, title: "Title") }
  }

  private static var themes: [OverlayContent] {
    [MessageTheme.plain, .info, .success, .warning, .error].flatMap { theme in
      [
        OverlayContent.notification(
          icon: .glyph(.bell), title: "Title", description: "Words",
          button: OverlayNode.Button("Open"),
          theme: theme),
        .message(
          title: "Title", description: "Words",
          icon: .glyph(.bell, color: theme.icon), button: OverlayNode.Button("Open"), theme: theme),
        .notification(title: "Title", button: destructive, theme: theme),
        .message(title: "Title", button: destructive, theme: theme),
      ]
    }
  }

  private nonisolated static let destructive = OverlayNode.Button("Delete", isDestructive: true)

  private static var plain: [OverlayContent] {
    let (title, words) = (
      OverlayNode.Text("Title"), OverlayNode.Text("Description", color: .secondaryLabel)
    )
    let image = OverlayNode.Image(.glyph(.bell), color: .accent)
    let bar = ButtonBar([OverlayNode.Button("Cancel"), OverlayNode.Button("OK"), destructive])
    let field = OverlayNode.Field(
      ObservableValue(""), placeholder: OverlayNode.Text("Name", color: .secondaryLabel),
      icon: image,
      error: ObservableValue("Not a name"))
    return [
      .notification(
        icon: .glyph(.bell), title: "Title", description: "Words",
        button: OverlayNode.Button("Open")),
      .notification(image: image, title: title, description: words, auxiliary: words),
      .popUp(
        image: ThemeImage(image), title: title, description: words, button: OverlayNode.Button("OK")
      ),
      .popUp(
        image: ThemeImage(image, position: .centerToTop(offset: 0)), title: title,
        description: words, button: OverlayNode.Button("OK")),
      .alert(image: image, title: title, description: words, bar: bar), .buttonBar(bar),
      .form(title: title, fields: [field], button: OverlayNode.Button("Send")),
      .rating(
        ObservableValue(0), title: title, description: words,
        choices: [.star("Good", title: title, description: words)], bar: bar),
      .note(title, image: image), .note(title, activity: OverlayNode.Activity()),
      .statusBarNote(leading: title, trailing: words),
      .pages(ObservableValue(0), [ContentPage(title: title, body: .text(words), parent: nil)]),
      .message(
        title: "Title", description: "Words", icon: .emoji("🦄"), button: OverlayNode.Button("Hide")),
      .amount(
        ObservableValue(0), title: "How many?", symbol: "🌮", accept: OverlayNode.Button("Get"),
        decline: OverlayNode.Button("Forget")),
      .progress(title, done: ObservableValue(0.5), button: OverlayNode.Button("Stop")),
      .timed(.notification(title: "Title")), .processing(title, description: words),
    ]
  }

  @Test("text has a contrast of at least 4.5, and icons have at least 3", arguments: traits)
  func standard(_ traits: Traits) {
    for content in Self.messages + Self.banners + Self.themes + Self.plain {
      let found = Legibility(traits: traits).complaints(about: content)
      #expect(found.isEmpty, "\(found)")
    }
  }

  @Test("at increased contrast, themed text has a contrast of at least 7")
  func increased() {
    for traits in Self.traits where traits.contrast == .increased {
      for content in Self.messages + Self.banners {
        let found = Legibility(traits: traits, letters: 7).complaints(about: content)
        #expect(found.isEmpty, "\(found)")
      }
    }
  }

  @Test("text is legible on the surface of every preset", arguments: traits)
  func surfaces(_ traits: Traits) {
    for row in ReadyPresetTests.rows {
      let content = OverlayContent.notification(
        icon: .glyph(.bell), title: "Title", description: "Words",
        button: OverlayNode.Button("Open"))
      let found = Legibility(traits: traits).complaints(about: content.styled(by: row.preset))
      #expect(found.isEmpty, "\(row.testDescription) \(found)")
    }
  }

  @Test("illegible text and icons are found")
  func finds() {
    let legibility = Legibility(traits: Traits())
    let pale = OverlayContent(.text(OverlayNode.Text("pale", color: AdaptiveColor(hex: 0xBBBBBB))))
    #expect(legibility.complaints(about: pale).count == 1)
    let icon = OverlayContent(
      .image(OverlayNode.Image(.glyph(.bell), color: AdaptiveColor(hex: 0xBBBBBB))))
    #expect(legibility.complaints(about: icon).count == 1)
    let clear = OverlayContent(.text(OverlayNode.Text("nowhere")), style: .clear)
    #expect(legibility.complaints(about: clear).count == 1)
  }
}
