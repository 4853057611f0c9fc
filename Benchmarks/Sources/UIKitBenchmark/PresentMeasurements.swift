internal import CAllocations
internal import Measuring
internal import Metering
internal import PlainViews
internal import UIKit
internal import Usher

/// Measurements of an overlay from its request until its first scene is drawn.
@MainActor
enum PresentMeasurements {
  private static let rounds = Run.isQuick ? 1 : 300

  fileprivate struct Sample {
    /// The whole cost, including the end of the run loop's turn, in which the stand-in performs
    /// layout.
    var whole = Moment()
    /// The part spent in the presenter and in functions that it calls.
    var inPresenter = Moment()
    var parts: [PartedHost.Part: Moment] = [:]

    /// The presenter's part excluding building, measuring and drawing.
    var inEngine: Moment {
      parts.values.reduce(inPresenter) { $0 - $1 }
    }
  }

  static func add(to table: inout Table, on stage: Stage) {
    let plain = plainViews(on: stage)
    let first = record(on: stage) {}
    let next = record(on: stage) { stage.present(top: 300, entrance: .slideIn) }
    let alike = record { makePlain(plain, in: stage.window) }
    table.addSection("From present to the end of the run loop's turn: attach, measure, draw")
    addRow("the first overlay, with its window", first, \.whole, beside: alike, to: &table)
    addRow("another overlay", next, \.whole, beside: alike, to: &table)
    table.addRow(
      "as many plain views of the stand-in, without Usher", alike, "\(plain.count) views")
    table.addSection("The parts of another overlay's cost, with the calls to the stand-in's views")
    addRow("the engine and the presenter", next, \.inEngine, beside: alike, to: &table)
    addRow("attach: builds the views", next, \.attached, beside: alike, to: &table)
    addRow("size: measures them, texts by Pango", next, \.sized, beside: alike, to: &table)
    addRow(
      "draw: the first scene, with the motion handed over", next, \.drawn, beside: alike, to: &table
    )
    addEffort(beside: plain, on: stage, to: &table)
  }

  /// Adds the counts of UIKit calls.
  ///
  /// Unlike times with the stand-in, they are the same on an iPhone.
  private static func addEffort(beside plain: PlainViews, on stage: Stage, to table: inout Table) {
    func effort() -> Effort {
      Effort.count { stage.present(top: 300, entrance: .slideIn) }
    }
    table.addSection(
      "What UIKit is asked for", ["Views", "Layers", "Constraints", "Layouts", "Measured texts"])
    addRow("the first overlay, with its window", effort(), to: &table)
    stage.rest()
    addRow("another overlay", effort(), to: &table)
    stage.clear()
    var view: UIView?
    let alike = Effort.count { view = makePlain(plain, in: stage.window) }
    view?.removeFromSuperview()
    addRow("as many plain views, without Usher", alike, to: &table)
  }

  private static func addRow(_ name: String, _ effort: Effort, to table: inout Table) {
    let counts = [
      effort.views, effort.layers, effort.constraints, effort.layouts, effort.measuredTexts,
    ]
    table.addRow([name] + counts.map { "\($0)" }, isMeasured: true)
  }

  private static func addRow(
    _ name: String, _ samples: (timed: [Sample], counted: Sample),
    _ part: KeyPath<Sample, Moment>, beside plain: Cost, to table: inout Table
  ) {
    let cost = Cost(
      of: samples.timed.map { $0[keyPath: part] }, counted: [samples.counted[keyPath: part]])
    table.addRow(name, cost, "\(Format.ratio(cost, to: plain)) the plain views")
  }

  /// Presents overlays one after another, and calls `prepare` before each.
  private static func record(
    on stage: Stage, preparing prepare: () -> Void
  ) -> (timed: [Sample], counted: Sample) {
    func present() -> Sample {
      prepare()
      stage.rest()
      _ = (stage.meter.takeSpent(), stage.host.takeSpent())
      let start = Moment.now
      stage.present(entrance: .slideIn)
      let sample = Sample(
        whole: .now - start, inPresenter: stage.meter.takeSpent(), parts: stage.host.takeSpent())
      stage.clear()
      return sample
    }
    _ = present()
    let timed = (0..<rounds).map { _ in present() }
    allocations_start()
    let counted = present()
    _ = allocations_stop()
    return (timed, counted)
  }

  private static func record(_ make: () -> UIView) -> Cost {
    func sample() -> Moment {
      let start = Moment.now
      let view = make()
      StandIn.finishTurn()
      let sample = Moment.now - start
      view.removeFromSuperview()
      StandIn.finishTurn()
      return sample
    }
    _ = sample()
    let timed = (0..<rounds).map { _ in sample() }
    allocations_start()
    let counted = sample()
    _ = allocations_stop()
    return Cost(of: timed, counted: [counted])
  }

  private static func makePlain(_ plain: PlainViews, in window: UIWindow) -> UIView {
    let view = plain.make()
    window.addSubview(view)
    return view
  }

  /// Plain views with the appearance of a message's views.
  static func plainViews(on stage: Stage) -> PlainViews {
    stage.present(entrance: OverlayTransition())
    stage.rest()
    defer { stage.clear() }
    guard let root = stage.overlayWindow?.rootViewController?.view else {
      preconditionFailure("a requested overlay has no window")
    }
    return PlainViews(like: root)
  }
}

extension PresentMeasurements.Sample {
  fileprivate var attached: Moment { parts[.attach] ?? Moment() }
  fileprivate var sized: Moment { parts[.size] ?? Moment() }
  fileprivate var drawn: Moment { parts[.draw] ?? Moment() }
}
