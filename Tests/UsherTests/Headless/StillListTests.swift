import Testing
import Usher
import UsherTesting

@MainActor
@Suite("Lists under the pointer and the focus")
struct StillListTests {
  private let stage = Stage()

  init() {
    stage.presenter.configure(.main, LaneSettings(capacity: 3, arrangement: .list(spacing: 8)))
  }

  private func message(_ seconds: Int) -> PresentationHandle {
    stage.presenter.present(
      .notification(title: "\(seconds)", button: OverlayNode.Button("Undo")),
      as: OverlayConfiguration(lifetime: .timed(.seconds(seconds))))
  }

  private func frame(of handle: PresentationHandle) -> OverlayRect? {
    stage.host.scene.overlays.first { $0.id == handle.id }?.currentFrame
  }

  /// The center of a message's button.
  private func button(of handle: PresentationHandle) throws -> OverlayPoint {
    let frame = try #require(stage.host.buttonFrames(of: handle.id).first)
    return OverlayPoint(x: (frame.minX + frame.maxX) / 2, y: (frame.minY + frame.maxY) / 2)
  }

  private func attend(to handle: PresentationHandle, _ isFocus: Bool) throws {
    if isFocus {
      stage.host.moveFocus(into: handle.id)
    } else {
      stage.host.hover(at: try button(of: handle))
    }
  }

  @Test(
    "messages don't move while the user attends to one and another is dismissed",
    .bug("https://github.com/fkhadra/react-toastify/issues/845"), arguments: [false, true])
  func departure(isFocus: Bool) throws {
    let handles = [30, 30, 3].map { message($0) }
    stage.advance(2000)
    try attend(to: handles[1], isFocus)
    let frames = handles.map { frame(of: $0) }
    for _ in 0..<200 {
      stage.advance(50)
      #expect(frame(of: handles[0]) == frames[0])
      #expect(frame(of: handles[1]) == frames[1])
    }
    #expect(handles[2].result == .dismissed(.timedOut))
    stage.host.hover(at: nil)
    stage.host.moveFocus(into: handles[1].id, isInside: false)
    stage.advance(2000)
    #expect(frame(of: handles[1])?.minY == frames[2]?.minY)
    #expect(frame(of: handles[0])?.minY == frames[1]?.minY)
    #expect(stage.problems.isEmpty)
  }

  @Test("messages don't move under the pointer if the lane's capacity changes")
  func configured() throws {
    let handles = [30, 30, 3].map { message($0) }
    stage.advance(2000)
    stage.host.hover(at: try button(of: handles[1]))
    let frames = handles.prefix(2).map { frame(of: $0) }
    stage.advance(5000)
    #expect(handles[2].result == .dismissed(.timedOut))
    stage.presenter.configure(.main, LaneSettings(capacity: 4, arrangement: .list(spacing: 8)))
    stage.advance(2000)
    #expect(handles.prefix(2).map { frame(of: $0) } == frames)
  }

  @Test(
    "the message under the pointer stays in place and paused while others take their turns",
    .bug("https://github.com/fkhadra/react-toastify/issues/845"))
  func turns() throws {
    let handles = (0..<6).map { _ in message(3) }
    stage.advance(2000)
    stage.host.hover(at: try button(of: handles[1]))
    let place = frame(of: handles[1])
    for _ in 0..<400 {
      stage.advance(50)
      #expect(frame(of: handles[1]) == place)
    }
    #expect(handles.map(\.word) == ["timedOut", "shown"] + Array(repeating: "timedOut", count: 4))
    #expect(stage.host.visibleTexts.count == 1)
  }

  @Test("a message stays in place while the pointer crosses the gap to another message")
  func crossing() throws {
    let handles = [30, 30, 30].map { message($0) }
    stage.advance(2000)
    stage.host.hover(at: try button(of: handles[2]))
    handles[1].dismiss()
    stage.advance(2000)
    let place = frame(of: handles[0])
    let (from, to) = (try button(of: handles[2]), try button(of: handles[0]))
    for step in 1...20 {
      stage.host.hover(
        at: OverlayPoint(x: from.x, y: from.y + (to.y - from.y) * Double(step) / 20))
      stage.advance(50)
      #expect(frame(of: handles[0]) == place)
    }
  }

  @Test(
    "when the message under a resting pointer is dismissed, the next one moves there and is paused")
  func next() throws {
    let handles = [10, 10, 30].map { message($0) }
    stage.advance(2000)
    let point = try button(of: handles[2])
    stage.host.hover(at: point)
    let place = frame(of: handles[1])
    stage.host.pressButton(0, of: handles[2].id)
    while handles[2].word == "leaving" {
      #expect(frame(of: handles[1]) == place)
      stage.advance(20)
    }
    stage.advance(20_000)
    #expect(try button(of: handles[1]) == point)
    #expect(handles.map(\.word) == ["timedOut", "shown", "button(0)"])
    stage.host.hover(at: nil)
    stage.advance(20_000)
    #expect(handles[1].word == "timedOut")
    #expect(stage.problems.isEmpty)
  }

  @Test("releasing the pointer taps the pressed message, even if another was dismissed in between")
  func press() throws {
    let handles = [30, 30, 3].map { message($0) }
    stage.advance(2000)
    let point = stage.blank(of: handles[1])
    stage.host.point(.began, at: point)
    for _ in 0..<200 where handles[2].state.isShown { stage.advance(10) }
    stage.advance(50)
    stage.host.point(.ended, at: point)
    stage.advance(2000)
    #expect(handles.map(\.word) == ["shown", "tap", "timedOut"])
  }

  @Test("releasing the pointer taps no message if the pressed message is being dismissed")
  func pressOnLeaving() {
    let handles = [30, 30, 30].map { message($0) }
    stage.advance(2000)
    let point = stage.blank(of: handles[2])
    stage.host.point(.began, at: point)
    handles[2].dismiss()
    stage.advance(50)
    stage.host.point(.ended, at: point)
    stage.advance(2000)
    #expect(handles.map(\.word) == ["shown", "shown", "programmatic"])
  }

  @Test("a click just after another message starts to exit presses the button under the pointer")
  func click() throws {
    let handles = [30, 30, 3].map { message($0) }
    stage.advance(2000)
    let point = try button(of: handles[1])
    stage.host.hover(at: point)
    for _ in 0..<200 where handles[2].word == "shown" { stage.advance(10) }
    for _ in 0..<60 {
      stage.advance(50)
      #expect(try button(of: handles[1]) == point)
    }
  }
}
