#if GTK
internal import CAllocations
internal import Measuring
internal import Metering
internal import Usher

/// Measurements of the main thread's time per frame while overlays appear.
@MainActor
enum FrameMeasurements {
  private static let rounds = Run.isQuick ? 1 : 6

  static func add(to table: inout Table, on stage: Stage) {
    var samples: [Motion: [FrameSample]] = [:]
    for round in 0..<rounds {
      // Every other round is in reverse order, so that motions have different predecessors.
      for motion in round % 2 == 0 ? Motion.allCases : Motion.allCases.reversed() {
        samples[motion, default: []] += record(motion, on: stage)
      }
    }
    let costs = Motion.allCases.map { motion in
      allocations_start()
      let counted = record(motion, on: stage)
      _ = allocations_stop()
      let timed = samples[motion] ?? []
      return (
        name: motion.rawValue, whole: Cost(of: timed.map(\.whole), counted: counted.map(\.whole)),
        worked: Cost(seconds: timed.map(\.worked)),
        inPresenter: Cost(of: timed.map(\.inPresenter), counted: counted.map(\.inPresenter))
      )
    }
    table.addSection("A frame, from before-paint to after-paint")
    for cost in costs {
      // The first row is the empty frame.
      table.addRow(
        cost.name, cost.whole,
        "\(Format.ratio(cost.whole, to: costs[0].whole)) the empty frame; "
          + "\(Format.time(nanoseconds: cost.worked.nanoseconds)) of CPU")
    }
    table.addSection("Usher's part of it: engine, scene and the calls to widgets")
    for cost in costs.dropFirst() {
      table.addRow(
        cost.name, cost.inPresenter,
        "\(Format.share(cost.inPresenter, of: cost.whole)) of the frame")
    }
  }

  private enum Motion: String, CaseIterable {
    case nothing = "nothing moves or needs drawing"
    case slide = "1 slides"
    case slideWithoutShadow = "1 slides, without shadow"
    case fade = "1 fades"
    case everything = "1 slides, grows and fades"
    case slides = "20 slide"
    case slidesWithoutShadow = "20 slide, without shadow"
    case everythings = "20 slide, grow and fade"

    var count: Int {
      switch self {
      case .nothing: 0
      case .slide, .slideWithoutShadow, .fade, .everything: 1
      case .slides, .slidesWithoutShadow, .everythings: 20
      }
    }

    var hasShadow: Bool { self != .slideWithoutShadow && self != .slidesWithoutShadow }

    func entrance(seconds: Double) -> OverlayTransition {
      let timing = Timing.curve(.linear, .seconds(seconds))
      return switch self {
      case .nothing, .slide, .slideWithoutShadow, .slides, .slidesWithoutShadow:
        OverlayTransition(slide: Slide(timing))
      case .fade: OverlayTransition(fade: Fade(timing))
      case .everything, .everythings: .everything(timing)
      }
    }
  }

  private static func record(_ motion: Motion, on stage: Stage) -> [FrameSample] {
    stage.probe.record(seconds: 0.4) { seconds in
      if motion == .nothing {
        stage.probe.isRecording = true
        stage.tick(seconds: seconds)
      } else {
        // A single card stops in the middle of the window. Several cards are distributed.
        let tops = motion.count == 1 ? [380] : (0..<motion.count).map { 12 + Double($0) * 38 }
        stage.comeIn(
          tops: tops, hasShadow: motion.hasShadow, entrance: motion.entrance(seconds: seconds))
      }
      stage.probe.isRecording = false
      stage.clear()
    }
  }
}
#endif
