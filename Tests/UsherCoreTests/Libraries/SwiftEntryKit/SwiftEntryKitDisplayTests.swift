import Testing

@testable import UsherCore

/// The SwiftEntryKit reference, 2.3: the handling of a new entry.
@Suite("SwiftEntryKit 2.3: the display decision table")
struct SwiftEntryKitDisplayTests {
  @Test(
    "an override of no lower priority takes the place of what is displayed, for good",
    arguments: [Priority.normal, .high, .max])
  func overrides(priority: Priority) {
    var engine = OverlayEngine.resting(SwiftEntryKit.override())
    let commands = engine.play([
      (300, .presentRequested(.second, SwiftEntryKit.override(priority))),
      (300, .measured(.second, .card)), (500, .timePassed),
    ])
    #expect(
      commands == [.notify(.first, .willDismiss)] + .admitted(.second)
        + [.notify(.second, .willPresent)] + .gone(.first, .replaced)
        + [.notify(.second, .didPresent)])
    #expect(engine.shown == [.second])
    #expect(engine.waiting.isEmpty)
  }

  @Test("what is displaced leaves by its own pop animation while the other one enters")
  func popAnimation() {
    let entry = SwiftEntryKit.override().with(\.replaced, OverlayTransition(fade: .linear(100)))
    var engine = OverlayEngine.resting(entry)
    engine.prepare([
      (300, .presentRequested(.second, SwiftEntryKit.override())), (300, .measured(.second, .card)),
    ])
    let frame = Rect(x: 10, y: 10, width: 380, height: 100)
    let leaving = PlacedOverlay(
      id: .first, frame: frame, offset: .zero, opacity: 0.5, acceptsInput: false)
    let entering = PlacedOverlay(
      id: .second, frame: frame, offset: Vector(dx: 0, dy: -82.5), opacity: 1, acceptsInput: true)
    #expect(engine.scene(at: .ms(350)).looksLike([leaving, entering]))
  }

  @Test(
    "an override of a lower priority is not shown, and its client is told why",
    arguments: [Priority.min, .low])
  func lowerPriority(priority: Priority) {
    var engine = OverlayEngine.resting(SwiftEntryKit.override())
    let commands = engine.play([
      (300, .presentRequested(.second, SwiftEntryKit.override(priority)))
    ])
    #expect(commands == [.refuse(.second, .higherPriorityShown(.first))])
    #expect(engine.shown == [.first])
    #expect(engine.waiting.isEmpty)
  }

  @Test("an override that drops what is enqueued ends the line first, and its entries tell no more")
  func flush() {
    var engine = OverlayEngine.resting(SwiftEntryKit.override())
    engine.prepare([
      (200, .presentRequested(.second, SwiftEntryKit.enqueue())),
      (200, .presentRequested(.third, SwiftEntryKit.enqueue(.max))),
    ])
    let id = OverlayID(4)
    let commands = engine.play([
      (300, .presentRequested(id, SwiftEntryKit.override(dropsEnqueued: true)))
    ])
    let flushed: [Command] = [
      .notify(.third, .didDismiss(.superseded)), .notify(.second, .didDismiss(.superseded)),
    ]
    #expect(commands == flushed + [.notify(.first, .willDismiss)] + .admitted(id))
    #expect(engine.waiting.isEmpty)
  }

  @Test("mended: an override that is refused leaves the line alone, whatever it would have dropped")
  func refusedFlush() {
    var engine = OverlayEngine.resting(SwiftEntryKit.override())
    engine.prepare([(200, .presentRequested(.second, SwiftEntryKit.enqueue()))])
    let commands = engine.play([
      (300, .presentRequested(.third, SwiftEntryKit.override(.low, dropsEnqueued: true)))
    ])
    #expect(commands == [.refuse(.third, .higherPriorityShown(.first))])
    #expect(engine.waiting == [.second])
  }

  @Test(
    "an enqueued entry of any priority waits for what is displayed",
    arguments: SwiftEntryKit.priorities)
  func enqueued(priority: Priority) {
    var engine = OverlayEngine.resting(SwiftEntryKit.override())
    let commands = engine.play([
      (300, .presentRequested(.second, SwiftEntryKit.enqueue(priority))), (1300, .timePassed),
    ])
    #expect(
      commands == [.notify(.first, .willDismiss)] + .gone(.first, .timedOut) + .admitted(.second))
  }

  @Test("mended: one already on its way out tells nothing twice and keeps its reason")
  func overridesExiting() {
    var engine = OverlayEngine.resting(SwiftEntryKit.override())
    let commands = engine.play([
      (300, .dismissRequested(.shown())),
      (350, .presentRequested(.second, SwiftEntryKit.override())), (400, .timePassed),
    ])
    #expect(
      commands == [.notify(.first, .willDismiss)] + .admitted(.second)
        + .gone(.first, .requested))
  }

  @Test("unlike there, one on its way out keeps nobody out, whatever its priority")
  func exitingBlocksNobody() {
    var engine = OverlayEngine.resting(SwiftEntryKit.override(.max))
    let commands = engine.play([
      (300, .dismissRequested(.shown())),
      (350, .presentRequested(.second, SwiftEntryKit.override(.min))),
    ])
    #expect(commands == [.notify(.first, .willDismiss)] + .admitted(.second))
  }
}
