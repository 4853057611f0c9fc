import Testing

@testable import UsherCore

/// The SwiftEntryKit reference, 2.1 and 2.16: the window that is waited for, and the dimmed screen.
@Suite("SwiftEntryKit 2.1 and 2.16: the screen behind an entry")
struct SwiftEntryKitScreenTests {
  private static let frame = Rect(x: 10, y: 10, width: 380, height: 100)

  private static func dimming() -> Overlay {
    SwiftEntryKit.override().with(
      \.backdrop, Backdrop(tap: .absorb, fadeIn: .linear(200), fadeOut: .linear(100)))
  }

  @Test(
    "mended: without anything to be shown on, entries wait, and blocks none of those that follow")
  func noScene() {
    for nothing in [nil, Viewport(size: Size(width: 400, height: 0))] {
      var engine = OverlayEngine()
      if let nothing { engine.prepare([(0, .viewportChanged(nothing))]) }
      let waiting = engine.play([
        (0, .presentRequested(.first, SwiftEntryKit.enqueue())),
        (0, .presentRequested(.second, SwiftEntryKit.enqueue(.high))), (9000, .timePassed),
      ])
      #expect(waiting.isEmpty)
      #expect(engine.play([(9000, .viewportChanged(.phone))]) == .admitted(.second))
      #expect(
        engine.play([(9000, .dismissRequested(.shown()))])
          == .gone(.second, .requested) + .admitted(.first))
    }
  }

  @Test("the screen dims with the entrance and clears with the exit")
  func dims() {
    var engine = OverlayEngine.entering(Self.dimming())
    let looks: [(Int, dy: Double, scrim: Double)] = [
      (0, -110, 0), (50, -82.5, 0.25), (100, -55, 0.5), (200, 0, 1),
    ]
    for (time, dy, scrim) in looks {
      #expect(
        engine.scene(at: .ms(time)).looksLike([
          PlacedOverlay(
            id: .first, frame: Self.frame, offset: Vector(dx: 0, dy: dy), opacity: 1,
            scrim: Scrim(opacity: scrim), acceptsInput: true)
        ]))
    }
    engine.prepare([(500, .dismissRequested(.shown()))])
    let exit = [500, 550, 600].compactMap { engine.only(at: $0)?.scrim?.opacity }
    #expect(zip(exit, [1, 0.5, 0]).allSatisfy { isClose($0, $1) })
  }

  @Test("mended: the screen clears with an exit even while an older entry still pops")
  func clearsWhilePopping() {
    let slow = Self.dimming().with(\.replaced, OverlayTransition(fade: .linear(1000)))
    var engine = OverlayEngine.resting(slow)
    engine.prepare([
      (300, .presentRequested(.second, Self.dimming())), (300, .measured(.second, .card)),
      (600, .dismissRequested(.shown())),
    ])
    let scrims = engine.scene(at: .ms(650)).overlays.map { $0.scrim?.opacity ?? -1 }
    #expect(scrims.count == 2 && isClose(scrims[0], 0) && isClose(scrims[1], 0.5))
    engine.prepare([(700, .timePassed)])
    #expect(engine.only(at: 700)?.scrim?.opacity == 0)
  }

  @Test("an entry that clears the screen leaves it as it is, even where an older one had dimmed it")
  func clear() {
    var engine = OverlayEngine.resting(Self.dimming())
    engine.prepare([
      (300, .presentRequested(.second, SwiftEntryKit.override())), (300, .measured(.second, .card)),
      (500, .timePassed),
    ])
    let placed = PlacedOverlay(
      id: .second, frame: Self.frame, offset: .zero, opacity: 1, acceptsInput: true)
    #expect(engine.scene(at: .ms(500)).looksLike([placed]))
  }
}

/// The SwiftEntryKit reference, 2.19: another content in the same entry.
@Suite("SwiftEntryKit 2.19: transform")
struct SwiftEntryKitTransformTests {
  @Test("a new size is gone over to in 0.4 seconds without overshoot; life and timer go on")
  func resizes() throws {
    var engine = OverlayEngine.resting(SwiftEntryKit.override())
    let taller = Size(width: 380, height: 200)
    #expect(engine.play([(300, .measured(.first, taller))]).isEmpty)
    #expect(engine.wakeup == .nextFrame)
    let heights = (0...40).compactMap { engine.only(at: 300 + 10 * $0)?.frame.size.height }
    #expect(heights.first == 100)
    #expect(
      zip(heights, heights.dropFirst()).allSatisfy { $0 < $1 } && heights.allSatisfy { $0 <= 200 })
    #expect(engine.play([(1199, .timePassed)]).isEmpty)
    #expect(engine.only(at: 1199)?.frame == Rect(x: 10, y: 10, width: 380, height: 200))
    #expect(engine.play([(1200, .timePassed)]) == [.notify(.first, .willDismiss)])
  }

  @Test(
    "a new content is built in the place of the old one and measured, without a lifecycle event")
  func replacesContent() {
    var engine = OverlayEngine.resting(SwiftEntryKit.override())
    let commands = engine.play([(300, .updateRequested(.first, SwiftEntryKit.override()))])
    #expect(commands == [.refresh(.first), .measure(.first, .phone)])
  }

  @Test("where there is nothing to transform, nothing happens but a report")
  func nothing() {
    var engine = OverlayEngine.open()
    let commands = engine.play([(0, .updateRequested(.first, SwiftEntryKit.override()))])
    #expect(commands == [.report(.unknownOverlay(.first))])
    #expect(engine == .open())
  }
}
