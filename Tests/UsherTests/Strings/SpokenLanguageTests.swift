import Testing
import Usher
import UsherTesting

@Suite("Announcements in several languages")
@MainActor
struct SpokenLanguageTests {
  /// Runs `body` with isolated strings and returns all announcements.
  private func announced(
    _ words: OverlayStrings?, _ body: @MainActor @Sendable (Stage) -> Void
  ) async -> [String] {
    await Presenter.withOwnDefault { @MainActor in
      if let words { OverlayStrings.current = words }
      let stage = Stage()
      body(stage)
      return stage.announced
    }
  }

  /// An error, merged messages, work with progress, and summaries after quiet.
  ///
  /// The app's own texts are names, which don't depend on the language.
  private static let story: @MainActor @Sendable (Stage) -> Void = { stage in
    let presenter = stage.presenter
    let failure = presenter.present(.message(.error, title: "Ada"), as: .brief)
    stage.advance(3000)
    failure.dismiss()
    stage.advance(3000)

    let merging = OverlayConfiguration(
      identity: .mergeAndCount, lifetime: .infinite, entrance: .tenth, exit: .tenth)
    let merged = presenter.present(.words("Bob"), as: merging, name: "net")
    for _ in 2...100 {
      stage.advance(2500)
      presenter.present(.words("Bob"), as: merging, name: "net")
    }
    stage.advance(2500)
    merged.dismiss()
    stage.advance(3000)

    let amount = ObservableValue(0.0)
    let work = presenter.present(
      OverlayContent(
        .stack(
          OverlayNode.Stack(
            .vertical,
            children: [
              .text(OverlayNode.Text("Eve")),
              .progress(OverlayNode.ProgressBar(.done(amount))),
            ]))), as: .lasting)
    stage.advance(3000)
    amount.value = 0.5
    stage.advance(3000)
    work.dismiss()
    stage.advance(3000)

    for count in [1, 2, 3, 11, 100] {
      let quiet = presenter.quiet(below: .high, then: .summarize)
      for number in 1...count { presenter.present(.words("\(number)"), as: .brief) }
      quiet.end()
      stage.advance(10_000)
    }
  }

  @Test("announcements are in English by default")
  func english() async {
    let said = await announced(nil, Self.story)
    #expect(
      said == [
        "assertive: Error. Ada",
        "polite: Bob", "polite: Bob. 2 times", "polite: Bob. 5 times", "polite: Bob. 10 times",
        "polite: Bob. 100 times",
        "polite: Eve", "polite: 50%",
        "polite: 1 message", "polite: 2 messages", "polite: 3 messages", "polite: 11 messages",
        "polite: 100 messages",
      ])
  }

  @Test("announcements can be in Arabic, with its plurals")
  func arabic() async {
    let said = await announced(OverlayStrings(.arabic), Self.story)
    #expect(
      said == [
        "assertive: خطأ. Ada",
        "polite: Bob", "polite: Bob. مرتان", "polite: Bob. 5 مرات", "polite: Bob. 10 مرات",
        "polite: Bob. 100 مرة",
        "polite: Eve", "polite: 50٪",
        "polite: رسالة واحدة", "polite: رسالتان", "polite: 3 رسائل", "polite: 11 رسالة",
        "polite: 100 رسالة",
      ])
  }

  @Test("Japanese announcements have Japanese punctuation")
  func japanese() async {
    let said = await announced(OverlayStrings(.japanese)) { stage in
      stage.presenter.present(.message(.error, title: "Ada"), as: .brief)
    }
    #expect(said == ["assertive: エラー。Ada"])
  }

  @Test("changing the language affects new content, and existing content keeps its strings")
  func change() async {
    let shown = await Presenter.withOwnDefault { @MainActor in
      let stage = Stage()
      let old = OverlayContent.message(.error, title: "Ada")
      OverlayStrings.current = OverlayStrings(.german)
      let new = OverlayContent.message(.error, title: "Ada")
      stage.presenter.present(old, as: .brief)
      stage.advance(10_000)
      stage.presenter.present(new, as: .brief)
      return stage.announced
    }
    #expect(shown == ["assertive: Error. Ada", "assertive: Fehler. Ada"])
  }

  @Test("strings use the language of the host's system, unless the app has set its own")
  func system() async {
    let languages = await Presenter.withOwnDefault { @MainActor in
      var languages = [OverlayStrings.current.language]
      let arabic = Presenter(host: ForeignHost(["pt", "ar_EG"]))
      languages.append(OverlayStrings.current.language)
      let headless = Presenter(host: HeadlessHost())
      languages.append(OverlayStrings.current.language)
      OverlayStrings.current = OverlayStrings(.spanish)
      let french = Presenter(host: ForeignHost(["fr"]))
      languages.append(OverlayStrings.current.language)
      withExtendedLifetime((arabic, headless, french)) {}
      return languages
    }
    #expect(languages == [.english, .arabic, .arabic, .spanish])
  }

  @Test("labels are in the current language")
  func labels() async {
    let labels = await Presenter.withOwnDefault { @MainActor in
      OverlayStrings.current = OverlayStrings(.french)
      let content = OverlayContent.message(.warning, title: "Ada", closeButton: .always)
      let stage = Stage()
      stage.presenter.present(content, as: .lasting)
      return [content.semantics.kind, HistoryStrings().title, HistoryStrings().times(3)]
    }
    #expect(labels == ["Avertissement", "Messages", "3 fois"])
  }
}
