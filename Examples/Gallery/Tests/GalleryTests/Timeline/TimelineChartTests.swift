import Testing
import Usher

@testable import GalleryModel

@Suite("A timeline's chart")
struct TimelineChartTests {
  private static func instant(_ milliseconds: Int64) -> Instant {
    Instant(nanoseconds: milliseconds * 1_000_000)
  }

  /// A width at which 10 of 24 seconds take 100 points.
  private static let width = 500.0

  @Test("a chart has a row for each request, and bars with the durations of its states")
  func rows() {
    var timeline = Timeline()
    timeline.note(OverlayID(1), "One", .entering, "its turn came", at: Self.instant(1000))
    timeline.note(OverlayID(2), "Two", .waiting, "behind One", at: Self.instant(1000))
    timeline.note(OverlayID(1), "One", .resting, "", at: Self.instant(2000))
    timeline.noteEnd(of: OverlayID(1), "One", "timed out", at: Self.instant(4000))
    timeline.note(OverlayID(2), "Two", .waiting, "behind One", at: Self.instant(4000))
    let chart = TimelineChart(timeline, width: Self.width, span: .seconds(24))
    #expect(chart.size == OverlaySize(width: 500, height: 24 + 2 * 30))
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
          text: "timed out", frame: OverlayRect(x: 186, y: 24, width: 314, height: 30))
      ])
    #expect(chart.ticks.first == TimelineChart.Tick(x: 150, text: "0 s"))
    #expect(chart.ticks.map(\.text) == ["0 s", "5 s", "10 s", "15 s", "20 s"])
    #expect(chart.ticks.last?.x == 350)
  }

  @Test("a chart omits states that are too old")
  func window() {
    var timeline = Timeline()
    timeline.note(OverlayID(1), "Old", .resting, "", at: Self.instant(0))
    timeline.noteEnd(of: OverlayID(1), "Old", "timed out", at: Self.instant(1000))
    timeline.note(OverlayID(2), "New", .resting, "", at: Self.instant(2000))
    timeline.note(OverlayID(2), "New", .resting, "", at: Self.instant(34_000))
    let chart = TimelineChart(timeline, width: Self.width, span: .seconds(24))
    #expect(chart.names.map(\.text) == ["New"])
    #expect(chart.bars.map(\.frame) == [OverlayRect(x: 150, y: 29, width: 240, height: 20)])
    #expect(chart.ticks.first == TimelineChart.Tick(x: 150, text: "10 s"))
  }

  @Test(
    "texts in a chart stay inside and don't overlap, even if the chart is narrow",
    arguments: [0, 280, 300, 348, 400, 517, 700, 1300])
  func room(width: Double) {
    var generator = SeededNumbers(seed: UInt64(width) + 1)
    for _ in 0..<100 {
      var timeline = Timeline()
      var moment: Int64 = 0
      for _ in 0..<Int.random(in: 1...40, using: &generator) {
        moment += Int64.random(in: 0...2500, using: &generator)
        let id = OverlayID(UInt64.random(in: 1...6, using: &generator))
        if Bool.random(using: &generator) {
          timeline.note(id, "Letter", .resting, "its turn", at: Self.instant(moment))
        } else {
          timeline.noteEnd(of: id, "Letter", "timed out", at: Self.instant(moment))
        }
      }
      let span = Duration.seconds(Int.random(in: 1...60, using: &generator))
      let chart = TimelineChart(timeline, width: width, span: span)
      let labels = chart.ticks.map(\.label)
      #expect(zip(labels, labels.dropFirst()).allSatisfy { $0.maxX <= $1.minX + 1e-6 })
      #expect(!labels.isEmpty)
      for end in chart.ends {
        let row = chart.bars.filter {
          $0.frame.minY >= end.frame.minY && $0.frame.maxY <= end.frame.maxY
        }
        #expect(row.allSatisfy { $0.frame.maxX <= end.frame.minX })
      }
      let texts = labels + chart.names.map(\.frame) + chart.ends.map(\.frame)
      for frame in texts + chart.bars.map(\.frame) {
        #expect(frame.minX >= 0 && frame.maxX <= chart.size.width)
        #expect(frame.minY >= 0 && frame.maxY <= chart.size.height)
      }
      for (name, bar) in zip(chart.names, chart.bars) {
        #expect(name.frame.maxX <= bar.frame.minX)
      }
    }
  }

  @Test("an empty timeline's chart has space for one row")
  func empty() {
    let chart = TimelineChart(Timeline(), width: 0)
    #expect(chart.bars == [])
    #expect(chart.size == OverlaySize(width: 280, height: 54))
  }
}
