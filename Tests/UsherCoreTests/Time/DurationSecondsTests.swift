import Testing

@testable import UsherCore

@Suite("Durations in seconds")
struct DurationSecondsTests {
  private static let conversions: [(Duration, Int64)] = [
    (.zero, 0), (.seconds(1.5), 1_500_000_000), (.seconds(-1.5), -1_500_000_000),
    (Duration(secondsComponent: 0, attosecondsComponent: 1_999_999_999), 1),
    (Duration(secondsComponent: 0, attosecondsComponent: -1_999_999_999), -1),
    (.nanoseconds(Int64.max), .max), (.nanoseconds(Int64.min), .min),
    (.seconds(9_223_372_037), .max), (.seconds(-9_223_372_037), .min),
    (.seconds(Int64.max), .max), (.seconds(Int64.min), .min),
    (.seconds(Int64.max) * 2, .max), (.seconds(Int64.min) * 2, .min),
  ]

  @Test(
    "nanoseconds are rounded toward zero, and limited to 64 bits",
    arguments: conversions)
  func nanoseconds(duration: Duration, expected: Int64) {
    #expect(duration.nanoseconds == expected)
  }

  @Test("a duration is converted to seconds", arguments: [0, 0.25, -1.5, 86_400, 1e-9])
  func inSeconds(seconds: Double) {
    #expect(isClose(Duration.seconds(seconds).inSeconds, seconds, within: 1e-12))
  }

  @Test("a duration that doesn't fit in 64 bits is limited to their range")
  func inSecondsSaturates() {
    #expect((Duration.seconds(Int64.max) * 2).inSeconds == Double(Int64.max))
    #expect((Duration.seconds(Int64.min) * 2).inSeconds == Double(Int64.min))
  }

  private static let lengths: [(Double, Duration)] = [
    (1.5, .milliseconds(1500)), (-2, .seconds(-2)), (.nan, .zero),
    (.infinity, .seconds(86_400)), (-.infinity, .seconds(-86_400)), (1e300, .seconds(86_400)),
  ]

  @Test(
    "seconds become a duration of at most a day, and NaN becomes zero",
    arguments: lengths)
  func clamping(seconds: Double, expected: Duration) {
    #expect(Duration(clampingSeconds: seconds) == expected)
  }
}
