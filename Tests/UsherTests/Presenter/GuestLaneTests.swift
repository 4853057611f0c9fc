import Testing
@_spi(Facades) import Usher
import UsherTesting

@MainActor
@Suite("Library lanes")
struct GuestLaneTests {
  @Test("library lanes take turns with the main lane, by priority and then by arrival")
  func oneQueue() {
    let (host, presenter) = screen()
    let shown = followed(host, presenter)
    #expect(shown == [["app"], ["second"], ["first"], ["app again"]])
  }

  @Test("library lanes show overlays simultaneously if the presenter doesn't use one queue")
  func independent() {
    let (host, presenter) = screen()
    presenter.isOneQueue = false
    let shown = followed(host, presenter)
    #expect(shown == [["app", "first", "second"], ["app again"]])
    presenter.isOneQueue = true
    #expect(followed(host, presenter) == [["app"], ["second"], ["first"], ["app again"]])
  }

  @Test("library lanes are released in the order of their numbers")
  func order() {
    let presenter = Presenter(host: HeadlessHost())
    let lanes = (1...20).map { LaneID(-$0) }
    for lane in lanes { presenter.configureGuest(lane, LaneSettings()) }
    presenter.present(
      OverlayContent(.text(OverlayNode.Text("app"))),
      as: OverlayConfiguration(lifetime: .infinite))
    var shown: [LaneID] = []
    for lane in lanes {
      presenter.presentExternally(
        OverlayConfiguration(lane: lane, lifetime: .infinite),
        lifecycle: Lifecycle(willPresent: { shown.append(lane) }))
    }
    presenter.isOneQueue = false
    #expect(shown == lanes.sorted())
  }

  @Test("a library lane can always be independent, and single settings can be changed")
  func independentAlone() {
    let (_, presenter) = screen()
    let (first, second) = (LaneID(-1), LaneID(-2))
    presenter.configureGuest(first, LaneSettings(maximumWaiting: 5), isIndependent: true)
    #expect(presenter.knowsGuest(first))
    presenter.isOneQueue = false
    presenter.isOneQueue = true
    presenter.changeGuest(first) { $0.gap = .constant(.seconds(1)) }
    presenter.changeGuest(second) { $0.gap = .constant(.seconds(2)) }
    presenter.changeGuest(LaneID(-3)) { $0.capacity = 9 }
    #expect(
      presenter.lane(first).settings
        == LaneSettings(maximumWaiting: 5, gap: .constant(.seconds(1))))
    #expect(
      presenter.lane(second).settings
        == LaneSettings(gap: .constant(.seconds(2)), takesTurnsWith: .main))
    presenter.isOneQueue = false
    #expect(presenter.lane(second).settings == LaneSettings(gap: .constant(.seconds(2))))
    #expect(presenter.lane(LaneID(-3)).settings == LaneSettings())
    #expect(!presenter.knowsGuest(LaneID(-3)))
  }

  private func screen() -> (HeadlessHost, Presenter) {
    let host = HeadlessHost()
    let presenter = Presenter(host: host)
    for lane in [LaneID(-1), LaneID(-2)] { presenter.configureGuest(lane, LaneSettings()) }
    return (host, presenter)
  }

  /// Presents four overlays at once, and returns the sets of texts shown together.
  private func followed(_ host: HeadlessHost, _ presenter: Presenter) -> [[String]] {
    func ask(_ words: String, _ lane: LaneID, _ priority: Priority) {
      presenter.present(
        OverlayContent(.text(OverlayNode.Text(words))),
        as: OverlayConfiguration(
          lane: lane, priority: priority, lifetime: .timed(.seconds(1)),
          entrance: OverlayTransition(),
          exit: OverlayTransition()))
    }
    ask("app", .main, .normal)
    ask("app again", .main, .low)
    ask("first", LaneID(-1), .normal)
    ask("second", LaneID(-2), .high)
    var seen: [[String]] = []
    while presenter.isShowing {
      seen.append(presenter.shown.compactMap { host.attached[$0]?.root.texts.first })
      host.clock.advance(by: .seconds(1))
    }
    return seen
  }
}
