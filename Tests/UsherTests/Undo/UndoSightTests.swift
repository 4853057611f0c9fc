import Testing
import Usher
import UsherTesting

@MainActor
@Suite("Replies next to persistent overlays", .timeLimit(.minutes(10)))
struct UndoSightTests {
  private let app = UndoStage()
  private var stage: Stage { app.stage }

  private func isShown(_ words: String) -> Bool { app.words.contains { $0.first == words } }

  private func presentBanner(_ placement: OverlayPosition = .top) -> PresentationHandle {
    stage.presenter.present(
      .message(.warning, title: "No connection"),
      using: .persistent.with { $0.position = placement })
  }

  @Test("undo is offered next to a persistent banner")
  func besideBanner() async throws {
    _ = presentBanner()
    stage.advance(1000)
    try await app.delete("a")
    stage.advance(1000)
    #expect(isShown("No connection") && isShown("1 deleted"))
    app.pressUndo()
    try await app.rest()
    #expect(app.diary == ["undo a"])
  }

  @Test("undo is offered next to a persistent tip")
  func besideTip() async throws {
    stage.host.anchors["add"] = .visible(
      OverlayRect(x: 20, y: 100, width: 60, height: 20), within: [])
    stage.presenter.present(.tip("Add files here"), using: .tip(beside: "add"))
    stage.advance(1000)
    try await app.delete("a")
    stage.advance(1000)
    #expect(isShown("Add files here") && isShown("1 deleted"))
    app.pressUndo()
    try await app.rest()
    #expect(app.diary == ["undo a"])
  }

  @Test("work and its result are shown next to a persistent banner")
  func workBesideBanner() async throws {
    let banner = presentBanner()
    stage.advance(1000)
    let gate = Gate()
    let task = Task {
      try await stage.presenter.present(while: .words("Fetching")) {
        try await gate.pass()
      } success: {
        .words("\($0) letters")
      }
    }
    try await stage.clock.wait { gate.isAwaited }
    stage.advance(1000)
    #expect(isShown("Fetching"))
    try await gate.open(with: .success(3))
    #expect(try await stage.clock.value(of: task) == 3)
    stage.advance(1000)
    #expect(isShown("3 letters") && banner.state.isShown)
  }

  @Test("undo is offered next to a failure that waits for the user", arguments: [true, false])
  func besideFailure(isSameEdge: Bool) async throws {
    struct Broken: Error {}
    let attributes = OverlayPreset.persistent.with {
      $0.position = isSameEdge ? .bottom : .top
    }
    let task = Task {
      try await stage.presenter.present(while: .words("Fetching"), using: attributes) {
        throw Broken()
      } failure: {
        .words("No connection", button: $0.retry())
      }
    }
    try await stage.clock.wait {
      stage.advance(20)
      return isShown("No connection")
    }
    try await app.delete("a")
    stage.advance(1000)
    #expect(isShown("No connection") && isShown("1 deleted"))
    #expect(!stage.covers)
    app.pressUndo()
    try await app.rest()
    #expect(app.diary == ["undo a"])
    task.cancel()
  }

  @Test(
    "undo is at the edge, next to a banner, in any arrangement",
    arguments: [Arrangement.layered, .list(spacing: 8), .collapsed(CollapsedStack())])
  func sameEdge(arrangement: Arrangement) async throws {
    stage.presenter.configure(.main, LaneSettings(arrangement: arrangement))
    let banner = presentBanner(.bottom)
    stage.advance(1000)
    try await app.delete("a")
    stage.advance(1000)
    let undo = try #require(stage.frames.last)
    #expect(stage.frames.count == 2 && !stage.covers)
    #expect(stage.frames[0].maxY == undo.minY - 8)
    app.pressUndo()
    try await app.rest()
    stage.advance(1000)
    // The banner is at the edge again.
    #expect(stage.frames.map(\.maxY) == [undo.maxY] && banner.state.isShown)
  }

  @Test(
    "a result keeps its work's place and doesn't cover the undo message",
    arguments: [Arrangement.layered, .list(spacing: 8), .collapsed(CollapsedStack())])
  func lastWord(arrangement: Arrangement) async throws {
    stage.presenter.configure(.main, LaneSettings(arrangement: arrangement))
    let gate = Gate()
    let task = Task {
      try await stage.presenter.present(
        while: .words("Fetching"), using: .persistent.with { $0.position = .bottom }
      ) {
        try await gate.pass()
      } success: {
        .words("\($0) letters")
      }
    }
    try await stage.clock.wait { gate.isAwaited }
    stage.advance(1000)
    try await app.delete("a")
    stage.advance(1000)
    let frames = stage.frames
    #expect(frames.count == 2 && !stage.covers)
    try await gate.open(with: .success(3))
    _ = try await stage.clock.value(of: task)
    stage.advance(1000)
    #expect(isShown("3 letters") && isShown("1 deleted") && !stage.covers)
    #expect(stage.frames.map(\.maxY) == frames.map(\.maxY))
    app.pressUndo()
    try await app.rest()
  }

  @Test("undo messages and work overlays are replies, regardless of their attributes")
  func quiet() async throws {
    let quiet = stage.presenter.quiet()
    try await app.delete("a", as: OverlayConfiguration(placement: .bottom))
    let gate = Gate()
    let task = Task {
      try await stage.presenter.present(
        while: .words("Fetching"), using: OverlayPreset(.lasting)
      ) {
        try await gate.pass()
      } success: {
        .words("\($0) letters")
      }
    }
    try await stage.clock.wait { gate.isAwaited }
    stage.advance(1000)
    #expect(isShown("1 deleted") && isShown("Fetching"))
    try await gate.open(with: .success(3))
    _ = try await stage.clock.value(of: task)
    stage.advance(1000)
    #expect(isShown("3 letters"))
    quiet.end()
    app.pressUndo()
    try await app.rest()
  }
}

extension Stage {
  /// The frames of the shown overlays, from back to front.
  var frames: [OverlayRect] { host.scene.overlays.map(\.currentFrame) }

  /// Whether a shown overlay overlaps another one.
  var covers: Bool {
    let frames = frames
    return frames.indices.contains { one in
      frames[..<one].contains {
        $0.minX < frames[one].maxX && frames[one].minX < $0.maxX && $0.minY < frames[one].maxY
          && frames[one].minY < $0.maxY
      }
    }
  }
}
