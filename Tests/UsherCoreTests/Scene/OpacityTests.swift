import Testing
import UsherCore

@Suite("The opacity of an overlay")
struct OpacityTests {
  private func opacity(_ engine: OverlayEngine, at time: Int) -> Double? {
    engine.scene(at: .ms(time)).overlays.first.map { ($0.opacity * 1000).rounded() / 1000 }
  }

  @Test("entrance, rest and exit fade relative to the overlay's opacity")
  func motion() {
    var engine = OverlayEngine.open()
    let fades = OverlayTransition(fade: .linear(100))
    let overlay = OverlayConfiguration(
      lifetime: .infinite, opacity: 0.5, entrance: fades, exit: fades)
    engine.prepare([(0, .presentRequested(.first, overlay)), (0, .measured(.first, .card))])
    #expect([0, 50, 100, 500].map { opacity(engine, at: $0) } == [0, 0.25, 0.5, 0.5])
    engine.prepare([(500, .dismissRequested(.overlay(.first)))])
    #expect([500, 550].map { opacity(engine, at: $0) } == [0.5, 0.25])
  }

  @Test("an update to a new opacity is animated, unless the user prefers reduced motion")
  func update() {
    for reducesMotion in [false, true] {
      var engine = OverlayEngine.resting()
      engine.prepare([
        (1000, .preferencesChanged(Preferences(reducesMotion: reducesMotion))),
        (1000, .updateRequested(.first, OverlayConfiguration.plain().with(\.opacity, 0.4))),
      ])
      #expect(opacity(engine, at: 1000) == (reducesMotion ? 0.4 : 1))
      #expect(opacity(engine, at: 3000) == 0.4)
    }
  }

  @Test("the pointer passes through an invisible overlay", arguments: [(0.0, false), (0.01, true)])
  func pointer(opacity: Double, isHit: Bool) {
    var engine = OverlayEngine.open()
    engine.prepare([
      (0, .presentRequested(.first, OverlayConfiguration.plain().with(\.opacity, opacity))),
      (0, .measured(.first, .card)),
    ])
    let placed = engine.scene(at: .ms(1000)).overlays.first
    #expect(placed?.acceptsInput == isHit)
    let middle = placed.map { OverlayPoint(x: $0.frame.minX + 20, y: $0.frame.minY + 20) }
    #expect(
      middle.map { engine.hitTest($0, at: .ms(1000)) } == (isHit ? .overlay(.first) : .passThrough))
  }

  @Test("the opacity of a place in a stack is multiplied by the overlay's opacity")
  func stack() {
    var engine = OverlayEngine(
      LaneSettings(capacity: 3, arrangement: .collapsed(CollapsedStack(visibleCount: 1))))
    engine.prepare([(0, .viewportChanged(.phone))])
    for id in [OverlayID.first, .second] {
      engine.prepare([
        (0, .presentRequested(id, OverlayConfiguration.plain().with(\.opacity, 0.5))),
        (0, .measured(id, .card)),
      ])
    }
    #expect(engine.scene(at: .ms(3000)).overlays.map(\.opacity) == [0, 0.5])
  }
}
