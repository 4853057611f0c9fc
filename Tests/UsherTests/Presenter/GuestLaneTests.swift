import Testing
import Usher
import UsherTesting

@MainActor
@Suite("Lanes of older libraries' APIs")
struct GuestLaneTests {
  @Test("take turns with the main lane and each other, by priority and then by arrival")
  func oneQueue() {
    let (host, presenter) = screen()
    let shown = followed(host, presenter)
    #expect(shown == [["app"], ["second"], ["first"], ["app again"]])
  }

  @Test(
    "show theirs beside the others once the presenter says so, and in turns again when it takes it back"
  )
  func independent() {
    let (host, presenter) = screen()
    presenter.isOneQueue = false
    let shown = followed(host, presenter)
    #expect(shown == [["app", "first", "second"], ["app again"]])
    presenter.isOneQueue = true
    #expect(followed(host, presenter) == [["app"], ["second"], ["first"], ["app again"]])
  }

  private func screen() -> (HeadlessHost, Presenter) {
    let host = HeadlessHost()
    let presenter = Presenter(host: host)
    for lane in [LaneID(-1), LaneID(-2)] { presenter.configureGuest(lane, LaneSettings()) }
    return (host, presenter)
  }

  /// Asks for four overlays at once, and tells what is seen together, one after the other.
  private func followed(_ host: HeadlessHost, _ presenter: Presenter) -> [[String]] {
    func ask(_ words: String, _ lane: LaneID, _ priority: Priority) {
      presenter.present(
        Content(.text(Text(words))),
        as: Overlay(
          lane: lane, priority: priority, lifetime: .timed(.seconds(1)), entrance: Transition(),
          exit: Transition()))
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
