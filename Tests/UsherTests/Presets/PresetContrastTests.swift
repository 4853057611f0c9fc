import Testing
import Usher

/// WCAG 2.2, success criteria 1.4.3 and 1.4.11, of everything that comes with colours of its own.
@MainActor
@Suite("Every preset can be read")
struct PresetContrastTests {
  private nonisolated static let traits = Appearance.allCases.flatMap { appearance in
    Contrast.allCases.map { Traits(appearance: appearance, contrast: $0) }
  }

  private static let layouts: [MessageLayout] = [
    .bar, .card, .tab(at: .top), .tab(at: .bottom), .statusLine, .centered,
  ]

  private static var messages: [Content] {
    layouts.flatMap { layout in
      MessageKind.allCases.flatMap { kind in
        MessageIconStyle.allCases.map { style in
          Content.message(
            kind, layout: layout, title: "Title", description: "Description", iconStyle: style,
            button: Button("Stop"))
        }
      }
    }
  }

  private static var banners: [Content] {
    BannerKind.allCases.map { .banner($0, title: "Title") }
  }

  private static var themes: [Content] {
    [MessageTheme.plain, .info, .success, .warning, .error].flatMap { theme in
      [
        Content.notification(
          icon: .glyph(.bell), title: "Title", description: "Words", button: Button("Open"),
          theme: theme),
        .message(
          title: "Title", description: "Words",
          icon: .glyph(.bell, color: theme.icon), button: Button("Open"), theme: theme),
      ]
    }
  }

  private static var plain: [Content] {
    let (title, words) = (Text("Title"), Text("Description", color: .secondaryLabel))
    let image = Image(.glyph(.bell), color: .accent)
    let bar = ButtonBar([Button("Cancel"), Button("OK")])
    let field = TextField(
      Live(""), placeholder: Text("Name", color: .secondaryLabel), icon: image)
    return [
      .notification(
        icon: .glyph(.bell), title: "Title", description: "Words", button: Button("Open")),
      .notification(image: image, title: title, description: words, auxiliary: words),
      .popUp(image: ThemeImage(image), title: title, description: words, button: Button("OK")),
      .popUp(
        image: ThemeImage(image, position: .centerToTop(offset: 0)), title: title,
        description: words, button: Button("OK")),
      .alert(image: image, title: title, description: words, bar: bar), .buttonBar(bar),
      .form(title: title, fields: [field], button: Button("Send")),
      .rating(
        Live(0), title: title, description: words,
        choices: [.star("Good", title: title, description: words)], bar: bar),
      .note(title, image: image), .note(title, activity: Activity()),
      .statusBarNote(leading: title, trailing: words),
      .pages(Live(0), [ContentPage(title: title, body: .text(words), parent: nil)]),
      .message(title: "Title", description: "Words", icon: .emoji("🦄"), button: Button("Hide")),
      .amount(
        Live(0), title: "How many?", symbol: "🌮", accept: Button("Get"), decline: Button("Forget")),
      .progress(title, done: Live(0.5), button: Button("Stop")),
      .timed(.notification(title: "Title")), .processing(title, description: words),
    ]
  }

  @Test("letters stand out by 4.5 to 1, icons by 3 to 1", arguments: traits)
  func standard(_ traits: Traits) {
    for content in Self.messages + Self.banners + Self.themes + Self.plain {
      let found = Legibility(traits: traits).complaints(about: content)
      #expect(found.isEmpty, "\(found)")
    }
  }

  @Test("at increased contrast the letters of themes stand out by 7 to 1")
  func increased() {
    for traits in Self.traits where traits.contrast == .increased {
      for content in Self.messages + Self.banners {
        let found = Legibility(traits: traits, letters: 7).complaints(about: content)
        #expect(found.isEmpty, "\(found)")
      }
    }
  }

  @Test("the surface of every preset of attributes can be read on", arguments: traits)
  func surfaces(_ traits: Traits) {
    for row in AttributePresetTests.rows {
      let content = Content.notification(
        icon: .glyph(.bell), title: "Title", description: "Words", button: Button("Open"))
      let found = Legibility(traits: traits).complaints(about: content.styled(by: row.attributes))
      #expect(found.isEmpty, "\(row.testDescription) \(found)")
    }
  }

  @Test("letters that cannot be told from their ground are found")
  func finds() {
    let legibility = Legibility(traits: Traits())
    let pale = Content(.text(Text("pale", color: Color(hex: 0xBBBBBB))))
    #expect(legibility.complaints(about: pale).count == 1)
    let icon = Content(.image(Image(.glyph(.bell), color: Color(hex: 0xBBBBBB))))
    #expect(legibility.complaints(about: icon).count == 1)
    let clear = Content(.text(Text("nowhere")), style: .clear)
    #expect(legibility.complaints(about: clear).count == 1)
  }
}
