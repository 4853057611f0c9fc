import Testing

@testable import UsherCore

@Suite("Spotlights")
struct SpotlightTests {
  private static let search = AnchorID(7)
  private static let send = AnchorID(8)
  private static let screen = OverlayRect(x: 0, y: 0, width: 400, height: 800)
  private static let step = OverlayConfiguration.plain().with(\.anchor, .beside(search, .bottom))
    .with(\.size.width, .intrinsic).with(\.lifetime, .infinite)
    .with(
      \.backdrop,
      Backdrop(
        tap: .absorb, isModal: false, fadeIn: .curve(.linear, .milliseconds(100)),
        fadeOut: .curve(.linear, .milliseconds(100)),
        spotlight: Spotlight(padding: 5, cornerRadius: 8)))

  private static func seen(
    _ x: Double, _ y: Double, of anchor: AnchorID = search
  ) -> OverlayEvent {
    .anchorMoved(
      anchor, .visible(OverlayRect(x: x, y: y, width: 40, height: 20), clip: screen))
  }

  /// An engine with the first overlay next to an anchor at (180, 400), at rest since 200 ms.
  private static func resting(_ overlay: OverlayConfiguration = step) -> OverlayEngine {
    var engine = OverlayEngine.open()
    engine.prepare([
      (0, .presentRequested(.first, overlay)), (0, seen(180, 400)),
      (0, .measured(.first, OverlaySize(width: 100, height: 50))), (200, .timePassed),
    ])
    return engine
  }

  private static let hole = PlacedSpotlight(
    frame: OverlayRect(x: 175, y: 395, width: 50, height: 30), cornerRadius: 8)

