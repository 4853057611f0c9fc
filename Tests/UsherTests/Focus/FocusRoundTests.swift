import Testing
import UsherCore

@testable import Usher

@Suite("The round of the focus key")
struct FocusRoundTests {
  /// Returns a round among overlays that are listed from front to back.
  private static func round(
    _ front: [UInt64], modal: UInt64? = nil, controls: Set<UInt64> = []
  ) -> FocusRound {
    FocusRound(among: front.map { OverlayID($0) }, modal: modal.map { OverlayID($0) }) {
      controls.contains($0.rawValue)
    }
  }

  @Test(
    "the round visits modal overlays and overlays with controls, or else every overlay",
    arguments: [
      ([], nil, [], []), ([3, 2, 1], nil, [], [3, 2, 1]), ([3, 2, 1], nil, [1, 3], [3, 1]),
      ([3, 2, 1], 1, [3], [3, 1]), ([3, 2, 1], 1, [], [3, 2, 1]), ([1], 1, [], [1]),
    ] as [([UInt64], UInt64?, Set<UInt64>, [UInt64])])
  func stops(front: [UInt64], modal: UInt64?, controls: Set<UInt64>, stops: [UInt64]) {
    #expect(
      Self.round(front, modal: modal, controls: controls).stops == stops.map { OverlayID($0) })
  }

  @Test("the round visits the newest overlay, then older overlays, and returns to the app")
  func round() {
    let round = Self.round([3, 2, 1])
    var places: [FocusRound.Place?] = []
    var current: OverlayID?
    for _ in 0..<5 {
      let place = round.place(after: current)
      places.append(place)
      current = if case .overlay(let id) = place { id } else { nil }
    }
    #expect(
      places == [
        .overlay(OverlayID(3)), .overlay(OverlayID(2)), .overlay(OverlayID(1)), .app,
        .overlay(OverlayID(3)),
      ])
  }

  @Test("in front of a modal overlay, the round starts over after the modal overlay")
  func modal() {
    let round = Self.round([3, 2, 1], modal: 1)
    #expect(round.place(after: OverlayID(1)) == .overlay(OverlayID(3)))
    #expect(round.place(after: OverlayID(2)) == .overlay(OverlayID(1)))
    #expect(Self.round([1], modal: 1).place(after: OverlayID(1)) == nil)
    #expect(Self.round([]).place(after: nil) == nil)
  }

  @Test(
    "a dismissed overlay passes the focus to the next older stop, the newest stop, or the app",
    arguments: [
      (2, [3, 1], .overlay(OverlayID(1))), (1, [3, 2], .overlay(OverlayID(3))), (1, [], .app),
    ] as [(UInt64, [UInt64], FocusRound.Place)])
  func leaving(id: UInt64, left: [UInt64], place: FocusRound.Place) {
    let order = [3, 2, 1].map { OverlayID($0) }
    #expect(
      Self.round(left).place(inPlaceOf: OverlayID(id), with: false, in: order) == place)
  }

  @Test("a dismissed control passes the focus to a control, the modal overlay, or the app")
  func fromControl() {
    let order = [3, 2, 1].map { OverlayID($0) }
    let place = { (round: FocusRound) in
      round.place(inPlaceOf: OverlayID(3), with: true, in: order)
    }
    #expect(place(Self.round([2, 1], controls: [1])) == .overlay(OverlayID(1)))
    #expect(place(Self.round([2, 1])) == .app)
    #expect(place(Self.round([2, 1], modal: 1)) == .overlay(OverlayID(1)))
  }
}
