internal import Measuring
internal import UsherCore

/// Measurements of the engine with a growing number of waiting requests, which have 5 priorities
/// and unique names.
enum WaitingMeasurements {
  private static let sizes =
    Run.isQuick ? [100, 1000] : [100, 1000, 10_000, 100_000]

  /// A request that hardly changes the number of waiting requests.
  static func one() -> Curves {
    var curves = Curves(of: "waiting requests")
    for count in sizes {
      for (name, cost) in costs(of: count) { curves.add(name, at: count, cost) }
    }
    return curves
  }

  /// All waiting requests together.
  static func all() -> Curves {
    var curves = Curves(of: "waiting requests")
    for count in sizes {
      curves.add(
        "present all", at: count,
        measure(operations: 1, samples: 3) {
          engine(waiting: 0)
        } _: {
          present(0..<count, to: &$0)
        })
      curves.add(
        "dismiss all", at: count,
        measure(operations: 1, samples: 3) {
          engine(waiting: count)
        } _: {
          consume($0.receive(.dismissRequested(.waiting()), at: .origin))
        })
    }
    return curves
  }

  private static func id(_ number: Int) -> OverlayID { OverlayID(UInt64(number) + 1) }

  private static func request(_ number: Int) -> OverlayEvent {
    var overlay = ShownOverlays.still()
    overlay.name = OverlayName(UInt64(number) + 1)
    overlay.priority = Priority(number % 5 * 100)
    return .presentRequested(id(number), overlay)
  }

  private static func present(_ numbers: Range<Int>, to engine: inout OverlayEngine) {
    for number in numbers { consume(engine.receive(request(number), at: .origin)) }
  }

  /// Returns an engine that shows one overlay while others wait.
  private static func engine(waiting count: Int) -> OverlayEngine {
    var engine = OverlayEngine()
    consume(engine.receive(.viewportChanged(ShownOverlays.viewport), at: .origin))
    engine.show(OverlayID(1 << 48), ShownOverlays.still())
    present(0..<count, to: &engine)
    return engine
  }

  private static func costs(of count: Int) -> [(String, Cost)] {
    let step = min(100, count / 2)
    var engine = engine(waiting: count)
    var numbers = Array(0..<count)
    var next = count
    var (presented, shown, byID, byName) = ([Double](), [Double](), [Double](), [Double]())
    /// Presents as many requests as a step removes.
    func refill() {
      let new = next..<next + step
      let requests = new.map { request($0) }
      presented.append(
        seconds { for event in requests { consume(engine.receive(event, at: .origin)) } })
      numbers += new
      next = new.upperBound
    }
    for sample in 0..<(Run.isQuick ? 2 : 50) {
      let leavers = (0..<step).map { index in
        // An irregular order that is the same in every run, based on the golden section of 2⁶⁴.
        let scattered = UInt(sample * step + index) &* 0x9E37_79B9_7F4A_7C15
        let position = scattered % UInt(numbers.count)
        numbers.swapAt(Int(position), numbers.count - 1)
        return numbers.removeLast()
      }
      let events = leavers.map { number -> OverlayEvent in
        let name = OverlayName(UInt64(number) + 1)
        return .dismissRequested(
          sample.isMultiple(of: 2) ? .overlay(id(number)) : .named(name))
      }
      let time = seconds { for event in events { consume(engine.receive(event, at: .origin)) } }
      if sample.isMultiple(of: 2) { byID.append(time) } else { byName.append(time) }
      refill()
    }
    for _ in 0..<(Run.isQuick ? 1 : 25) {
      shown.append(seconds { for _ in 0..<step { showNext(in: &engine) } })
      refill()
    }
    return [
      ("dismiss by id", byID), ("present", presented), ("dismiss by name", byName),
      ("end one, show the next", shown),
    ].map { ($0.0, Cost(of: step, seconds: $0.1)) }
  }

  /// Dismisses the shown overlay, and reports the size of the next overlay.
  private static func showNext(in engine: inout OverlayEngine) {
    guard let shown = engine.shown.last else { return }
    consume(engine.receive(.dismissRequested(.overlay(shown)), at: .origin))
    guard let next = engine.shown.last else { return }
    consume(engine.receive(.measured(next, ShownOverlays.size), at: .origin))
  }
}
