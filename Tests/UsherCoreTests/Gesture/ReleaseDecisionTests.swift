import Testing

@testable import UsherCore

@Suite struct ReleaseDecisionTests {
  struct Row: Sendable {
    var offset = 0.0
    var velocity = 0.0
    var height = 90.0
    var placement = Placement.top
    var decision: ReleaseDecision
  }

  private static let rows: [Row] = [
    // Far enough is a third of the height, or 75 points where that is less.
    Row(offset: -30.1, decision: .dismiss(over: .top)),
    Row(offset: -30, decision: .comeBack),
    Row(offset: -75.1, height: 600, decision: .dismiss(over: .top)),
    Row(offset: -75, height: 600, decision: .comeBack),
    Row(offset: -1, height: 0, decision: .dismiss(over: .top)),
    // Far out but on its way back.
    Row(offset: -80, velocity: 1, decision: .comeBack),
    Row(offset: -80, velocity: 5000, decision: .comeBack),
    // Fast enough is more than 750 points per second towards the edge, from anywhere on that side.
    Row(offset: -1, velocity: -751, decision: .dismiss(over: .top)),
    Row(offset: -1, velocity: -750, decision: .comeBack),
    Row(offset: 0, velocity: -5000, decision: .comeBack),
    Row(offset: 0, velocity: 5000, decision: .comeBack),
    // Not over the other edge.
    Row(offset: 200, velocity: 5000, decision: .comeBack),
    Row(offset: -200, velocity: -5000, placement: .bottom, decision: .comeBack),
    Row(offset: 31, placement: .bottom, decision: .dismiss(over: .bottom)),
    Row(offset: 1, velocity: 751, placement: .bottom, decision: .dismiss(over: .bottom)),
    // A centered one goes either way, by the side it is on.
    Row(offset: -31, placement: .center, decision: .dismiss(over: .top)),
    Row(offset: 31, placement: .center, decision: .dismiss(over: .bottom)),
    Row(offset: 5, velocity: -5000, placement: .center, decision: .comeBack),
    // What is not a number decides nothing.
    Row(offset: .nan, velocity: .nan, decision: .comeBack),
  ]

  @Test(
    "far enough or fast enough towards its edge it leaves, otherwise it comes back", arguments: rows
  )
  func table(row: Row) {
    let decision = ReleaseDecision(
      offset: row.offset, velocity: row.velocity, height: row.height, placement: row.placement)
    #expect(decision == row.decision)
  }
}
