import Testing
import UsherCore

/// The OwlBanners reference, 2.1, 2.2 and 2.4: a single queue for all banners.
@Suite("OwlBanners 2.1, 2.2 and 2.4: times and the queue")
struct OwlBannersQueueTests {
  @Test("a banner comes in 0.5 seconds, is displayed for 2 and goes in 0.25")
  func times() {
    var engine = OwlBanners.open
    let life = [0, 499, 500, 2499, 2500, 2749, 2750].map { time in
      engine.play(
        time == 0
          ? [(0, .presentRequested(.first, OwlBanners.banner(1))), (0, .measured(.first, .card))]
          : [(time, .timePassed)])
    }
    #expect(
      life == [
        .admitted(.first) + [.notify(.first, .willPresent)], [], [.notify(.first, .didPresent)], [],
        [.notify(.first, .willDismiss)], [], .gone(.first, .timedOut),
      ])
  }

  @Test("the display time counts from the end of the present animation, and can be any")
  func displayTime() {
    for display in [0, 1, 4000] {
      var engine = OwlBanners.open
      let banner = OwlBanners.banner(1, display: .milliseconds(display))
      let commands = engine.play([
        (0, .presentRequested(.first, banner)), (0, .measured(.first, .card)),
        (500 + display, .timePassed),
      ])
      let life: [Command] = [
        .notify(.first, .willPresent), .notify(.first, .didPresent), .notify(.first, .willDismiss),
      ]
      #expect(commands == .admitted(.first) + life)
    }
  }

  @Test("banners are shown in the order in which they came, whatever their style, without a gap")
  func arrival() {
    var engine = OwlBanners.displaying()
    let banners: [(UInt64, Priority)] = [(2, .normal), (3, .max), (4, .min), (5, .high)]
    for (key, priority) in banners {
      let banner = OwlBanners.banner(key).with(\.priority, priority)
      engine.prepare([(600, .presentRequested(OverlayID(key), banner))])
    }
    #expect(engine.waiting.map { $0.rawValue } == [2, 3, 4, 5])
    for key in UInt64(1)...4 {
      let (id, next) = (OverlayID(key), OverlayID(key + 1))
      let time = 2500 + 2750 * Int(key - 1)
      #expect(
        engine.play([(time, .timePassed), (time + 250, .timePassed)])
          == [.notify(id, .willDismiss)] + .gone(id, .timedOut) + .admitted(next))
      #expect(
        engine.play([(time + 250, .measured(next, .card)), (time + 750, .timePassed)])
          == [.notify(next, .willPresent), .notify(next, .didPresent)])
    }
  }

  @Test("four hundred banners of four kinds in turn are all shown, one after the other")
  func stress() {
    var engine = OwlBanners.open
    var shown: [UInt64] = []
    for number in UInt64(0)..<400 {
      engine.prepare([(0, .presentRequested(OverlayID(number), OwlBanners.banner(number % 4)))])
    }
    var time = 0
    while let id = engine.shown.first {
      shown.append(id.rawValue)
      engine.prepare([(time, .measured(id, .card)), (time + 2750, .timePassed)])
      time += 2750
    }
    #expect(shown == Array(0..<400))
    #expect(time == 400 * 2750)
  }

  @Test("mended: what waits can be taken back, and what is displayed sent away")
  func cancel() {
    var engine = OwlBanners.displaying()
    engine.prepare([
      (600, .presentRequested(.second, OwlBanners.banner(2))),
      (600, .presentRequested(.third, OwlBanners.banner(3))),
    ])
    let commands = engine.play([
      (700, .dismissRequested(.overlay(.second))), (800, .dismissRequested(.shown())),
      (1050, .timePassed), (1100, .dismissRequested(.all())),
    ])
    let cancelled: [Command] = [.notify(.second, .didDismiss(.cancelled))]
    #expect(
      commands == cancelled + [.notify(.first, .willDismiss)] + .gone(.first, .requested)
        + .admitted(.third) + .gone(.third, .requested))
  }

  @Test("mended: a banner that was displayed can be displayed again")
  func again() {
    var engine = OwlBanners.displaying()
    engine.prepare([(2500, .timePassed), (2750, .timePassed)])
    let commands = engine.play([
      (3000, .presentRequested(.first, OwlBanners.banner(1))), (3000, .measured(.first, .card)),
      (5750, .timePassed),
    ])
    let life: [Command] = [
      .notify(.first, .willPresent), .notify(.first, .didPresent), .notify(.first, .willDismiss),
    ]
    #expect(commands == .admitted(.first) + life + .gone(.first, .timedOut))
  }

  @Test("mended: without a window, banners wait for one instead of passing unseen")
  func noWindow() {
    for lasting in [false, true] {
      var engine = OverlayEngine(OwlBanners.line)
      let waiting = engine.play([
        (0, .presentRequested(.first, OwlBanners.banner(1, requiresUserDismissal: lasting))),
        (9000, .timePassed),
      ])
      #expect(waiting.isEmpty)
      #expect(engine.play([(9000, .viewportChanged(.phone))]) == .admitted(.first))
    }
  }
}
