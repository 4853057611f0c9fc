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
    // The distance threshold is a third of the height, but at most 75 points.
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
    // The overlay is beyond the threshold, but moves back.
    Row(offset: -80, velocity: 1, decision: .comeBack),
    Row(offset: -80, velocity: 5000, decision: .comeBack),
    // The speed threshold is 750 points per second toward the edge, anywhere on that side.
    Row(offset: -1, velocity: -751, decision: .dismiss(over: .top)),
    Row(offset: -1, velocity: -750, decision: .comeBack),
    Row(offset: 0, velocity: -5000, decision: .comeBack),
    Row(offset: 0, velocity: 5000, decision: .comeBack),
    Row(offset: 0, velocity: 5000, exits: .down, decision: .comeBack),
    // The opposite edge isn't an exit.
    Row(offset: 200, velocity: 5000, decision: .comeBack),
    Row(offset: -200, velocity: -5000, exits: .down, decision: .comeBack),
    Row(offset: 31, exits: .down, decision: .dismiss(over: .bottom)),
    Row(offset: 1, velocity: 751, exits: .down, decision: .dismiss(over: .bottom)),
    // Both directions are allowed, and the side of the overlay's offset decides.
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
    // NaN has no effect.
    Row(offset: .nan, velocity: .nan, decision: .comeBack),
  ]

  @Test(
    "an overlay leaves if it is far or fast enough toward its edge, and otherwise returns",
    arguments: rows
  )
  func table(row: Row) {
    #expect(row.decided == row.decision)
  }

  private static let sonner = SwipeThresholds(speed: 110, distance: 45)
  private static let radix = SwipeThresholds(distance: 50)
  private static let material = SwipeThresholds(share: 0.5)

  private static let libraries: [Row] = [
    // SwiftEntryKit: any offset, with more than 60 points per second outward. The distance is
    // ignored.
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
    // Without thresholds, an overlay always returns.
    Row(offset: -900, velocity: -9000, thresholds: SwipeThresholds(), decision: .comeBack),
  ]

  @Test(
    "with a library's thresholds, a release has the same effect as in that library",
    arguments: libraries)
  func library(row: Row) {
    #expect(row.decided == row.decision)
  }
}
