import Testing
import Usher
import UsherTesting

@testable import GalleryModel

@Suite("Choices on the gallery's pages")
@MainActor
struct PageChoiceTests {
  @Test("only the pages about pace and language have a choice")
  func sections() {
    let presenter = Presenter(host: HeadlessHost())
    let titles = Section.allCases.compactMap {
      PageChoice.choice(on: $0, for: presenter)?.title
    }
    #expect(titles == ["Your patience", "Language"])
  }

  @Test("the patience ranges from one to ten times, and then is endless")
  func timeoutScale() throws {
    let presenter = Presenter(host: HeadlessHost())
    let choice = try #require(PageChoice.choice(on: .pace, for: presenter))
    #expect(choice.selected == 0)
    var values: [TimeoutScale] = []
    for index in choice.options.indices {
      choice.select(index)
      #expect(choice.selected == index)
      values.append(presenter.timeoutScale)
    }
    #expect(values == (1...10).map { .times(Double($0)) } + [.endless])
    presenter.timeoutScale = .times(1.5)
    #expect(choice.selected == nil)
  }

  @Test("choosing a language changes the language of the messages")
  func languages() async throws {
    try await Presenter.withOwnDefault {
      let host = HeadlessHost()
      let presenter = Presenter(host: host)
      let choice = try #require(PageChoice.choice(on: .words, for: presenter))
      #expect(choice.selected == 0)
      var seen: [[String]] = []
      for index in choice.options.indices {
        choice.select(index)
        try Preset.named("words-message").present(by: presenter)
        host.clock.advance(by: .seconds(1))
        seen += host.visibleTexts
        presenter.dismissAll()
        host.clock.advance(by: .seconds(1))
      }
      #expect(
        seen
          == OverlayStrings.Language.allCases.map { language in
            let words = OverlayStrings(language)
            return [words[.notDone], words[.retry]]
          })
    }
  }

  @Test("a page found by a filter keeps its choice")
  func found() throws {
    let choice = try #require(
      PageChoice.choice(on: .words, for: Presenter(host: HeadlessHost())))
    let entry = Contents.Entry("Plurals", note: "Each number takes its own form.") {}
    let page = Contents.Page("Words", note: "Texts.", entries: [entry], choice: choice)
    let contents = Contents(groups: [Contents.Group("All", [page])])
    #expect(contents.pages(foundBy: "plural").map { $0.choice === choice } == [true])
  }

  @Test("observers of a choice are called if the user or a preset chooses an option")
  func followers() async throws {
    let host = HeadlessHost()
    let presenter = Presenter(host: host)
    let choice = try #require(PageChoice.choice(on: .pace, for: presenter))
    var heard: [Int?] = []
    let number = choice.follow { heard.append($0) }
    choice.select(2)
    _ = try Preset.named("pace-endless").begin(by: presenter)
    try await host.clock.wait { presenter.isShowing }
    choice.refresh()
    #expect(heard == [2, 10])
    presenter.dismissAll()
    host.clock.advance(by: .seconds(1))
    try await host.clock.wait { presenter.timeoutScale != .endless }
    choice.refresh()
    choice.unfollow(number)
    choice.select(0)
    #expect(heard == [2, 10, 2])
  }
}
