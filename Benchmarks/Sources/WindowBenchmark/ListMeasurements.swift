#if GTK
internal import Measuring
internal import Metering
internal import Usher

/// Measurements of a long list of cards, most of them beyond the window's edge.
@MainActor
enum ListMeasurements {
  private static let rounds = Run.isQuick ? 1 : 4
  private static let count = Run.isQuick ? 10 : 100
  private static let lane = LaneID(1)
  /// The time for recording frames after each change, in seconds.
  private static let seconds = 0.5

  static func add(to table: inout Table, on stage: Stage) {
    stage.presenter.configure(
      lane, LaneSettings(capacity: count + 1, arrangement: .list(spacing: 8)))
    var handles = (0..<count).map { _ in present(on: stage) }
    stage.rest()
    var samples: [Change: [FrameSample]] = [:]
    for _ in 0..<rounds {
      for change in Change.allCases {
        stage.probe.samples = []
        stage.probe.isRecording = true
        make(change, of: &handles, on: stage)
        stage.probe.isRecording = false
        samples[change, default: []] += stage.probe.samples
        if handles.count < count { handles.append(present(on: stage)) }
        stage.rest()
      }
    }
    table.addSection("CPU of a frame with \(count) cards in a list, while")
    for change in Change.allCases {
      let frames = samples[change] ?? []
      table.addRow(
        change.rawValue, Cost(seconds: frames.map(\.worked)), remark(on: frames.map(\.worked)))
    }
    stage.clear()
  }

  private enum Change: String, CaseIterable {
    case scroll = "the app behind scrolls"
    case arrival = "a card comes, and the others make room"
    case departure = "that card goes, and the others close up"
    case departureInside = "a card in the middle goes, and the others close up"
  }

  private static func make(
    _ change: Change, of handles: inout [PresentationHandle], on stage: Stage
  ) {
    switch change {
    case .scroll: return stage.window.scroll(seconds: seconds)
    case .arrival: handles.append(present(on: stage))
    case .departure: handles.removeLast().dismiss()
    case .departureInside: handles.remove(at: handles.count - 5).dismiss()
    }
    MainLoop.run(seconds: seconds)
  }

  private static func present(on stage: Stage) -> PresentationHandle {
    var overlay = OverlayConfiguration(lane: lane, lifetime: .infinite)
    overlay.margins.top = 12
    return stage.presenter.present(Message.content(hasShadow: true), as: overlay)
  }

  /// Describes the longest frame, and the number of frames longer than a 60th of a second.
  private static func remark(on frames: [Double]) -> String {
    let longest = Format.time(nanoseconds: (frames.max() ?? .nan) * 1e9)
    let late = frames.count { $0 > 1 / 60 }
    return "the longest \(longest); \(late) of \(frames.count) longer than a 60th of a second"
  }
}
#endif
