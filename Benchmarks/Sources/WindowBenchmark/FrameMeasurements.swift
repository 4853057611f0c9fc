#if GTK
internal import CAllocations
internal import Measuring
internal import Usher

/// What a frame takes of the main thread while overlays come in.
@MainActor
enum FrameMeasurements {
  private static let rounds = 6
  private nonisolated static let seconds = 0.4

  static func add(to table: inout Table, on stage: Stage) {
    var samples: [Motion: [FrameSample]] = [:]
    for round in 0..<rounds {
      // Every other round runs backwards, so that nothing always follows the same.
      for motion in round % 2 == 0 ? Motion.allCases : Motion.allCases.reversed() {
        samples[motion, default: []] += record(motion, on: stage)
      }
    }
    var costs: [Motion: FrameCost] = [:]
    for motion in Motion.allCases {
      allocations_start()
      let counted = record(motion, on: stage)
      _ = allocations_stop()
      costs[motion] = FrameCost(of: samples[motion] ?? [], counted: counted)
    }
    add(costs, to: &table)
  }

  /// What is on the move in a frame.
  private enum Motion: String, CaseIterable {
    case nothing = "nothing moves, nothing is invalid"
    case slide = "1 slides"
    case slideWithoutShadow = "1 slides, without shadow"
    case fade = "1 fades"
    case slides = "20 slide"
    case slidesWithoutShadow = "20 slide, without shadow"

    var count: Int {
      switch self {
      case .nothing: 0
      case .slide, .slideWithoutShadow, .fade: 1
      case .slides, .slidesWithoutShadow: 20
      }
    }

    var hasShadow: Bool { self != .slideWithoutShadow && self != .slidesWithoutShadow }

    var entrance: Transition {
      self == .fade
        ? Transition(fade: .curve(.linear, .seconds(seconds)))
        : Transition(slide: .curve(.linear, .seconds(seconds)))
    }
  }

  private static func record(_ motion: Motion, on stage: Stage) -> [FrameSample] {
    stage.probe.samples = []
    if motion == .nothing {
      stage.probe.isRecording = true
      stage.tick(seconds: seconds)
    } else {
      come(motion, on: stage)
    }
    stage.probe.isRecording = false
    stage.clear()
    return stage.probe.samples
  }

  /// Records the frames between the first, in which the widgets are new, and the last.
  private static func come(_ motion: Motion, on stage: Stage) {
    var arrived = 0
    let first = stage.probe.frameCount + 1
    stage.probe.onFrame = {
      if stage.probe.frameCount == first { stage.probe.isRecording = arrived == 0 }
    }
    let lifecycle = Lifecycle(didPresent: {
      arrived += 1
      stage.probe.isRecording = false
    })
    for number in 0..<motion.count {
      // One comes to rest in the middle of the window, many all over it.
      let top = motion.count == 1 ? 380 : 12 + Double(number) * 38
      stage.presenter.present(
        Message.content(hasShadow: motion.hasShadow),
        as: Message.overlay(top: top, entrance: motion.entrance), lifecycle: lifecycle)
    }
    MainLoop.run { arrived == motion.count }
    stage.probe.onFrame = {}
  }

  private static func add(_ costs: [Motion: FrameCost], to table: inout Table) {
    guard let empty = costs[.nothing] else { return }
    let rows = Motion.allCases.compactMap { motion in costs[motion].map { (motion.rawValue, $0) } }
    table.addSection("A frame, from before-paint to after-paint")
    for (name, cost) in rows {
      table.addRow(
        name, cost.passed,
        "\(Format.ratio(cost.passed, to: empty.passed)) the empty frame; "
          + "\(Format.time(nanoseconds: cost.worked.nanoseconds)) of CPU")
    }
    table.addSection("Of that, Usher: engine, scene, and telling the widgets")
    for (name, cost) in rows.dropFirst() {
      table.addRow(
        name, cost.inPresenter, "\(Format.share(cost.inPresenter, of: cost.passed)) of the frame")
    }
    table.addSection("Of that, GTK's layout, with Usher moving its widgets in it")
    for (name, cost) in rows.dropFirst() {
      table.addRow(
        name, cost.inLayout, "\(Format.share(cost.inLayout, of: cost.passed)) of the frame")
    }
  }
}
#endif
