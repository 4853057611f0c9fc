import Testing

@testable import UsherCore

/// The OwlBanners reference, 2.6 and 2.7: the causes of a banner's dismissal, and its callbacks.
@Suite("OwlBanners 2.6 and 2.7: dismissal")
struct OwlBannersDismissTests {
  private static func tap(at time: Int) -> [Timed] {
    [pointer(.began, at: time, y: 20), pointer(.ended, at: time, y: 20)]
  }

  private static func swipe(at time: Int) -> [Timed] {
    [
      pointer(.began, at: time, y: 50), pointer(.moved, at: time + 10, y: 35),
      pointer(.ended, at: time + 20, y: 20),
    ]
  }

  @Test("every way ends with the completion, and its reason tells a person's from the timer's")
  func ways() {
    let leaving: [Command] = [.notify(.first, .willDismiss)]
    let ways: [([Timed], [Command], DismissReason)] = [
      ([(2500, .timePassed)], leaving, .timedOut),
      (Self.tap(at: 600), leaving + [.performTap(.first, .overlay)], .overlayTapped),
      (Self.swipe(at: 600), [.claimPointer(.first)] + leaving, .swiped),
    ]
    for (script, commands, reason) in ways {
      var engine = OwlBanners.displaying()
      engine.prepare([(500, .presentRequested(.second, OwlBanners.banner(2)))])
      #expect(engine.play(script) == commands)
      #expect(
        engine.play([(9000, .timePassed)]) == .gone(.first, reason) + .admitted(.second))
    }
  }

  @Test("a tap counts during the present animation, too, and no timer follows")
  func duringPresentation() {
    var engine = OwlBanners.open
    engine.prepare([
      (0, .presentRequested(.first, OwlBanners.banner(1))), (0, .measured(.first, .card)),
    ])
    #expect(
      engine.play(Self.tap(at: 450) + [(9000, .timePassed)])
        == .tapped(.first) + .gone(.first, .overlayTapped))
  }

  @Test("mended: on its way out it is not touched any more, and its user's action is taken once")
  func onceOnly() {
    var engine = OwlBanners.displaying()
    #expect(
      engine.play(Self.tap(at: 600) + Self.tap(at: 620) + Self.swipe(at: 640))
        == .tapped(.first))
    #expect(engine.hitTest(Point(x: 200, y: 20), at: .ms(660)) == .passThrough)
  }

  @Test("a finger that is down stops no timer")
  func touchStopsNothing() {
    var engine = OwlBanners.displaying()
    #expect(
      engine.play([pointer(.began, at: 600, y: 50), (2500, .timePassed)])
        == [.notify(.first, .willDismiss)])
  }

  @Test("one that requires it stays until a person dismisses it, and all others wait")
  func requiresUserDismissal() {
    for (script, reason) in [
      (Self.tap(at: 3_600_000), DismissReason.overlayTapped),
      (Self.swipe(at: 3_600_000), .swiped),
    ] {
      var engine = OwlBanners.displaying(OwlBanners.banner(1, requiresUserDismissal: true))
      engine.prepare([(600, .presentRequested(.second, OwlBanners.banner(2)))])
      #expect(engine.wakeup == .never)
      #expect(engine.play([(3_600_000, .timePassed)]).isEmpty)
      #expect(
        engine.play(script + [(3_601_000, .timePassed)]).suffix(4)
          == .gone(.first, reason) + .admitted(.second))
    }
  }

  @Test("mended: the app can send away one that nobody dismisses, or let it end after all")
  func notStuck() {
    let ends: [(Event, DismissReason)] = [
      (.dismissRequested(.shown()), .requested),
      (.lifetimeChanged(.first, .timed(.zero)), .timedOut),
    ]
    for (event, reason) in ends {
      var engine = OwlBanners.displaying(OwlBanners.banner(1, requiresUserDismissal: true))
      #expect(
        engine.play([(9000, event), (9250, .timePassed)])
          == [.notify(.first, .willDismiss)] + .gone(.first, reason))
    }
  }

  @Test("whether it is required can be changed until it is shown")
  func changedWhileWaiting() {
    var engine = OwlBanners.displaying()
    let lasting = OwlBanners.banner(2, requiresUserDismissal: true)
    engine.prepare([
      (600, .presentRequested(.second, OwlBanners.banner(2))),
      (700, .updateRequested(.second, lasting)), (2500, .timePassed), (2750, .timePassed),
      (2750, .measured(.second, .card)), (3250, .timePassed),
    ])
    #expect(engine.shown == [.second])
    #expect(engine.wakeup == .never)
  }
}

/// The OwlBanners reference, 2.8: a window that rotates.
@Suite("OwlBanners 2.8: rotation")
struct OwlBannersRotationTests {
  private static let landscape = Viewport(
    size: Size(width: 800, height: 400), safeArea: Insets(horizontal: 40, vertical: 0))

  @Test("a banner takes the new place at once; mended: and its height is found anew")
  func rotates() {
    let banner = OwlBanners.banner(1).with(\.size, SizeConstraints(maximumWidth: .intrinsic))
    var engine = OwlBanners.displaying(banner)
    let proposal = SizeProposal(minimumWidth: 700, maximumWidth: 700, maximumHeight: 380)
    #expect(
      engine.play([(1000, .viewportChanged(Self.landscape))]) == [.measure(.first, proposal)])
    engine.prepare([(1000, .measured(.first, Size(width: 700, height: 60)))])
    let placed = PlacedOverlay(
      id: .first, frame: Rect(x: 50, y: 10, width: 700, height: 60), offset: .zero, opacity: 1,
      acceptsInput: true)
    #expect(engine.scene(at: .ms(1000)).looksLike([placed]))
    #expect(engine.play([(2500, .timePassed)]) == [.notify(.first, .willDismiss)])
  }

  @Test("one that is leaving goes on")
  func leaving() {
    var engine = OwlBanners.displaying()
    let commands = engine.play([
      (2500, .timePassed), (2600, .viewportChanged(Viewport(size: Size(width: 420, height: 800)))),
      (2750, .timePassed),
    ])
    let proposal = SizeProposal(minimumWidth: 400, maximumWidth: 400, maximumHeight: 780)
    #expect(
      commands == [.notify(.first, .willDismiss), .measure(.first, proposal)]
        + .gone(.first, .timedOut))
  }
}
