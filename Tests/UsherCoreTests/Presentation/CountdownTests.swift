import Testing

@testable import UsherCore

@Suite("Countdowns")
struct CountdownTests {
  @Test("a countdown begins running, or paused where the overlay is held")
  func begins() {
    let second = OverlayLifetime.timed(.seconds(1))
    #expect(Countdown(second, at: .ms(5), isHeld: false) == .running(until: .ms(1005)))
    #expect(Countdown(second, at: .ms(5), isHeld: true) == .paused(left: .seconds(1)))
    #expect(Countdown(.untilDismissed, at: .ms(5), isHeld: true) == .endless)
  }

  @Test("a countdown has a deadline only while it runs")
  func deadline() {
    #expect(Countdown.running(until: .ms(7)).deadline == .ms(7))
    #expect(Countdown.paused(left: .zero).deadline == nil)
    #expect(Countdown.endless.deadline == nil)
  }

  @Test("a countdown that is paused and resumed goes on with the time that was left")
  func resumes() {
    let paused = Countdown.running(until: .ms(1000)).paused(at: .ms(400))
    #expect(paused == .paused(left: .milliseconds(600)))
    #expect(paused.resumed(at: .ms(5000)) == .running(until: .ms(5600)))
  }

  @Test("a second pause, a second resumption and either of an endless countdown change nothing")
  func idempotent() {
    let paused = Countdown.paused(left: .milliseconds(600))
    let running = Countdown.running(until: .ms(9))
    #expect(paused.paused(at: .ms(77)) == paused)
    #expect(running.resumed(at: .ms(77)) == running)
    #expect(Countdown.endless.paused(at: .ms(77)) == .endless)
    #expect(Countdown.endless.resumed(at: .ms(77)) == .endless)
  }

  @Test("a delayed countdown has so much more left, and no more than can be told")
  func extended() {
    let paused = Countdown.paused(left: .milliseconds(600))
    #expect(paused.extended(by: .milliseconds(400)) == .paused(left: .seconds(1)))
    #expect(paused.extended(by: .milliseconds(-400)) == paused)
    let longest = Duration.nanoseconds(Int64.max)
    let beyond = Duration(
      secondsComponent: .max, attosecondsComponent: 999_999_999_999_999_999)
    #expect(paused.extended(by: beyond) == .paused(left: longest))
    #expect(
      Countdown.paused(left: beyond).extended(by: beyond * 16) == .paused(left: longest))
    #expect(
      Countdown.running(until: .ms(9)).extended(by: beyond * 16)
        == .running(until: Instant(nanoseconds: .max)))
    #expect(Countdown.endless.extended(by: beyond) == .endless)
  }
}
