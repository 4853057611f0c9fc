#if GTK
internal import Measuring
internal import Metering
internal import Usher

/// Measurements of new content for a shown overlay.
@MainActor
enum UpdateMeasurements {
  private static let rounds = Run.isQuick ? 1 : 60

  static func add(to table: inout Table, on stage: Stage) {
    table.addSection("CPU from an update of a shown overlay to the end of the frame that shows it")
    for change in Change.allCases {
      let handle = stage.presenter.present(
        content(0, change), as: Message.overlay(entrance: OverlayTransition()))
      stage.rest()
      var samples: [Double] = []
      for round in 1...rounds {
        let frames = stage.probe.frameCount
        let start = Seconds.ofThread
        handle.update(Overlay(content(round, change)))
        MainLoop.run { stage.probe.frameCount > frames }
        samples.append(Seconds.ofThread - start)
        stage.rest()
      }
      table.addRow(change.rawValue, Cost(seconds: samples), "")
      stage.clear()
    }
  }

  private enum Change: String, CaseIterable {
    case label = "one label changes"
    case nothing = "nothing changes"
  }

  private static func content(_ round: Int, _ change: Change) -> OverlayContent {
    let words = change == .label ? "\(round % 10) of 10 letters" : "10 letters"
    return .notification(
      title: words, description: "They can be read at once, or later.",
      button: OverlayNode.Button("Cancel") {})
  }
}
#endif
