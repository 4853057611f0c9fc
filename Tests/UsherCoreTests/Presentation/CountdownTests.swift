import Testing

@testable import UsherCore

@Suite("Countdowns")
struct CountdownTests {
  @Test("a countdown starts running, or paused if the overlay is held")
  func begins() {
    func countdown(_ rest: Duration?, _ timeoutScale: TimeoutScale, isHeld: Bool) -> Countdown {
      Countdown(rest, at: .ms(5), under: timeoutScale, isHeld: isHeld)
    }
    let second = Duration.seconds(1)
    #expect(countdown(second, .times(1), isHeld: false) == .running(until: .ms(1005)))
    #expect(countdown(second, .times(3), isHeld: false) == .running(until: .ms(3005)))
    #expect(countdown(second, .times(3), isHeld: true) == .paused(left: second))
    #expect(countdown(second, .endless, isHeld: false) == .paused(left: second))
    #expect(countdown(nil, .times(3), isHeld: true) == .endless)
  }

  @Test("a countdown has a deadline only while it runs")
  func deadline() {
    #expect(Countdown.running(until: .ms(7)).deadline == .ms(7))
    #expect(Countdown.paused(left: .zero).deadline == nil)
    #expect(Countdown.endless.deadline == nil)
  }

  @Test("a countdown that is paused and resumed continues with its remaining time")
  func resumes() {
    let paused = Countdown.running(until: .ms(1000)).paused(at: .ms(400), under: .times(1))
    #expect(paused == .paused(left: .milliseconds(600)))
    #expect(paused.resumed(at: .ms(5000), under: .times(1)) == .running(until: .ms(5600)))
  }

  @Test("pausing or resuming twice changes nothing, and neither affects an endless countdown")
  func idempotent() {
    let paused = Countdown.paused(left: .milliseconds(600))
    let running = Countdown.running(until: .ms(9))
    #expect(paused.paused(at: .ms(77), under: .times(2)) == paused)
    #expect(running.resumed(at: .ms(77), under: .times(2)) == running)
    #expect(Countdown.endless.paused(at: .ms(77), under: .times(2)) == .endless)
    #expect(Countdown.endless.resumed(at: .ms(77), under: .times(2)) == .endless)
  }

  @Test("extending a countdown increases its remaining time, up to the largest duration")
  func extended() {
    let paused = Countdown.paused(left: .milliseconds(600))
    func extended(_ countdown: Countdown, by length: Duration) -> Countdown {
      countdown.extended(by: length, under: .times(2))
    }
    #expect(extended(paused, by: .milliseconds(400)) == .paused(left: .seconds(1)))
    #expect(extended(paused, by: .milliseconds(-400)) == paused)
    #expect(
      extended(.running(until: .ms(9)), by: .milliseconds(400)) == .running(until: .ms(809)))
    let longest = Duration.nanoseconds(Int64.max)
    let beyond = Duration(
      secondsComponent: .max, attosecondsComponent: 999_999_999_999_999_999)
    #expect(extended(paused, by: beyond) == .paused(left: longest))
    #expect(extended(.paused(left: beyond), by: beyond * 16) == .paused(left: longest))
    #expect(
      extended(.running(until: .ms(9)), by: beyond * 16)
        == .running(until: Instant(nanoseconds: .max)))
    #expect(extended(.endless, by: beyond) == .endless)
  }

  @Test(
    "a new timeout scale keeps the remaining fraction, and an endless scale pauses")
  func paced() {
    let running = Countdown.running(until: .ms(1000))
    func paced(_ old: TimeoutScale, _ new: TimeoutScale) -> Countdown {
      running.paced(at: .ms(400), from: old, to: new)
    }
    #expect(paced(.times(1), .times(2.5)) == .running(until: .ms(1900)))
    #expect(paced(.times(10), .times(1)) == .running(until: .ms(460)))
    #expect(paced(.times(3), .endless) == .paused(left: .milliseconds(200)))
    let paused = Countdown.paused(left: .milliseconds(200))
    #expect(paused.paced(at: .ms(400), from: .times(3), to: .times(5)) == paused)
    #expect(paused.resumed(at: .ms(400), under: .times(5)) == .running(until: .ms(1400)))
    #expect(paused.resumed(at: .ms(400), under: .endless) == paused)
    #expect(Countdown.endless.paced(at: .ms(400), from: .times(1), to: .times(5)) == .endless)
  }

  @Test("the longest times stay in range, with any timeout scale")
  func longest() {
    let beyond = Duration(
      secondsComponent: .max, attosecondsComponent: 999_999_999_999_999_999)
    for length in [beyond, .seconds(Int64.max), .nanoseconds(Int64.max)] {
      #expect(length.scaled(by: 10) == .nanoseconds(Int64.max))
      #expect((.zero - length).scaled(by: 10) == .nanoseconds(Int64.min))
      #expect(length.scaled(by: 3, over: 3) == length)
    }
  }
}
