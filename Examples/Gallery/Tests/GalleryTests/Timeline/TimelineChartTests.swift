import Testing
import Usher

@testable import GalleryModel

@Suite("A timeline's chart")
struct TimelineChartTests {
  private static func instant(_ milliseconds: Int64) -> Instant {
    Instant(nanoseconds: milliseconds * 1_000_000)
  }

  /// A width at which 10 seconds take 100 points.
  private static let width = 360.0 + 40

  @Test("a chart has a row for each request, and bars as long as its states took")
  func rows() {
    var timeline = Timeline()
    timeline.note(OverlayID(1), "One", .entering, "its turn came", at: Self.instant(1000))
    timeline.note(OverlayID(2), "Two", .waiting, "behind One", at: Self.instant(1000))
    timeline.note(OverlayID(1), "One", .resting, "", at: Self.instant(2000))
    timeline.noteEnd(of: OverlayID(1), "One", "timed out", at: Self.instant(4000))
    timeline.note(OverlayID(2), "Two", .waiting, "behind One", at: Self.instant(4000))
    let chart = TimelineChart(timeline, width: Self.width, span: .seconds(14))
    #expect(chart.size == OverlaySize(width: 400, height: 24 + 2 * 30))
    #expect(chart.names.map(\.text) == ["One", "Two"])
    #expect(
      chart.bars == [
        TimelineChart.Bar(
          frame: OverlayRect(x: 150, y: 29, width: 10, height: 20), state: .entering,
          text: "its turn came"),
        TimelineChart.Bar(
          frame: OverlayRect(x: 160, y: 29, width: 20, height: 20), state: .resting, text: ""),
        TimelineChart.Bar(
          frame: OverlayRect(x: 150, y: 59, width: 30, height: 20), state: .waiting,
          text: "behind One"),
      ])
    #expect(
      chart.ends == [
        TimelineChart.Words(
          text: "timed out", frame: OverlayRect(x: 186, y: 24, width: 214, height: 30))
      ])
    #expect(chart.ticks.first == TimelineChart.Tick(x: 150, text: "0 s"))
    #expect(chart.ticks.last == TimelineChart.Tick(x: 290, text: "14 s"))
  }

  @Test("a chart leaves out states that lie too far back")
  func window() {
    var timeline = Timeline()
    timeline.note(OverlayID(1), "Old", .resting, "", at: Self.instant(0))
    timeline.noteEnd(of: OverlayID(1), "Old", "timed out", at: Self.instant(1000))
    timeline.note(OverlayID(2), "New", .resting, "", at: Self.instant(2000))
    timeline.note(OverlayID(2), "New", .resting, "", at: Self.instant(24_000))
    let chart = TimelineChart(timeline, width: Self.width, span: .seconds(14))
    #expect(chart.names.map(\.text) == ["New"])
    #expect(chart.bars.map(\.frame) == [OverlayRect(x: 150, y: 29, width: 140, height: 20)])
    #expect(chart.ticks.first == TimelineChart.Tick(x: 150, text: "10 s"))
  }

  @Test("a chart of nothing is empty, with room for a line")
  func empty() {
    let chart = TimelineChart(Timeline(), width: 0)
    #expect(chart.bars == [])
    #expect(chart.size == OverlaySize(width: 400, height: 54))
  }
}
