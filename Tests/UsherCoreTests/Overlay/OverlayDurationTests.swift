import Testing

@testable import UsherCore

@Suite("Durations of overlays")
struct OverlayDurationTests {
  private static let lifetimes: [(Double, OverlayDuration)] = [
    (0, .timed(.zero)), (-0.0, .timed(.zero)), (1.5, .timed(.milliseconds(1500))),
    (1e9, .infinite), (.infinity, .infinite),
    (.greatestFiniteMagnitude, .infinite),
  ]

  @Test(
    "seconds and milliseconds are converted to a duration, and infinity becomes infinite",
    arguments: lifetimes)
  func seconds(seconds: Double, expected: OverlayDuration) {
    #expect(OverlayDuration.seconds(seconds) == expected)
    #expect(OverlayDuration.milliseconds(seconds * 1000) == expected)
  }

  @Test("a negative duration is rejected", arguments: [-1e-9, -5, -1e9])
  func negative(seconds: Double) {
    #expect(throws: ConfigurationError.negative(.lifetime, seconds)) {
      try OverlayConfiguration(lifetime: .seconds(seconds)).validate()
    }
  }

  @Test("a duration that is not a number is rejected as such")
  func notANumber() {
    do {
      try OverlayConfiguration(lifetime: .seconds(.nan)).validate()
      Issue.record("accepted")
    } catch {
      guard case .notFinite(.lifetime, let value) = error, value.isNaN else {
        Issue.record("rejected as \(error)")
        return
      }
    }
  }
}
