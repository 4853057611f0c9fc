import Testing

@testable import UsherCore

@Suite("Overlays and the area with the keyboard focus")
struct FocusedAreaTests {
  private static let top = OverlayRect(x: 40, y: 20, width: 200, height: 30)
  private static let bottom = OverlayRect(x: 40, y: 750, width: 200, height: 30)

  /// The tops of the overlay's resting frame and of its visible frame, after events.
  private static func tops(
    _ overlay: OverlayConfiguration, _ events: [(Int, OverlayEvent)], at time: Int
  ) -> [Double]? {
    var engine = OverlayEngine.open()
    engine.prepare(events.filter { $0.0 < 0 }.map { (0, $0.1) })
    engine.prepare([(0, .presentRequested(.first, overlay)), (0, .measured(.first, .card))])
    engine.prepare(events.filter { $0.0 >= 0 })
    return engine.only(at: time).map { [$0.frame.minY, $0.currentFrame.minY] }
  }

  private static func lasting(_ placement: OverlayPosition) -> OverlayConfiguration {
    OverlayConfiguration.plain().with(\.placement, placement).with(\.lifetime, .infinite)
  }

  @Test(
    "an overlay that would cover the focused area rests at the opposite edge",
    arguments: [
      (OverlayPosition.top, top, OverlayPosition.bottom), (.top, bottom, .top),
      (.bottom, bottom, .top),
      (.bottom, top, .bottom), (.topLeading, top, .bottomLeading), (.center, top, .center),
    ])
  func atItsTurn(placement: OverlayPosition, area: OverlayRect, rests: OverlayPosition) {
    #expect(
      Self.tops(Self.lasting(placement), [(-1, .focusedAreaChanged(area))], at: 900)
        == Self.tops(Self.lasting(rests), [], at: 900))
  }

  @Test("an overlay stays if it would cover the focused area at both edges")
  func both() {
    let high = OverlayRect(x: 40, y: 0, width: 200, height: 800)
    #expect(
      Self.tops(Self.lasting(.top), [(-1, .focusedAreaChanged(high))], at: 900)
        == Self.tops(Self.lasting(.top), [], at: 900))
  }

  @Test("an overlay next to the focused area stays")
  func beside() {
    let beside = OverlayRect(x: 2000, y: 20, width: 200, height: 30)
    #expect(
      Self.tops(Self.lasting(.top), [(-1, .focusedAreaChanged(beside))], at: 900)
        == Self.tops(Self.lasting(.top), [], at: 900))
  }

  @Test(
    "if the focus moves behind a shown overlay, the overlay moves once, from its visible position")
  func later() throws {
    let start = try #require(Self.tops(Self.lasting(.top), [], at: 900))
    let end = try #require(Self.tops(Self.lasting(.bottom), [], at: 900))
    let moves: [(Int, OverlayEvent)] = [(900, .focusedAreaChanged(Self.top))]
    #expect(Self.tops(Self.lasting(.top), moves, at: 900) == [end[0], start[0]])
    #expect(Self.tops(Self.lasting(.top), moves, at: 2000) == end)
    #expect(
      Self.tops(
        Self.lasting(.top), moves + [(2000, .focusedAreaChanged(Self.bottom))], at: 4000) == end)
    #expect(
      Self.tops(Self.lasting(.top), moves + [(2000, .focusedAreaChanged(nil))], at: 4000) == end)
  }

  @Test("an overlay that a keyboard would move onto the focused field uses the opposite edge")
  func keyboard() throws {
    let middle = OverlayRect(x: 40, y: 400, width: 200, height: 30)
    var covered = OverlayViewport.phone
    covered.obstructions = [Obstruction(OverlayRect(x: 0, y: 440, width: 400, height: 360))]
    let end = try #require(Self.tops(Self.lasting(.top), [], at: 900))
    #expect(
      Self.tops(
        Self.lasting(.bottom),
        [(-1, .focusedAreaChanged(middle)), (900, .viewportChanged(covered))], at: 3000) == end)
  }

  @Test("an update with the same edge doesn't move the overlay back")
  func update() throws {
    let end = try #require(Self.tops(Self.lasting(.bottom), [], at: 900))
    let events: [(Int, OverlayEvent)] = [
      (-1, .focusedAreaChanged(Self.top)),
      (900, .updateRequested(.first, Self.lasting(.top))),
    ]
    #expect(Self.tops(Self.lasting(.top), events, at: 900) == end)
    #expect(Self.tops(Self.lasting(.top), events, at: 2000) == end)
  }

  @Test(
    "overlays with a backdrop, and those that ignore obstructions, don't avoid the focus",
    arguments: [
      lasting(.top).with(\.backdrop, Backdrop()), lasting(.top).with(\.obstructions, .ignored),
    ])
  func exceptions(overlay: OverlayConfiguration) {
    #expect(
      Self.tops(overlay, [(-1, .focusedAreaChanged(Self.top))], at: 900)
        == Self.tops(overlay, [], at: 900))
  }

  @Test(
    "if an update stops an overlay from avoiding the focus, it moves to its own edge",
    arguments: [
      lasting(.top).with(\.backdrop, Backdrop()), lasting(.top).with(\.obstructions, .ignored),
    ])
  func updateEnds(overlay: OverlayConfiguration) {
    let events: [(Int, OverlayEvent)] = [
      (-1, .focusedAreaChanged(Self.top)), (900, .updateRequested(.first, overlay)),
    ]
    #expect(
      Self.tops(Self.lasting(.top), events, at: 3000) == Self.tops(overlay, [], at: 3000))
  }

  @Test(
    "an interrupted overlay returns at the edge that it moved to, and stays there",
    arguments: [
      [], [(1500, .focusedAreaChanged(bottom))],
      [(1500, .updateRequested(.first, lasting(.top)))],
      [(900, .updateRequested(.first, lasting(.top))), (1500, .focusedAreaChanged(bottom))],
      [(900, .updateRequested(.first, lasting(.top))), (950, .focusedAreaChanged(nil))],
    ] as [[(Int, OverlayEvent)]])
  func interrupted(events: [(Int, OverlayEvent)]) throws {
    let visitor = Self.lasting(.center).with(\.precedence, .replace(restoresReplaced: true))
    let end = try #require(Self.tops(Self.lasting(.bottom), [], at: 900))
    let visit: [(Int, OverlayEvent)] = [
      (600, .presentRequested(.second, visitor)), (600, .measured(.second, .card)),
      (800, .timePassed), (1000, .dismissRequested(.overlay(.second))), (1100, .timePassed),
      (1100, .measured(.first, .card)),
    ]
    let all = [(-1, .focusedAreaChanged(Self.top))] + visit + events
    #expect(Self.tops(Self.lasting(.top), all.sorted { $0.0 < $1.0 }, at: 4000) == end)
  }

  @Test("an invalid area is reported, and the last area stays in effect")
  func unusable() {
    var engine = OverlayEngine.open()
    engine.prepare([(0, .focusedAreaChanged(Self.top))])
    let area = OverlayRect(x: .nan, y: 0, width: 1, height: 1)
    let commands = engine.play([(0, .focusedAreaChanged(area))])
    #expect(commands.count == 1)
    engine.prepare([
      (0, .presentRequested(.first, Self.lasting(.top))), (0, .measured(.first, .card)),
    ])
    #expect(
      engine.only(at: 900)?.frame.minY == Self.tops(Self.lasting(.bottom), [], at: 900)?.first)
  }
}
