internal import Measuring
internal import Metering
internal import Usher
internal import UsherRecording

/// Measurements of the additional cost of recording, and of observing events, with a presenter and
/// a host that draws nothing.
@MainActor
enum RecorderMeasurements {
  static func add(to table: inout Table) {
    table.addSection("One event of a message that is dragged, then dismissed")
    let sides = [
      Side("not recorded") { _ in },
      Side("recorded") { _ = $0.recording },
      Side("recorded with its title") { $0.recording.keepsTitles = true },
      Side("recorded, with a consumer that reads later", isHeard: true) { _ = $0.recording },
    ]
    // Both sides of a ratio take turns, so that changes of the machine's speed affect both.
    var times = sides.map { _ in [Double]() }
    for _ in 0..<(Run.isQuick ? 1 : 101) {
      for (index, side) in sides.enumerated() {
        times[index].append(seconds { for _ in 0..<Side.repetitions { side.play() } })
      }
    }
    let costs = zip(sides, times).map { side, times in
      let counted = measure(operations: 1, samples: 1) {
        ()
      } _: { _ in
        for _ in 0..<Side.repetitions { side.play() }
      }
      return Cost(
        of: Side.events * Side.repetitions, seconds: times, allocations: counted.allocations)
    }
    for (side, cost) in zip(sides, costs) {
      let ratio = Format.ratio(cost, to: costs[0])
      table.addRow(side.name, cost, side === sides[0] ? "" : "\(ratio) as long")
    }
  }

  /// A presenter whose events are recorded, observed or neither.
  @MainActor
  private final class Side {
    /// The number of events in a round, excluding `timePassed`.
    static let events = 23
    static let repetitions = 50
    private static let moves = 19
    private static let frame = Duration.nanoseconds(16_666_667)

    let name: String
    private let host = BlankHost()
    private let presenter: Presenter
    private let connection: HostConnection
    private let events: PresenterEvents?
    private let content = OverlayContent.notification(title: "Saved")

    init(_ name: String, isHeard: Bool = false, _ set: (Presenter) -> Void) {
      self.name = name
      presenter = Presenter(host: host)
      connection = HostConnection(to: presenter)
      set(presenter)
      events = isHeard ? presenter.events : nil
    }

    /// Presents a message, drags it back and forth, and dismisses it.
    func play() {
      let handle = presenter.present(content, as: ShownOverlays.still())
      host.pass(Self.frame)
      pointer(.began, y: 40)
      for move in 1...Self.moves {
        host.pass(Self.frame)
        pointer(.moved, y: 52 + Double(move % 2) * 3)
      }
      pointer(.cancelled, y: 40)
      handle.dismiss()
      host.pass(.seconds(1))
    }

    private func pointer(_ stage: PointerStage, y: Double) {
      connection.pointerChanged(
        stage, PointerSample(position: OverlayPoint(x: 200, y: y), time: host.now))
    }
  }
}
