import Testing

@testable import UsherCore

@Suite("Content needs after a replacement")
struct ContentNeedsTests {
  private static let needs = ContentNeeds(
    overhang: 24, showsTimeLeft: true, pausesFor: .hover, expansion: Expansion())
  private static let met = OverlayConfiguration.plain()
    .with(\.overhang, 24).with(\.showsTimeLeft, true).with(\.pausesFor, .hover)
    .with(\.expansion, Expansion())

  @Test(
    "replaced content updates only the needs of a shown or waiting overlay"
  )
  func taken() {
    var engine = OverlayEngine.resting(.plain())
    engine.prepare([
      (300, .presentRequested(.second, .plain())),
      (300, .contentReplaced(.first, needs: Self.needs)),
      (300, .contentReplaced(.second, needs: Self.needs)),
    ])
    #expect(engine.overlay(of: .first) == Self.met)
    #expect(engine.overlay(of: .second) == Self.met)
  }

  @Test("replaced content without needs doesn't change the overlay")
  func untold() {
    var engine = OverlayEngine.resting(Self.met)
    engine.prepare([(300, .contentReplaced(.first, needs: nil))])
    #expect(engine.overlay(of: .first) == Self.met)
  }

  @Test("invalid needs are reported, and the content is still rebuilt")
  func unusable() {
    var engine = OverlayEngine.resting(.plain())
    let bad = ContentNeeds(overhang: -1, showsTimeLeft: true, pausesFor: .all)
    let commands = engine.receive(.contentReplaced(.first, needs: bad), at: .ms(300))
    #expect(commands.first == .report(.unusableUpdate(.first, .negative(.overhang, -1))))
    #expect(commands.contains(.refresh(.first)))
    #expect(engine.overlay(of: .first) == .plain())
  }

  @Test("replaced content doesn't collapse an expanded overlay")
  func staysWhole() {
    var engine = OverlayEngine.resting(.plain(lifetime: .infinite))
    engine.prepare([(300, .contentReplaced(.first, needs: Self.needs))])
    #expect(!engine.isCollapsed(.first))
    #expect(engine.wakeup == .never)
  }

  @Test("needs that pause or resume the countdown take effect immediately")
  func countdown() {
    let hovered = OverlayEvent.attentionChanged(.hover, of: .first, isPresent: true)
    var engine = OverlayEngine.resting(.plain().with(\.pausesFor, []))
    engine.prepare([(450, hovered), (450, .contentReplaced(.first, needs: Self.needs))])
    #expect(engine.wakeup == .never)
    let none = ContentNeeds(overhang: 0, showsTimeLeft: false, pausesFor: [])
    engine.prepare([(9000, .contentReplaced(.first, needs: none))])
    #expect(engine.wakeup == .at(.ms(9750)))
  }
}
