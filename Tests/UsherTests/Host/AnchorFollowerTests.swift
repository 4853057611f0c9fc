import Testing
import Usher

@MainActor
@Suite("The anchors that a host follows")
struct AnchorFollowerTests {
  /// The places of anchors, and what was reported of them.
  @MainActor
  private final class App {
    let follower = AnchorFollower()
    var places: [AnchorID: AnchorSighting] = [:]
    var reports: [(AnchorID, AnchorSighting)] = []
    var onReport: @MainActor (AnchorID) -> Void = { _ in }

    init() {
      follower.sighting = { [weak self] in self?.places[$0] ?? .gone }
      follower.report = { [weak self] in
        self?.reports.append(($0, $1))
        self?.onReport($0)
      }
    }

    /// Returns the reports since the last call.
    func takeReports() -> [String] {
      defer { reports = [] }
      return reports.map { id, sighting in
        "\(id.rawValue) " + (sighting == .hidden ? "hidden" : sighting == .gone ? "gone" : "seen")
      }
    }
  }

  private let first = AnchorID(1)
  private let second = AnchorID(2)
  private let place = AnchorSighting.seen(
    OverlayRect(x: 0, y: 0, width: 10, height: 10),
    clip: OverlayRect(x: 0, y: 0, width: 100, height: 100))

  @Test("an anchor is reported at once, and then only when it has changed")
  func changes() {
    let app = App()
    #expect(app.follower.isEmpty)
    app.follower.follow(first)
    #expect(app.takeReports() == ["1 gone"])
    app.places[first] = place
    app.follower.look()
    app.follower.look()
    #expect(app.takeReports() == ["1 seen"])
    app.follower.unfollow(first)
    app.places[first] = .hidden
    app.follower.look()
    #expect(app.takeReports() == [])
    #expect(app.follower.isEmpty)
  }

  @Test("anchors are reported in the order of their numbers")
  func order() {
    let app = App()
    let ids = (1...20).map { AnchorID($0) }
    for id in ids.reversed() { app.follower.follow(id) }
    _ = app.takeReports()
    for id in ids { app.places[id] = .hidden }
    app.follower.look()
    #expect(app.takeReports() == ids.map { "\($0.rawValue) hidden" })
  }

  @Test("an anchor that a report has ended is not reported in the same look, nor followed again")
  func endedByReport() {
    let app = App()
    for id in [first, second] { app.follower.follow(id) }
    _ = app.takeReports()
    app.onReport = { _ in app.follower.unfollow(second) }
    app.places = [first: place, second: place]
    app.follower.look()
    #expect(app.takeReports() == ["1 seen"])
    app.places[second] = .hidden
    app.follower.look()
    #expect(app.takeReports() == [])
  }

  @Test("nothing is reported after the end")
  func ended() {
    let app = App()
    app.follower.follow(first)
    _ = app.takeReports()
    app.follower.end()
    app.places[first] = place
    app.follower.look()
    #expect(app.takeReports() == [])
    #expect(app.follower.isEmpty)
  }
}
