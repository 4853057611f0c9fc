import Testing

@testable import UsherCore

/// The SwiftEntryKit reference, 2.1 and 2.16: waiting for a window, and dimming the screen.
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

/// The SwiftEntryKit reference, 2.19: replacing an entry's content.
@Suite("SwiftEntryKit 2.19: transform")
struct SwiftEntryKitTransformTests {
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
