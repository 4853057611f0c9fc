import Testing
import Usher
import UsherTesting

@MainActor
@Suite("Overlays dismissed with their owner", .timeLimit(.minutes(10)))
struct OwnerTests {
  private let stage = Stage()

  @Test("releasing an owner dismisses its overlays, shown or waiting")
  func released() {
    var owner: OverlayOwner? = OverlayOwner()
    let handles = ["shown", "waits", "not its own"].map { stage.present($0) }
    for handle in handles.prefix(2) { owner.map { _ = handle.dismisses(with: $0) } }
    stage.advance(500)
    owner = nil
    stage.advance(500)
    #expect(handles.map(\.result) == [.dismissed(.ownerGone), .dismissed(.ownerGone), nil])
    #expect(stage.presenter.shown == [handles[2].id])
  }

  @Test("an owner doesn't retain the handle of an ended overlay")
  func ended() {
    let owner = OverlayOwner()
    weak var handle: PresentationHandle?
    do {
      let brief = stage.present("brief", as: .brief).dismisses(with: owner)
      handle = brief
      stage.advance(2000)
      #expect(brief.result == .dismissed(.timedOut))
    }
    #expect(handle == nil)
    owner.dismissAll()
  }

  @Test("an overlay that lost its owner is removed even if it's updated during the exit")
  func late() {
    let handle = stage.present("hello")
    stage.advance(500)
    handle.loseOwner()
    handle.update(to: .words("late"))
    stage.advance(500)
    #expect(handle.result == .dismissed(.ownerGone))
  }

  @Test("an enqueued request is never shown if its owner is released first")
  func early() async throws {
    var owner: OverlayOwner? = OverlayOwner()
    let handle = stage.presenter.enqueue(.words("hello"))
    owner.map { _ = handle.dismisses(with: $0) }
    owner = nil
    try await stage.clock.wait { handle.result != nil }
    #expect(handle.result == .dismissed(.ownerGone))
    #expect(!stage.presenter.isShowing)
  }

  @Test("an overlay with two owners is dismissed by either owner")
  func two() {
    let (first, second) = (OverlayOwner(), OverlayOwner())
    let handle = stage.present("hello").dismisses(with: first).dismisses(with: second)
    stage.advance(500)
    second.dismissAll()
    stage.advance(500)
    #expect(handle.result == .dismissed(.ownerGone))
    first.dismissAll()
  }

  @Test("an overlay is dismissed when its task ends, for any reason", arguments: [0, 1, 2])
  func task(_ end: Int) async throws {
    let gate = Gate()
    let task = Task { try await gate.pass() }
    let handle = stage.present("working").dismisses(with: task)
    stage.advance(500)
    switch end {
    case 0: try await gate.open(with: .success(1))
    case 1: try await gate.open(with: .failure(Broken()))
    default:
      try await stage.clock.wait { gate.isAwaited }
      task.cancel()
    }
    try await stage.clock.wait {
      if case .pending(.leaving) = handle.state { true } else { false }
    }
    stage.advance(500)
    #expect(handle.result == .dismissed(.ownerGone))
  }

  private struct Broken: Error {}

  @Test(
    "a scope's overlay is shown while the body runs, and dismissed before the value is returned")
  func scope() async throws {
    var reported: [String] = []
    let value = await stage.presenter.withOverlay(.words("Saving"), as: .lasting) { handle in
      stage.advance(500)
      reported.append("\(stage.presenter.isShowing(handle.id))")
      return 7
    }
    reported.append("\(value) \(stage.presenter.shown.count)")
    stage.advance(500)
    reported.append("\(stage.presenter.shown.count)")
    #expect(reported == ["true", "7 1", "0"])
  }

  @Test("a scope's overlay is dismissed before the body's error is thrown")
  func scopeFails() async {
    var handle: PresentationHandle?
    await #expect(throws: Broken.self) {
      try await stage.presenter.withOverlay(.words("Saving"), as: .lasting) {
        handle = $0
        stage.advance(500)
        throw Broken()
      }
    }
    stage.advance(500)
    #expect(handle?.result == .dismissed(.programmatic))
  }

  @Test("a scope runs its body even if its overlay waits or was refused")
  func scopeUnseen() async {
    stage.present("in front")
    let waiting = await stage.presenter.withOverlay(.words("Saving")) { $0 }
    #expect(waiting.result == .dismissed(.cancelled))
    let refused = await stage.presenter.withOverlay(.words("")) { $0 }
    #expect(refused.result == .refused(.emptyContent))
  }
}
