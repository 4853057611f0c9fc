import Testing
@testable import UsherCore

@Suite("Size proposals")
struct SizeProposalTests {
  private let proposal = SizeProposal(
    minimumWidth: 100, maximumWidth: 300, minimumHeight: 10, maximumHeight: 50)

  @Test("a size is usable if both sides are finite and not negative")
  func usable() {
    let rows: [(Double, Bool)] = [
      (0, true), (80, true), (-1, false), (.nan, false), (.infinity, false), (-.infinity, false),
    ]
    for (side, isUsable) in rows {
      #expect(OverlaySize(width: side, height: 5).isUsable == isUsable)
      #expect(OverlaySize(width: 5, height: side).isUsable == isUsable)
    }
  }

  @Test("clamping keeps a size within the bounds, and moves each other side to the nearest bound")
  func clamping() {
    let rows: [(OverlaySize, OverlaySize)] = [
      (OverlaySize(width: 200, height: 20), OverlaySize(width: 200, height: 20)),
      (OverlaySize(width: 99, height: 51), OverlaySize(width: 100, height: 50)),
      (OverlaySize(width: 301, height: -1), OverlaySize(width: 300, height: 10)),
      (OverlaySize(width: .infinity, height: -.infinity), OverlaySize(width: 300, height: 10)),
      (OverlaySize(width: .nan, height: .nan), OverlaySize(width: 100, height: 10)),
    ]
    for (size, expected) in rows {
      #expect(proposal.clamping(size) == expected)
    }
  }

  @Test("clamping a clamped size doesn't change it")
  func idempotent() {
    var random = SplitMix(state: 30)
    for _ in 0..<500 {
      let clamped = proposal.clamping(random.oddSize())
      #expect(proposal.clamping(clamped) == clamped)
    }
  }
}
