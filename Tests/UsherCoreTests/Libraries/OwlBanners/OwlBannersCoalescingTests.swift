import Testing
import UsherCore

/// The OwlBanners reference, 2.3: a banner like the last one is dropped.
@Suite("OwlBanners 2.3: coalescing")
struct OwlBannersCoalescingTests {
  private static let (a, b) = (OwlBanners.banner(1), OwlBanners.banner(2))

  /// Requests banners one after another, with ids from 1 on.
  private static func ask(_ engine: inout OverlayEngine, _ banners: [Overlay], at time: Int = 0)
    -> [Command]
  {
    engine.play(
      banners.enumerated().map {
        (time, .presentRequested(OverlayID(UInt64($0.offset + 1)), $0.element))
      })
  }

  @Test("a banner is dropped if the last one of all is of the same style and title")
  func table() {
    let cases: [([Overlay], [UInt64])] = [
      ([Self.a, Self.a, Self.a], [1]),
      ([Self.a, Self.b, Self.a], [1, 2, 3]),
      ([Self.a, Self.b, Self.b, Self.a, Self.a], [1, 2, 4]),
      ([Self.b, Self.a, Self.a, Self.b], [1, 2, 4]),
    ]
    for (banners, kept) in cases {
      var engine = OwlBanners.open
      _ = Self.ask(&engine, banners)
      #expect((engine.shown + engine.waiting).map { $0.rawValue } == kept)
    }
  }

  @Test("mended: the client of a dropped banner is told, and of which one it was like")
  func told() {
    var engine = OwlBanners.open
    #expect(
      Self.ask(&engine, [Self.a, Self.a, Self.b, Self.b])
        == .admitted(.first) + [
          .refuse(.second, .duplicate(of: .first)),
          .refuse(OverlayID(4), .duplicate(of: .third)),
        ])
  }

  @Test("one is like the last one until that has left altogether")
  func untilGone() {
    for time in [0, 600, 2500, 2749] {
      var engine = OwlBanners.displaying()
      let commands = engine.play([
        (time, .timePassed), (time, .presentRequested(.second, Self.a)),
      ])
      #expect(commands.last == .refuse(.second, .duplicate(of: .first)))
    }
    var engine = OwlBanners.displaying()
    let commands = engine.play([(2750, .presentRequested(.second, Self.a))])
    #expect(
      commands == [.notify(.first, .willDismiss)] + .gone(.first, .timedOut)
        + .admitted(.second))
  }

  @Test("a dropped banner changes nothing of the one it is like, however it differs from it")
  func leavesAlone() {
    let others = [
      Self.a, OwlBanners.banner(1, display: .seconds(9)),
      OwlBanners.banner(1, requiresUserDismissal: true), Self.a.with(\.placement, .bottom),
    ]
    for other in others {
      var engine = OwlBanners.displaying()
      engine.prepare([(1000, .presentRequested(.second, other))])
      #expect(engine.overlay(of: .first) == Self.a)
      #expect(engine.wakeup == .at(.ms(2500)))
      #expect(engine.waiting.isEmpty)
    }
  }

  @Test("who was dropped or taken back leaves the last one as it was before")
  func lastOfThoseLeft() {
    var engine = OwlBanners.displaying()
    engine.prepare([
      (600, .presentRequested(.second, Self.b)), (700, .dismissRequested(.overlay(.second))),
    ])
    #expect(
      engine.play([(800, .presentRequested(.third, Self.a))])
        == [.refuse(.third, .duplicate(of: .first))])
  }
}
