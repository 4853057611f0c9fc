import Testing

@testable import UsherCore

@Suite("Decisions at the release")
struct ReleaseDecisionTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var offset = 0.0
    var velocity = 0.0
    var axis = Axis.vertical
    var extent = 90.0
    var exits = SwipeDirections.up
    var thresholds = SwipeThresholds.standard
    var decision: ReleaseDecision

    fileprivate var decided: ReleaseDecision {
      ReleaseDecision(
        offset: offset, velocity: velocity, along: axis, extent: extent, exits: exits,
        thresholds: thresholds)
    }

    var testDescription: String { "\(offset) points at \(velocity) a second: \(decision)" }
  }

  private static let rows: [Row] = [
    // The distance threshold is a third of the height, or 75 points if that is less.
    Row(offset: -30.1, decision: .dismiss(over: .top)),
    Row(offset: -30, decision: .comeBack),
    Row(
      offset: -45, extent: 80, thresholds: SwipeThresholds(share: 0.5, margin: 10),
      decision: .comeBack),
    Row(
      offset: -45.1, extent: 80, thresholds: SwipeThresholds(share: 0.5, margin: 10),
      decision: .dismiss(over: .top)),
    Row(offset: -75.1, extent: 600, decision: .dismiss(over: .top)),
    Row(offset: -75, extent: 600, decision: .comeBack),
    Row(offset: -1, extent: 0, decision: .dismiss(over: .top)),
    // Beyond the threshold, but moving back.
    Row(offset: -80, velocity: 1, decision: .comeBack),
    Row(offset: -80, velocity: 5000, decision: .comeBack),
    // The speed threshold is 750 points per second towards the edge, from anywhere on that side.
    Row(offset: -1, velocity: -751, decision: .dismiss(over: .top)),
    Row(offset: -1, velocity: -750, decision: .comeBack),
    Row(offset: 0, velocity: -5000, decision: .comeBack),
    Row(offset: 0, velocity: 5000, decision: .comeBack),
    Row(offset: 0, velocity: 5000, exits: .down, decision: .comeBack),
    // Not over the opposite edge.
    Row(offset: 200, velocity: 5000, decision: .comeBack),
    Row(offset: -200, velocity: -5000, exits: .down, decision: .comeBack),
    Row(offset: 31, exits: .down, decision: .dismiss(over: .bottom)),
    Row(offset: 1, velocity: 751, exits: .down, decision: .dismiss(over: .bottom)),
    // Both directions are allowed; the overlay's side decides.
    Row(offset: -31, exits: [.up, .down], decision: .dismiss(over: .top)),
    Row(offset: 31, exits: [.up, .down], decision: .dismiss(over: .bottom)),
    Row(offset: 5, velocity: -5000, exits: [.up, .down], decision: .comeBack),
    // The same for horizontal directions.
    Row(offset: -31, axis: .horizontal, exits: .left, decision: .dismiss(over: .left)),
    Row(offset: 31, axis: .horizontal, exits: .right, decision: .dismiss(over: .right)),
    Row(offset: 31, axis: .horizontal, exits: .left, decision: .comeBack),
    Row(offset: 31, axis: .horizontal, exits: [.up, .down], decision: .comeBack),
    Row(
      offset: 1, velocity: 751, axis: .horizontal, exits: .right, decision: .dismiss(over: .right)),
    // No direction is allowed.
    Row(offset: -200, velocity: -5000, exits: [], decision: .comeBack),
    // NaN decides nothing.
    Row(offset: .nan, velocity: .nan, decision: .comeBack),
  ]

  @Test(
    "an overlay leaves where it is far or fast enough towards its edge, and comes back otherwise",
    arguments: rows
  )
  func table(row: Row) {
    #expect(row.decided == row.decision)
  }

  private static let sonner = SwipeThresholds(speed: 110, distance: 45)
  private static let radix = SwipeThresholds(distance: 50)
  private static let material = SwipeThresholds(share: 0.5)

  private static let libraries: [Row] = [
    // SwiftEntryKit: any offset with more than 60 points per second outwards; the distance does not
    // count.
    Row(offset: -1, velocity: -61, thresholds: .slightest, decision: .dismiss(over: .top)),
    Row(offset: -1, velocity: -60, thresholds: .slightest, decision: .comeBack),
    Row(offset: -500, velocity: 0, thresholds: .slightest, decision: .comeBack),
    Row(offset: -500, velocity: 61, thresholds: .slightest, decision: .comeBack),
    // sonner: 45 points, or 110 points per second.
    Row(offset: -46, extent: 900, thresholds: sonner, decision: .dismiss(over: .top)),
    Row(offset: -44, extent: 90, thresholds: sonner, decision: .comeBack),
    Row(offset: -2, velocity: -111, thresholds: sonner, decision: .dismiss(over: .top)),
    // Radix: 50 points at any speed.
    Row(
      offset: 51, axis: .horizontal, exits: .right, thresholds: radix,
      decision: .dismiss(over: .right)),
    Row(
      offset: 49, velocity: 9000, axis: .horizontal, exits: .right, thresholds: radix,
      decision: .comeBack),
    // Material: half its width in either direction.
    Row(
      offset: -161, axis: .horizontal, extent: 320, exits: [.left, .right], thresholds: material,
      decision: .dismiss(over: .left)),
    Row(
      offset: 159, velocity: 9000, axis: .horizontal, extent: 320, exits: [.left, .right],
      thresholds: material, decision: .comeBack),
    // Without thresholds, nothing dismisses.
    Row(offset: -900, velocity: -9000, thresholds: SwipeThresholds(), decision: .comeBack),
  ]

  @Test("the thresholds of each library decide as that library does", arguments: libraries)
  func library(row: Row) {
    #expect(row.decided == row.decision)
  }
}
