import Testing

@testable import UsherCore

@Suite("What another content needs")
struct ContentNeedsTests {
  private static let needs = ContentNeeds(
    overhang: 24, showsTimeLeft: true, pausesFor: .hover, unfolding: Unfolding())
  private static let met = Overlay.plain()
    .with(\.overhang, 24).with(\.showsTimeLeft, true).with(\.pausesFor, .hover)
    .with(\.unfolding, Unfolding())

  @Test("is taken over by one that is shown, and by one that waits; nothing else changes")
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

  @Test("that is not told stays as it was")
  func untold() {
    var engine = OverlayEngine.resting(Self.met)
    engine.prepare([(300, .contentReplaced(.first, needs: nil))])
    #expect(engine.overlay(of: .first) == Self.met)
  }

  @Test("and cannot be used is reported, and the content is built all the same")
  func unusable() {
    var engine = OverlayEngine.resting(.plain())
    let bad = ContentNeeds(overhang: -1, showsTimeLeft: true, pausesFor: .all)
    let commands = engine.handle(.contentReplaced(.first, needs: bad), at: .ms(300))
    #expect(commands.first == .report(.unusableUpdate(.first, .negative(.overhang, -1))))
    #expect(commands.contains(.refresh(.first)))
    #expect(engine.overlay(of: .first) == .plain())
  }

  @Test("does not fold what a person sees as a whole")
  func staysWhole() {
    var engine = OverlayEngine.resting(.plain(lifetime: .untilDismissed))
    engine.prepare([(300, .contentReplaced(.first, needs: Self.needs))])
    #expect(!engine.isFolded(.first))
    #expect(engine.wakeup == .never)
  }

  @Test("counts at once for a countdown that it holds, or lets go")
  func countdown() {
    let hovered = Event.attentionChanged(.hover, of: .first, isPresent: true)
    var engine = OverlayEngine.resting(.plain().with(\.pausesFor, []))
    engine.prepare([(450, hovered), (450, .contentReplaced(.first, needs: Self.needs))])
    #expect(engine.wakeup == .never)
    let none = ContentNeeds(overhang: 0, showsTimeLeft: false, pausesFor: [])
    engine.prepare([(9000, .contentReplaced(.first, needs: none))])
    #expect(engine.wakeup == .at(.ms(9750)))
  }
}
