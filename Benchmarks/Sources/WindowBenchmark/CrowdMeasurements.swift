#if GTK
internal import Measuring
internal import Metering
internal import Usher
internal import UsherGTK

/// Measurements of twenty cards with shadows that slide, grow and fade at the same time, compared
/// with plain widgets.
@MainActor
enum CrowdMeasurements {
  private static let rounds = Run.isQuick ? 1 : 6
  private static let seconds = 0.6

  static func add(to table: inout Table, on stage: Stage) {
    let (widgets, pictures) = (PlainCards(isPainted: false), PlainCards(isPainted: true))
    MainLoop.run(seconds: 1)
    let size = sizeOfMessage(on: stage)
    var (ours, moved, painted) = ([FrameSample](), [FrameSample](), [FrameSample]())
    let plays: [@MainActor () -> Void] = [
      {
        ours += stage.probe.record(seconds: seconds) { seconds in
          stage.comeIn(
            tops: (0..<20).map { 12 + Double($0) * 38 }, hasShadow: true,
            entrance: .everything(.curve(.linear, .seconds(seconds))))
          stage.probe.isRecording = false
          stage.clear()
        }
      },
      { moved += play(widgets, size) },
      { painted += play(pictures, size) },
    ]
    for round in 0..<rounds {
      for play in round % 2 == 0 ? plays : plays.reversed() { play() }
    }
    for (name, frames) in [("plain widgets", moved), ("plain pictures", painted)] {
      table.addComparison(
        "CPU of a frame of 20 cards, beside \(name)", Cost(seconds: ours.map(\.worked)),
        Cost(seconds: frames.map(\.worked)), of: name)
    }
  }

  private static func play(_ cards: PlainCards, _ size: OverlaySize) -> [FrameSample] {
    cards.probe.record(seconds: seconds) {
      cards.play(seconds: $0, width: Int32(size.width), height: Int32(size.height))
    }
  }

  private static func sizeOfMessage(on stage: Stage) -> OverlaySize {
    let handle = stage.presenter.present(
      Message.content(hasShadow: true), as: Message.overlay(entrance: OverlayTransition()))
    MainLoop.run { stage.shows(handle.id) }
    defer { stage.clear() }
    guard let frame = stage.host.frame(of: handle.id) else {
      Failure.end("a presented overlay did not appear")
    }
    return frame.size
  }
}
#endif
