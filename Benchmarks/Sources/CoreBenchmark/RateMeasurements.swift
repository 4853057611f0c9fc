internal import Measuring
internal import Metering
internal import Usher

/// Measurements of many simultaneous requests, and of many requests per second, with a presenter
/// and a host that draws nothing.
@MainActor
enum RateMeasurements {
  private static let content = OverlayContent.notification(title: "Saved")

  /// Requests in one turn of the run loop.
  static func bursts() -> Curves {
    var curves = Curves(of: "requests")
    for count in Run.isQuick ? [1, 10] : [1, 10, 100, 1000, 10_000] {
      curves.add("all but one wait", at: count, burst(of: count, capacity: 1))
      curves.add("the same, of one name", at: count, storm(of: count, as: OverlayConfiguration()))
      // At most 1.25 times the cost without merging.
      curves.add(
        "all merge", at: count, storm(of: count, as: OverlayConfiguration(identity: .mergeAndCount))
      )
      // More than a few hundred don't fit on any screen.
      guard count <= 1000 else { continue }
      curves.add("all are shown", at: count, burst(of: count, capacity: .max))
    }
    return curves
  }

  /// Requests during a second with 60 frames, each shown immediately and for a tenth of a second.
  static func rates() -> Curves {
    var curves = Curves(of: "requests a second")
    for rate in Run.isQuick ? [1, 10] : [1, 10, 100, 1000] {
      let cost = measure(operations: 60, samples: rate > 100 ? 3 : 9) {
        presenter(capacity: .max)
      } _: {
        second(of: rate, on: $0.host, $0.presenter)
      }
      curves.add("a frame of all", at: rate, cost)
    }
    return curves
  }

  private static func burst(of count: Int, capacity: Int) -> Cost {
    measure(operations: 1, samples: 9) {
      presenter(capacity: capacity)
    } _: {
      for _ in 0..<count { $0.presenter.present(content) }
    }
  }

  /// Requests with the same name in one turn, in a lane that shows three.
  private static func storm(of count: Int, as overlay: OverlayConfiguration) -> Cost {
    measure(operations: 1, samples: 9) {
      presenter(capacity: 3)
    } _: {
      for _ in 0..<count { $0.presenter.present(content, as: overlay, name: "saved") }
    }
  }

  private static func second(of rate: Int, on host: BlankHost, _ presenter: Presenter) {
    var overlay = ShownOverlays.still()
    overlay.lifetime = .timed(.milliseconds(100))
    var requests = 0
    for frame in 1...60 {
      while requests < rate * frame / 60 {
        presenter.present(content, as: overlay)
        requests += 1
      }
      host.pass(.nanoseconds(16_666_667))
    }
  }

  private static func presenter(capacity: Int) -> (host: BlankHost, presenter: Presenter) {
    let host = BlankHost()
    let presenter = Presenter(host: host)
    presenter.configure(.main, LaneSettings(capacity: capacity))
    return (host, presenter)
  }
}
