#if GTK
internal import CAllocations
internal import Measuring
internal import Metering
internal import Usher

/// Measurements of the time from `present` to the end of the first frame with a visible part of the
/// overlay.
@MainActor
enum FirstFrameMeasurements {
  private static let rounds = Run.isQuick ? 1 : 14

  static func add(to table: inout Table, on stage: Stage) {
    var samples: [Entrance: [Sample]] = [:]
    for round in 0..<rounds {
      for entrance in round % 2 == 0 ? Entrance.allCases : Entrance.allCases.reversed() {
        samples[entrance, default: []].append(appear(entrance, on: stage))
      }
    }
    table.addSection("From present, while idle, to the end of the overlay's first frame")
    for entrance in Entrance.allCases {
      allocations_start()
      let allocations = appear(entrance, on: stage).whole.allocations
      _ = allocations_stop()
      let known = samples[entrance] ?? []
      let request = Cost(seconds: known.map(\.request.seconds))
      let frames = known.map(\.frames).sorted()
      table.addRow(
        entrance.rawValue,
        Cost(seconds: known.map(\.whole.seconds), allocations: counted(allocations)),
        "in frame \(range(frames)); present itself takes \(Format.time(nanoseconds: request.nanoseconds))"
      )
    }
  }

  private enum Entrance: String, CaseIterable {
    case slide = "slides in"
    case slideWithoutShadow = "slides in, without shadow"
    case fade = "fades in"

    var transition: OverlayTransition { self == .fade ? .fadeIn : .slideIn }
    var hasShadow: Bool { self != .slideWithoutShadow }
  }

  private struct Sample {
    let whole: Moment
    let request: Moment
    let frames: Int
  }

  private static func appear(_ entrance: Entrance, on stage: Stage) -> Sample {
    let content = Message.content(hasShadow: entrance.hasShadow)
    let overlay = Message.overlay(entrance: entrance.transition)
    let frames = stage.probe.frameCount
    let start = Moment.now
    let id = stage.presenter.present(content, as: overlay).id
    let request = Moment.now - start
    var sample: Sample?
    stage.probe.onFrame = {
      guard sample == nil, stage.shows(id) else { return }
      sample = Sample(
        whole: .now - start, request: request, frames: stage.probe.frameCount - frames)
    }
    MainLoop.run { sample != nil }
    stage.probe.onFrame = {}
    stage.clear()
    guard let sample else { Failure.end("a presented overlay did not appear") }
    return sample
  }

  private static func counted(_ allocations: UInt64) -> Double? {
    allocations_are_counted() ? Double(allocations) : nil
  }

  private static func range(_ sorted: [Int]) -> String {
    guard let first = sorted.first, let last = sorted.last, first < last else {
      return "\(sorted.first ?? 0)"
    }
    return "\(first) to \(last)"
  }
}
#endif
