import Testing
import Usher
import UsherTesting

@MainActor
@Suite("The headless host")
struct HeadlessHostTests {
  @Test("a transcript lists the calls to the host, one per line")
  func transcript() {
    let stage = Stage(clock: ManualClock(frameInterval: .milliseconds(10)))
    #expect(stage.host.transcript.description.isEmpty)
    stage.presenter.present(
      .notification(title: "Saved", description: "as draft", button: OverlayNode.Button("Undo")),
      as: .brief)
    let second = stage.present("second")
    stage.advance(2000)
    stage.drag(second, up: 80)
    stage.advance(1000)
    #expect(
      stage.host.transcript.description == """
        0 ms: attached 1 Saved | as draft | Undo
        0 ms: announced Saved. as draft
        1200 ms: detached 1
        1200 ms: attached 2 second
        1200 ms: announced second
        2010 ms: pointer claimed for 2
        2050 ms: detached 2
        """)
  }

  @Test("visible texts match the scene, from back to front")
  func visibleTexts() {
    let stage = Stage(capacity: 2)
    #expect(stage.host.visibleTexts.isEmpty)
    stage.presenter.present(
      .notification(title: "Saved", button: OverlayNode.Button("Undo")), as: .lasting)
    stage.present("front", as: .brief)
    stage.present("waits")
    #expect(stage.host.visibleTexts == [["Saved", "Undo"], ["front"]])
    stage.advance(1250)
    #expect(stage.host.visibleTexts == [["Saved", "Undo"], ["waits"]])
  }

  @Test("only shown overlays are attached")
  func attached() {
    let stage = Stage()
    let first = stage.present("first", as: .brief)
    let second = stage.present("second")
    #expect(stage.host.attached.mapValues { $0.root.texts } == [first.id: ["first"]])
    stage.advance(1250)
    #expect(stage.host.attached.mapValues { $0.root.texts } == [second.id: ["second"]])
    stage.presenter.dismissAll()
    stage.advance(200)
    #expect(stage.host.attached.isEmpty)
  }

  @Test("a new viewport lays out an overlay again, inside the safe area")
  func viewport() {
    let stage = Stage()
    stage.present("hello")
    stage.advance(200)
    #expect(
      stage.host.scene.overlays.map(\.frame) == [
        OverlayRect(x: 12, y: 12, width: 366, height: 20.25)
      ])
    stage.host.changeViewport(
      to: OverlayViewport(
        size: OverlaySize(width: 300, height: 600),
        safeArea: Insets(top: 47, left: 10, bottom: 34, right: 10)))
    #expect(
      stage.host.scene.overlays.map(\.frame) == [
        OverlayRect(x: 22, y: 59, width: 256, height: 20.25)
      ])
  }

  @Test("button frames follow the overlay's current position")
  func buttonFrames() {
    let stage = Stage(clock: ManualClock(frameInterval: .milliseconds(10)))
    let handle = stage.presenter.present(
      .words("hello", button: OverlayNode.Button("Undo")), as: .lasting)
    #expect(stage.host.buttonFrames(of: handle.id).map(\.minY) == [-36])
    stage.advance(200)
    #expect(
      stage.host.buttonFrames(of: handle.id) == [OverlayRect(x: 326, y: 12, width: 52, height: 36)])
    #expect(stage.host.buttonFrames(of: OverlayID(99)).isEmpty)
  }

  @Test("pressing a button that doesn't exist has no effect", arguments: [-1, 1, Int.max, Int.min])
  func noSuchButton(_ number: Int) {
    let stage = Stage()
    let handle = stage.presenter.present(
      .words("hello", button: OverlayNode.Button("Undo")), as: .lasting)
    stage.advance(200)
    stage.host.pressButton(number, of: handle.id)
    stage.host.pressButton(0, of: OverlayID(99))
    stage.advance(200)
    #expect(handle.result == nil)
    #expect(stage.problems.isEmpty)
  }

  @Test("a tap on a button doesn't reach the overlay")
  func tapOnButton() {
    let stage = Stage()
    let handle = stage.presenter.present(
      .words("hello", button: OverlayNode.Button("Undo")), as: .lasting)
    stage.advance(200)
    let point = OverlayPoint(x: 350, y: 30)
    stage.host.point(.began, at: point)
    stage.host.point(.ended, at: point)
    stage.advance(200)
    #expect(handle.result == nil)
  }

  @Test("the buttons of a rotated overlay are hit at their drawn position")
  func buttonsOfTurned() async {
    let driver = HeadlessDriver()
    var presses = 0
    let handle = driver.presenter.present(
      .words("hello", button: OverlayNode.Button("Undo", dismisses: false) { presses += 1 }),
      as: OverlayConfiguration(
        placement: .center, lifetime: .infinite,
        entrance: OverlayTransition(
          rotation: Rotation(.curve(.linear, .seconds(4000)), from: .pi / 2))))
    // The overlay has just started at a rotation of 90° about its center, with its button at its
    // lower end.
    let button = driver.buttonFrames(of: handle.id)[0]
    let frame = driver.frame(of: handle.id)
    #expect(
      frame.map { [$0.minX, $0.minY, $0.size.width, $0.size.height].rounded } == [
        177, 239, 36, 366,
      ])
    #expect(
      [button.minX, button.minY, button.size.width, button.size.height].rounded == [
        177, 553, 36, 52,
      ])
    await driver.tap(OverlayPoint(x: 195, y: 580))
    #expect(presses == 1)
    await driver.tap(OverlayPoint(x: 350, y: 422))
    #expect(presses == 1)
  }

  @Test("when scrolling content reaches its end, the drag moves the overlay")
  func scrolling() {
    let stage = Stage()
    let handle = stage.present("hello")
    stage.advance(200)
    let start = stage.blank(of: handle)
    var offsets: [Double?] = []
    for (step, scrollable) in [SwipeDirections.up, .up, [], []].enumerated() {
      stage.host.point(
        step == 0 ? .began : .moved, at: OverlayPoint(x: start.x, y: start.y - 20 * Double(step)),
        scrollable: scrollable)
      offsets.append(stage.host.scene.overlays.first?.offset.dy)
      stage.advance(10)
    }
    #expect(offsets == [0, 0, 0, -20])
    #expect(
      stage.host.transcript.entries.map(\.order)
        == [
          .attached(handle.id, texts: ["hello"]), .announced("hello", .polite),
          .pointerClaimed(handle.id),
        ])
  }

  @Test("a host without a presenter ignores all input")
  func alone() {
    let host = HeadlessHost()
    host.point(.began, at: .init(x: 1, y: 1))
    host.pressButton(0, of: OverlayID(1))
    host.changeViewport(to: OverlayViewport(size: .zero))
    host.closeWindow()
    host.clock.advance(by: .seconds(1))
    #expect(host.transcript.entries.isEmpty)
    #expect(host.size(of: OverlayID(1), within: .anything) == .zero)
  }
}

extension SizeProposal {
  fileprivate static let anything = SizeProposal(
    minimumWidth: 0, maximumWidth: 100, maximumHeight: 100)
}

extension [Double] {
  /// The numbers rounded to integers, because rotation causes rounding errors.
  fileprivate var rounded: [Double] { map { $0.rounded() } }
}
