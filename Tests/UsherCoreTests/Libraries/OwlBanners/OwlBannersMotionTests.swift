import Testing

@testable import UsherCore

/// The OwlBanners reference, 2.1 and 2.10: the springs with which banners appear and disappear.
@Suite("OwlBanners 2.1 and 2.10: motion")
struct OwlBannersMotionTests {
  /// A banner with OwlBanners' own motion.
  private static func banner(
    _ placement: Placement = .top, present: Duration = .milliseconds(500),
    dismiss: Duration = .milliseconds(250)
  ) throws -> Overlay {
    let coming = try Timing.Spring(duration: present, dampingRatio: 0.3, initialVelocity: 0.7)
    let going = try Timing.Spring(duration: dismiss, dampingRatio: 1, initialVelocity: 0.7)
    return OwlBanners.banner(1).with(\.placement, placement)
      .with(\.entrance, OverlayTransition(slide: .spring(coming)))
      .with(\.exit, OverlayTransition(slide: .spring(going)))
  }

  @Test("its springs take as long as its metrics say")
  func metrics() throws {
    for (present, dismiss) in [(500, 250), (2000, 2000)] {
      let banner = try Self.banner(
        present: .milliseconds(present), dismiss: .milliseconds(dismiss))
      var engine = OwlBanners.open
      engine.prepare([(0, .presentRequested(.first, banner)), (0, .measured(.first, .card))])
      #expect(engine.play([(present - 1, .timePassed)]).isEmpty)
      #expect(engine.play([(present + 1, .timePassed)]) == [.notify(.first, .didPresent)])
      let leaving = present + 2000
      #expect(engine.play([(leaving + 1, .timePassed)]) == [.notify(.first, .willDismiss)])
      #expect(engine.play([(leaving + dismiss - 1, .timePassed)]).isEmpty)
      #expect(engine.play([(leaving + dismiss + 1, .timePassed)]) == .gone(.first, .timedOut))
    }
  }

  @Test("it comes with a bounce and goes without one")
  func bounce() throws {
    var engine = OwlBanners.open
    engine.prepare([
      (0, .presentRequested(.first, try Self.banner())), (0, .measured(.first, .card)),
    ])
    let coming = (0...500).compactMap { engine.only(at: $0)?.offset.dy }
    // 0.372 of its distance of 110 points, and less than a tenth more for its initial velocity.
    let overshoot = try #require(coming.max())
    #expect(overshoot > 0.372 * 110 && overshoot < 0.41 * 110)
    engine.prepare([(600, .timePassed), (700, .dismissRequested(.shown()))])
    let going = (700...950).compactMap { engine.only(at: $0)?.offset.dy }
    #expect(going.count == 251 && zip(going, going.dropFirst()).allSatisfy { $0 >= $1 })
    #expect(going.allSatisfy { $0 >= -110.001 })
  }

  @Test("mended: a banner may be at the bottom, and come and go in any way")
  func anyEdge() throws {
    var engine = OwlBanners.open
    engine.prepare([
      (0, .presentRequested(.first, try Self.banner(.bottom))), (0, .measured(.first, .card)),
    ])
    let frame = Rect(x: 10, y: 690, width: 380, height: 100)
    let sliding = PlacedOverlay(
      id: .first, frame: frame, offset: Vector(dx: 0, dy: 110), opacity: 1, acceptsInput: true)
    #expect(engine.scene(at: .ms(0)).looksLike([sliding]))

    var other = OwlBanners.open
    let fading = try Self.banner(.bottom).with(\.entrance, OverlayTransition(fade: .linear(500)))
    other.prepare([(0, .presentRequested(.first, fading)), (0, .measured(.first, .card))])
    let placed = PlacedOverlay(
      id: .first, frame: frame, offset: .zero, opacity: 0.5, acceptsInput: true)
    #expect(other.scene(at: .ms(250)).looksLike([placed]))
  }

  @Test("mended: where a person prefers less motion, a banner fades in its place")
  func reducedMotion() throws {
    var engine = OwlBanners.open
    engine.prepare([
      (0, .preferencesChanged(Preferences(reducesMotion: true))),
      (0, .presentRequested(.first, try Self.banner())), (0, .measured(.first, .card)),
    ])
    for time in [0, 50, 100, 150, 200] {
      #expect(engine.only(at: time)?.offset == .zero)
    }
    #expect(engine.only(at: 0)?.opacity == 0)
    #expect(engine.play([(200, .timePassed)]) == [.notify(.first, .didPresent)])
  }
}