  @Test("the scrim's spotlight surrounds the anchor, and without an anchor there is no spotlight")
  func around() {
    #expect(Self.resting().only(at: 200)?.spotlight == Self.hole)
    #expect(Self.resting(Self.step.with(\.anchor, nil)).only(at: 200)?.spotlight == nil)
    #expect(
      Self.resting(Self.step.with(\.backdrop, Backdrop())).only(at: 200)?.spotlight == nil)
  }

  @Test("a spotlight between two others has an intermediate frame and corner radius")
  func mixed() {
    let first = PlacedSpotlight(
      frame: OverlayRect(x: 0, y: 10, width: 20, height: 30), cornerRadius: 4)
    let second = PlacedSpotlight(
      frame: OverlayRect(x: 40, y: 60, width: 80, height: 130), cornerRadius: 8)
    #expect(
      first.mixed(with: second, by: 0.25)
        == PlacedSpotlight(
          frame: OverlayRect(x: 10, y: 22.5, width: 35, height: 55), cornerRadius: 5))
  }

  @Test("the corner radius of a spotlight is at most half of its shorter side")
  func corners() {
    let wide = Self.step.with(\.backdrop!.spotlight!, Spotlight(padding: 0, cornerRadius: 99))
    #expect(Self.resting(wide).only(at: 200)?.spotlight?.cornerRadius == 10)
  }

  @Test(
    "the pointer reaches the app only through the spotlight, if the spotlight allows it",
    arguments: [true, false])
  func pointer(letsThrough: Bool) {
    let engine = Self.resting(
      Self.step.with(\.backdrop!.spotlight!.letsPointerThrough, letsThrough))
    let backdrop = Hit.backdrop(.first)
    #expect(
      [(176.0, 396.0), (224, 424), (174, 410), (200, 394), (10, 10), (200, 450)].map {
        engine.hitTest(OverlayPoint(x: $0, y: $1), at: .ms(200))
      } == [
        letsThrough ? .passThrough : backdrop, letsThrough ? .passThrough : backdrop,
        backdrop, backdrop, backdrop, .overlay(.first),
      ])
  }

  @Test("the spotlight moves immediately with its anchor")
  func moves() {
    var engine = Self.resting()
    engine.prepare([(300, Self.seen(180, 350))])
    #expect(
      engine.only(at: 300)?.spotlight
        == PlacedSpotlight(
          frame: OverlayRect(x: 175, y: 345, width: 50, height: 30), cornerRadius: 8))
  }

  @Test("an update to a new anchor moves the spotlight there while the overlay moves")
  func passes() throws {
    var engine = Self.resting()
    engine.prepare([
      (300, .updateRequested(.first, Self.step.with(\.anchor, .beside(Self.send, .bottom)))),
      (300, Self.seen(20, 100, of: Self.send)),
    ])
    #expect(engine.only(at: 300)?.spotlight == Self.hole)
    let track = try #require(engine.motionTrack(of: .first, from: .ms(300)))
    let tops = track.samples.compactMap(\.spotlight?.frame.minY)
    #expect(tops.count == track.samples.count && tops == tops.sorted(by: >))
    #expect(
      engine.only(at: 2000)?.spotlight
        == PlacedSpotlight(
          frame: OverlayRect(x: 15, y: 95, width: 50, height: 30), cornerRadius: 8))
    // Each sample matches the scene.
    let middle = track.samples.count / 2
    #expect(
      engine.scene(at: track.moment(of: middle)).overlays.first?.spotlight
        == track.samples[middle].spotlight)
  }

  @Test("a spotlight closes to its center without an anchor, and opens from a new anchor's center")
  func closesAndOpens() {
    var engine = Self.resting()
    engine.prepare([(300, .updateRequested(.first, Self.step.with(\.anchor, nil)))])
    #expect(engine.only(at: 300)?.spotlight == Self.hole)
    let closing = engine.only(at: 350)?.spotlight
    #expect(closing.map { $0.frame.size.width < 50 && $0.frame.size.width > 0 } == true)
    #expect(closing?.frame.center == Self.hole.frame.center)
    #expect(engine.only(at: 2000)?.spotlight == nil)
    engine.prepare([(2000, .updateRequested(.first, Self.step)), (2000, Self.seen(180, 400))])
    #expect(engine.only(at: 2000)?.spotlight == Self.hole.closed)
    #expect(engine.only(at: 4000)?.spotlight == Self.hole)
  }

  @Test("while the anchor is hidden, the scrim is invisible and the app gets the pointer")
  func hidden() {
    var engine = Self.resting()
    engine.prepare([(300, .anchorMoved(Self.search, .hidden)), (500, .timePassed)])
    #expect(engine.only(at: 500)?.scrim?.opacity == 0)
    #expect(engine.hitTest(OverlayPoint(x: 10, y: 10), at: .ms(500)) == .passThrough)
    engine.prepare([(600, Self.seen(180, 400)), (800, .timePassed)])
    #expect(engine.only(at: 800)?.scrim?.opacity == 1)
    #expect(engine.hitTest(OverlayPoint(x: 10, y: 10), at: .ms(800)) == .backdrop(.first))
  }

  @Test("if the anchor is removed, the spotlight stays while the scrim fades out")
  func goes() {
    var engine = Self.resting()
    engine.prepare([(300, .anchorMoved(Self.search, .removed))])
    #expect(engine.only(at: 350)?.spotlight == Self.hole)
    #expect(engine.only(at: 350)?.scrim.map { isClose($0.opacity, 0.5) } == true)
  }

  @Test(
    "an overlay that lost its anchor returns if it is updated to a different anchor"
  )
  func comesBack() {
    for (anchor, returns) in [(Self.search, false), (Self.send, true)] {
      var engine = Self.resting()
      engine.prepare([
        (300, .anchorMoved(Self.search, .removed)),
        (300, .updateRequested(.first, Self.step.with(\.anchor, .beside(anchor)))),
        (300, Self.seen(180, 300, of: anchor)), (2000, .timePassed),
      ])
      let placed = engine.only(at: 2000)
      #expect((placed?.opacity == 1) == returns)
      #expect((placed?.spotlight != nil) == returns)
    }
  }
}
