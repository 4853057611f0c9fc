import Testing
import Usher
import UsherTesting

@testable import GalleryModel

@Suite("A timeline")
@MainActor
struct TimelineTests {
  private let clock = ManualClock()
  private let host: HeadlessHost
  private let presenter: Presenter
  private let recorder: TimelineRecorder

  init() {
    host = HeadlessHost(clock: clock)
    presenter = Presenter(host: host)
    presenter.onProblem = { _ in }
    recorder = TimelineRecorder(presenter: presenter)
  }

  /// A preset with an entrance and an exit of a quarter of a second.
  private func plain(_ duration: OverlayDuration = .seconds(1)) -> OverlayPreset {
    OverlayPreset().duration(duration).entrance(.fadeIn).exit(.fadeIn)
  }

  private func watch(for duration: Duration) {
    for _ in 0..<Int(duration / .milliseconds(250)) {
      clock.advance(by: .milliseconds(250))
      recorder.look(at: clock.now)
    }
  }

  private func show(_ title: String, _ preset: OverlayPreset) -> PresentationHandle {
    let handle = presenter.present(.notification(title: title), using: preset)
    recorder.follow(handle, as: title)
    recorder.look(at: clock.now)
    return handle
  }

  /// The rows as text, with times in milliseconds.
  private var rows: [String] {
    func time(_ moment: Instant) -> String { "\(moment.nanoseconds / 1_000_000)" }
    return recorder.timeline.rows.map { row in
      let spans = row.spans.map { span in
        "\(time(span.start))-\(time(span.end)) \(span.state)"
          + (span.reason.isEmpty ? "" : " (\(span.reason))")
      }
      let end = row.end.map { ["\(time($0.moment)) \($0.reason)"] } ?? []
      return "\(row.title): " + (spans + end).joined(separator: ", ")
    }
  }

  @Test("a timeline ignores reports about an ended request")
  func afterTheEnd() {
    var timeline = Timeline()
    timeline.noteEnd(of: OverlayID(1), "Refused", "lane full", at: .origin)
    timeline.note(OverlayID(1), "Refused", .entering, "", at: .origin)
    timeline.note(OverlayID(2), "Shown", .entering, "", at: .origin)
    timeline.noteEnd(of: OverlayID(2), "Shown", "timed out", at: .origin)
    let ended = timeline.rows
    timeline.note(
      OverlayID(2), "Shown", .leaving, "", at: Instant.origin.advanced(by: .seconds(1)))
    #expect(timeline.rows == ended)
    #expect(ended.map(\.spans.count) == [0, 1])
  }

  @Test("a timeline contains each request's states, waits and wait reasons")
  func queue() {
    _ = show("First", plain())
    _ = show("Second", plain())
    watch(for: .seconds(4))
    #expect(
      rows == [
        "First: 0-250 entering (its turn came), 250-1250 resting, "
          + "1250-1500 leaving (timed out), 1500 timed out",
        "Second: 0-1500 waiting (lane full: First), 1500-1750 entering (its turn came), "
          + "1750-2750 resting, 2750-3000 leaving (timed out), 3000 timed out",
      ])
  }

  @Test("a timeline names the overlays of another lane that a request waits for")
  func otherLane() {
    presenter.configure(LaneID(1), LaneSettings(takesTurnsWith: .main))
    _ = show("First", plain())
    _ = show("Second", plain().queue(LaneID(1)))
    watch(for: .seconds(2))
    #expect(
      rows == [
        "First: 0-250 entering (its turn came), 250-1250 resting, "
          + "1250-1500 leaving (timed out), 1500 timed out",
        "Second: 0-1500 waiting (a lane that takes turns with its lane shows First), "
          + "1500-1750 entering (its turn came), 1750-2000 resting",
      ])
  }

  @Test("a timeline names the replaced overlay and a refusal's reason")
  func reasons() {
    _ = show("Shown", plain(.seconds(2)))
    watch(for: .milliseconds(500))
    let alert = plain().replacesCurrent(restoring: true)
    _ = show("Alert", alert)
    _ = show("Weak", alert.priority(.low))
    watch(for: .milliseconds(500))
    #expect(
      rows == [
        "Shown: 0-250 entering (its turn came), 250-500 resting, "
          + "500-750 leaving (replaced, will return), "
          + "750-1000 waiting (was replaced; lane full: Alert)",
        "Alert: 500-750 entering (it replaced Shown), 750-1000 resting",
        "Weak: 500 refused: Alert is shown and has a higher priority",
      ])
  }

  @Test("a timeline names the attention that pauses a countdown")
  func holds() throws {
    let handle = show("Held", plain())
    watch(for: .milliseconds(500))
    HostConnection(to: presenter).attentionChanged(.hover, of: handle.id, isPresent: true)
    watch(for: .milliseconds(500))
    let spans = try #require(recorder.timeline.rows.first).spans
    #expect(spans.map(\.reason) == ["its turn came", "", "held by hover"])
    #expect(spans.map(\.state) == [.entering, .resting, .held])
  }

  @Test("a timeline finds requests that weren't reported, and uses their first text as a name")
  func found() {
    presenter.present(.notification(title: "Found", text: "somewhere"))
    recorder.look(at: clock.now)
    #expect(rows == ["Found: 0-0 entering (its turn came)"])
  }

  @Test("clearing a timeline removes ended requests")
  func clear() {
    _ = show("Gone", plain(.seconds(0)))
    watch(for: .seconds(2))
    _ = show("There", plain())
    recorder.clear()
    recorder.look(at: clock.now)
    #expect(recorder.timeline.rows.map(\.title) == ["There"])
  }
}
