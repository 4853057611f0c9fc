//! Tests of an app's overlays, without a window and without waiting.

import Testing
import Usher
import UsherTesting

// snippet.app
/// What the app does.
@MainActor
struct Outbox {
  let presenter: Presenter

  func send(onUndo undo: @escaping @MainActor @Sendable () -> Void) {
    presenter.present(
      .notification(title: "Sent", button: .button("Undo", action: undo))
        .position(.bottom).duration(.seconds(5)))
  }
}
// snippet.end

// snippet.suite
@MainActor
@Suite struct OutboxTests {
  let presenter = Presenter.test()

  @Test("the message leaves by itself")
  func timesOut() {
    Outbox(presenter: presenter).send {}
    presenter.clock.advance(by: .seconds(1))
    #expect(presenter.visible.map(\.texts) == [["Sent", "Undo"]])
    presenter.clock.advance(by: .seconds(10))
    #expect(presenter.visible.isEmpty && presenter.clock.isIdle)
  }

  @Test("Undo is called once and takes the message away")
  func undo() {
    var undone = 0
    Outbox(presenter: presenter).send { undone += 1 }
    presenter.clock.advance(by: .seconds(1))
    #expect(presenter.press("Undo"))
    #expect(undone == 1 && !presenter.press("Undo"))
    presenter.clock.advance(by: .seconds(1))
    #expect(!presenter.isShowing)
  }
}
// snippet.end

// snippet.wait
extension OutboxTests {
  @Test("the answer is the pressed button, at once", .timeLimit(.minutes(1)))
  func answer() async throws {
    let task = Task { try await presenter.confirm("Empty the bin?", action: "Empty") }
    try await presenter.clock.wait { presenter.isShowing }
    presenter.press("Empty")
    #expect(try await presenter.clock.value(of: task))
  }
}
// snippet.end

extension OutboxTests {
  @Test("the message can be swiped away")
  func swipe() async throws {
    let host = HeadlessHost()
    let handle = Presenter(host: host).present(.notification(title: "Sent").position(.bottom))
    host.clock.advance(by: .seconds(1))
    let frame = try #require(host.scene.overlays.first?.currentFrame)
    let start = OverlayPoint(x: frame.minX + 40, y: frame.minY + 20)
    host.point(.began, at: start)
    for distance in stride(from: 10.0, through: 60, by: 10) {
      host.clock.advance(by: .milliseconds(16))
      host.point(.moved, at: OverlayPoint(x: start.x, y: start.y + distance))
    }
    host.point(.ended, at: OverlayPoint(x: start.x, y: start.y + 60))
    host.clock.advance(by: .seconds(1))
    #expect(handle.state == .ended(.dismissed(.swipe)))
  }
}

// snippet.contract
@MainActor
@Suite("The headless host keeps the host contract")
struct ContractTests {
  @Test("clause", arguments: HostContract.clauses)
  func clause(_ clause: HostContract.Clause) async throws {
    try await clause.check(HeadlessDriver())
  }
}
// snippet.end
