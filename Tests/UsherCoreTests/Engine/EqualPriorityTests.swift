import Testing
import UsherCore

@Suite("Overlays that refuse equal priorities")
struct EqualPriorityTests {
  /// An overlay that allows no others with its priority.
  private static func sole(_ priority: Int) -> OverlayConfiguration {
    .drawnByApp(priority: Priority(priority)).with(\.identity, .refuseEqualPriority)
  }

  @Test("an overlay is refused while another with its priority is waiting or shown")
  func refused() {
    var engine = OverlayEngine.open()
    engine.prepare([asking(.first, Self.sole(1), at: 0), asking(.second, Self.sole(2), at: 0)])
    let commands = engine.play([
      asking(.third, Self.sole(1), at: 0), asking(.third, Self.sole(2), at: 0),
    ])
    #expect(
      commands == [
        .refuse(.third, .priorityTaken(by: .first)), .refuse(.third, .priorityTaken(by: .second)),
      ])
  }

  @Test("when an overlay is dismissed or canceled, its priority is available again")
  func freed() {
    var engine = OverlayEngine.open()
    engine.prepare([asking(.first, Self.sole(3), at: 0), asking(.second, Self.sole(2), at: 0)])
    #expect(
      engine.play([
        (5, .dismissRequested(.overlay(.second))), asking(.third, Self.sole(2), at: 5),
      ]) == [.notify(.second, .didDismiss(.cancelled))])
    #expect(engine.waiting == [.third])
    #expect(
      engine.play([
        (10, .dismissRequested(.overlay(.first))), asking(.first, Self.sole(3), at: 10),
      ]) == .withdrawn(.first) + .drawn(.third))
    #expect(engine.waiting == [.first])
  }

  @Test("an update to a new priority reserves it and releases the old one")
  func changed() {
    var engine = OverlayEngine.open()
    engine.prepare([
      asking(.first, Self.sole(9), at: 0), asking(.second, Self.sole(1), at: 0),
      (0, .updateRequested(.second, Self.sole(2))),
    ])
    #expect(
      engine.play([asking(.third, Self.sole(2), at: 0), asking(.third, Self.sole(1), at: 0)])
        == [.refuse(.third, .priorityTaken(by: .second))])
    #expect(engine.waiting == [.second, .third])
  }
}
