import Testing
import Usher

@MainActor
@Suite("Anchors tracked by a host")
struct AnchorTrackerTests {
  /// The visibility of anchors, and the reports to the presenter.
  @MainActor
  private final class App {
    let tracker = AnchorTracker()
    var places: [AnchorID: AnchorVisibility] = [:]
    var reports: [(AnchorID, AnchorVisibility)] = []
    var onReport: @MainActor (AnchorID) -> Void = { _ in }

    init() {
      tracker.visibility = { [weak self] in self?.places[$0] ?? .removed }
      tracker.report = { [weak self] in
        self?.reports.append(($0, $1))
        self?.onReport($0)
      }
    }

    /// Returns the reports since the last call.
    func takeReports() -> [String] {
      defer { reports = [] }
      return reports.map { id, visibility in
        "\(id.rawValue) "
          + (visibility == .hidden ? "hidden" : visibility == .removed ? "gone" : "seen")
      }
    }
  }

  private let first = AnchorID(1)
  private let second = AnchorID(2)
  private let place = AnchorVisibility.visible(
    OverlayRect(x: 0, y: 0, width: 10, height: 10),
    clip: OverlayRect(x: 0, y: 0, width: 100, height: 100))

  @Test("an anchor is reported immediately, and then only if it changed")
  func changes() {
    let app = App()
    #expect(app.tracker.isEmpty)
    app.tracker.follow(first)
    #expect(app.takeReports() == ["1 gone"])
    app.places[first] = place
    app.tracker.look()
    app.tracker.look()
    #expect(app.takeReports() == ["1 seen"])
    app.tracker.unfollow(first)
    app.places[first] = .hidden
    app.tracker.look()
    #expect(app.takeReports() == [])
    #expect(app.tracker.isEmpty)
  }

  @Test("anchors are reported in the order of their numbers")
  func order() {
    let app = App()
    let ids = (1...20).map { AnchorID($0) }
    for id in ids.reversed() { app.tracker.follow(id) }
    _ = app.takeReports()
    for id in ids { app.places[id] = .hidden }
    app.tracker.look()
    #expect(app.takeReports() == ids.map { "\($0.rawValue) hidden" })
  }

  @Test("an anchor that is removed during a report isn't reported again")
  func endedByReport() {
    let app = App()
    for id in [first, second] { app.tracker.follow(id) }
    _ = app.takeReports()
    app.onReport = { _ in app.tracker.unfollow(second) }
    app.places = [first: place, second: place]
    app.tracker.look()
    #expect(app.takeReports() == ["1 seen"])
    app.places[second] = .hidden
    app.tracker.look()
    #expect(app.takeReports() == [])
  }

  @Test("the tracker sends no reports after its end")
  func ended() {
    let app = App()
    app.tracker.follow(first)
    _ = app.takeReports()
    app.tracker.end()
    app.places[first] = place
    app.tracker.look()
    #expect(app.takeReports() == [])
    #expect(app.tracker.isEmpty)
  }
}
