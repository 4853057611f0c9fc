import Testing
import Usher
import UsherRecording
import UsherTesting

@testable import GalleryModel

@MainActor
@Suite("The story of a recording")
struct ReplayStoryTests {
  @Test("it says who waited for whom, for how long, and why")
  func waiting() throws {
    let host = HeadlessHost()
    let presenter = Presenter(host: host)
    presenter.recording.keepsTitles = true
    for title in ["First", "Second"] {
      presenter.present(
        .notification(title: title).duration(.seconds(1)).entrance(.fadeIn).exit(.fadeOut))
    }
    host.clock.advance(by: .seconds(5))
    let replay = Replay(try Recording(presenter.recording.data()))
    #expect(replay.difference == nil)
    let story = ReplayStory(replay)
    #expect(story.timeline.rows.map(\.title) == ["First", "Second"])
    let second = try #require(story.timeline.rows.last)
    let wait = try #require(second.spans.first)
    #expect(wait.state == .waiting && wait.reason == "lane full: First")
    // The entrance takes a quarter of a second, the rest a second, and the exit a fifth, within one
    // check's interval.
    #expect((1.4...1.55).contains(Double(wait.end.nanoseconds) / 1e9))
    #expect(second.end?.reason == "timed out")
    #expect(story.description.contains("Second\n  0.00 s  waiting: lane full: First\n"))
  }
}
