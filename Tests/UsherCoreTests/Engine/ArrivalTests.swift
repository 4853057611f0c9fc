import Testing
import UsherCore

@Suite("The latest request")
struct ArrivalTests {
  private let name = OverlayName(1)

  @Test("a request that its lane refuses doesn't count for its name")
  func refusedCountsNothing() {
    var engine = OverlayEngine.resting(.plain(priority: .high))
    let overlay = OverlayConfiguration.plain().with(\.name, name).with(\.lane, LaneID(1))
    engine.prepare([(200, .presentRequested(.second, overlay))])
    let commands = engine.play([
      (
        300,
        .presentRequested(
          .third,
          overlay.with(\.lane, .main).with(\.precedence, .replace())
            .with(\.identity, .coalesceWithLast))
      )
    ])
    #expect(commands == [.refuse(.third, .higherPriorityShown(.first))])
    #expect(engine.count(of: name) == 0)
  }

  @Test("an overlay becomes the latest request when its delay ends")
  func delayedArrivesAtItsEnd() {
    let named = OverlayConfiguration.plain().with(\.name, name)
    var engine = OverlayEngine.open()
    engine.prepare([
      (0, .presentRequested(.first, named.with(\.delay, .milliseconds(100)))),
      (50, .presentRequested(.second, .plain())),
    ])
    // The second overlay is shown when the first overlay joins the queue.
    let commands = engine.play([
      (200, .presentRequested(.third, named.with(\.identity, .coalesceWithLast)))
    ])
    #expect(commands == [.refuse(.third, .duplicate(of: .first))])
  }

  @Test("an overlay that is dismissed just when its entrance ends is presented first")
  func arrivesAndGoes() {
    var engine = OverlayEngine.entering(.plain().with(\.minimumTime, .milliseconds(200)))
    let commands = engine.play([
      (100, .dismissRequested(.overlay(.first))), (200, .timePassed), (300, .timePassed),
    ])
    #expect(
      commands == [.notify(.first, .didPresent), .notify(.first, .willDismiss)]
        + .gone(.first, .programmatic))
  }

  @Test("a request that matches the latest one is refused, and the refusal names it")
  func likeTheLast() {
    var engine = OverlayEngine.open(with: LaneSettings(order: .arrival))
    let commands = engine.play(
      [OverlayName.letter, .letter, .parcel, .parcel].enumerated().map { index, name in
        asking(OverlayID(UInt64(index + 1)), .named(name, .coalesceWithLast), at: 0)
      })
    #expect(
      commands == .admitted(.first) + [
        .refuse(.second, .duplicate(of: .first)), .refuse(OverlayID(4), .duplicate(of: .third)),
      ])
  }

  @Test("if the latest request is canceled, the previous one becomes the latest")
  func lastOfThoseLeft() {
    var engine = OverlayEngine.resting(.named(.letter, .coalesceWithLast))
    engine.prepare([
      asking(.second, .named(.parcel, .coalesceWithLast), at: 600),
      (700, .dismissRequested(.overlay(.second))),
    ])
    #expect(
      engine.play([asking(.third, .named(.letter, .coalesceWithLast), at: 800)])
        == [.refuse(.third, .duplicate(of: .first))])
  }
}
