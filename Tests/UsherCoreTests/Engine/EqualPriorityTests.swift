import Testing
import UsherCore

@Suite("Overlays that refuse equal priorities")
struct EqualPriorityTests {
  /// An overlay that is the only one of its priority.
  private static func sole(_ priority: Int) -> OverlayConfiguration {
    .drawnByApp(priority: Priority(priority)).with(\.identity, .refuseEqualPriority)
  }

  @Test("an overlay is refused while another one of its priority waits or is shown")
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

  @Test("the priority of an overlay that is gone, or was taken back, is free again")
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

  @Test("an overlay whose priority changes frees the old priority and takes the new one")
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
