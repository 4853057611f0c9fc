import Testing
import Usher
import UsherRecording
import UsherTesting

@testable import GalleryModel

@MainActor
@Suite("The story of a recording")
struct ReplayStoryTests {
  @Test("a story contains each request's waits, their durations and reasons")
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
    // The entrance takes 0.25 seconds, the rest 1 second, and the exit 0.2 seconds, within one
    // sample.
    #expect((1.4...1.55).contains(Double(wait.end.nanoseconds) / 1e9))
    #expect(second.end?.reason == "timed out")
    #expect(story.description.contains("Second\n  0.00 s  waiting: lane full: First\n"))
  }
}
