import Testing

@testable import UsherCore

@Suite("Lifetimes")
struct LifetimeTests {
  private static let lifetimes: [(Double, OverlayLifetime)] = [
    (0, .timed(.zero)), (-0.0, .timed(.zero)), (1.5, .timed(.milliseconds(1500))),
    (1e9, .untilDismissed), (.infinity, .untilDismissed),
    (.greatestFiniteMagnitude, .untilDismissed),
  ]

  @Test("seconds become a lifetime, and infinity never ends", arguments: lifetimes)
  func seconds(seconds: Double, expected: OverlayLifetime) throws {
    #expect(try OverlayLifetime.seconds(seconds) == expected)
  }

  @Test("a negative lifetime is refused", arguments: [-1e-9, -5, -Double.infinity])
  func negative(seconds: Double) {
    #expect(throws: ConfigurationError.negative(.lifetime, seconds)) {
      try OverlayLifetime.seconds(seconds)
    }
  }

  @Test("a lifetime that is not a number is refused as such")
  func notANumber() {
    do {
      let lifetime = try OverlayLifetime.seconds(.nan)
      Issue.record("accepted as \(lifetime)")
    } catch {
      guard case .notFinite(.lifetime, let value) = error, value.isNaN else {
        Issue.record("refused as \(error)")
        return
      }
    }
  }
}
