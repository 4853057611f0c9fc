import Scripts
import Testing

@testable import UsherCore

@Suite("Overlays with detents")
struct DetentTests {
  /// A sheet over the whole width of a viewport of 400 by 800 points, with detents at 200, 400 and
  /// 800 points.
  private static let sheet = OverlayConfiguration.plain(
    .bottom, lifetime: .infinite, tap: .absorb, swipe: SwipePolicy(directions: .down)
  )
  .with(\.margins, .zero).with(\.detents, [.large, .medium, .fraction(0.25)])

  private static func proposal(_ height: Double) -> SizeProposal {
    SizeProposal(
      minimumWidth: 400, maximumWidth: 400, minimumHeight: height, maximumHeight: height)
  }

  /// An engine with a sheet at rest since 200 ms.
  private static func resting(
    at height: Double, _ sheet: OverlayConfiguration = sheet
  ) -> OverlayEngine {
    var engine = OverlayEngine.open()
    engine.prepare([
      (0, .presentRequested(.first, sheet)),
      (0, .measured(.first, OverlaySize(width: 400, height: height))), (200, .timePassed),
    ])
    return engine
  }

  /// A pointer's path with a sample each 10 ms.
  private static func path(_ heights: [Double], from time: Int) -> [Timed] {
    heights.indices.map { index in
      let stage: PointerStage =
        index == 0 ? .began : index == heights.count - 1 ? .ended : .moved
      let position = OverlayPoint(x: 200, y: heights[index])
      return (
        time + 10 * index,
        .pointerChanged(stage, PointerSample(position: position, time: .ms(time + 10 * index)))
      )
    }
  }

  private static let heights: [([OverlayDetent], OverlayDetent?, Double)] = [
    ([.medium], nil, 400), ([.large], nil, 800), ([.large, .medium], nil, 400),
    ([.large, .medium], .large, 800), ([.large, .medium], .height(5), 400),
    ([.fraction(0.3), .height(100)], nil, 100), ([.fraction(0), .large], nil, 1),
    ([.height(9000), .large], nil, 800), ([.fraction(0.25)], nil, 200),
  ]

  @Test("an overlay appears at its selected detent, or at the lowest", arguments: heights)
  func appears(detents: [OverlayDetent], selected: OverlayDetent?, height: Double) {
    var engine = OverlayEngine.open()
    let sheet = Self.sheet.with(\.detents, detents).with(\.selectedDetent, selected)
    #expect(
      engine.play([(0, .presentRequested(.first, sheet))])
        == .admitted(.first, Self.proposal(height)))
  }

  private static let unattached = [
    sheet.with(\.placement, .center), sheet.with(\.placement, .trailing),
    sheet.with(\.anchor, Anchoring(AnchorID(1))),
  ]

  @Test(
    "an overlay in the center or next to an anchor has the height of its content",
    arguments: unattached)
  func ignored(sheet: OverlayConfiguration) {
    #expect(!sheet.restsAtDetents)
    #expect(sheet.proposal(in: .phone).minimumHeight == 0)
    #expect(sheet.currentDetent(in: .phone) == nil)
  }

  @Test(
    "the room without safe area and margins determines heights, and a keyboard only limits them")
  func room() {
    let viewport = OverlayViewport(
      size: OverlaySize(width: 400, height: 860),
      safeArea: Insets(top: 40, left: 0, bottom: 10, right: 0))
    let sheet = Self.sheet.with(\.margins, Insets(horizontal: 0, vertical: 5))
    #expect(sheet.heights(in: viewport).map(\.height) == [200, 400, 800])
    var covered = viewport
    covered.obstructions = [
      Obstruction(OverlayRect(x: 0, y: 560, width: 400, height: 300), from: .bottom)
    ]
    #expect(sheet.heights(in: covered).map(\.height) == [200, 400, 515])
  }

  @Test("a drag changes the height above the lowest detent, and the place below")
  func follows() {
    var engine = Self.resting(at: 400, Self.sheet.with(\.selectedDetent, .medium))
    func seen(at y: Double, _ time: Int) -> [Double] {
      let position = OverlayPoint(x: 200, y: y)
      engine.prepare([
        (time, .pointerChanged(.moved, PointerSample(position: position, time: .ms(time))))
      ])
      guard let placed = engine.only(at: time) else { return [] }
      return [placed.frame.size.height, placed.offset.dy, placed.currentFrame.maxY].map {
        ($0 * 1000).rounded() / 1000
      }
    }
    engine.prepare([
      (
        300,
        .pointerChanged(
          .began, PointerSample(position: OverlayPoint(x: 200, y: 450), time: .ms(300)))
      )
    ])
    #expect(seen(at: 350, 310) == [500, 0, 800])
    #expect(seen(at: 50, 320) == [800, 0, 800])
    #expect(seen(at: 650, 330) == [200, 0, 800])
    #expect(seen(at: 700, 340) == [200, 50, 850])
    // Beyond the highest detent, the overlay resists like a scroll view.
    let stretched = 800 + RubberBand.offset(for: 60, dimension: 800)
    #expect(seen(at: -10, 350) == [(stretched * 1000).rounded() / 1000, 0, 800])
  }

  /// The path of a drag that starts at rest at 400 points, and the detent where it ends.
  private static let releases: [([Double], OverlayDetent?)] = [
    // Slowly, to the nearest detent.
    ([450, 440, 430, 430, 430, 430, 430, 430, 430, 430, 430, 430], .medium),
    ([450, 400, 240, 240, 240, 240, 240, 240, 240, 240, 240, 240], .large),
    ([450, 500, 560, 560, 560, 560, 560, 560, 560, 560, 560, 560], .fraction(0.25)),
    // Fast, to the next detent.
    ([450, 440, 430, 420, 410, 400, 390], .large),
    ([450, 460, 470, 480, 490, 500, 510], .fraction(0.25)),
  ]

  @Test("a drag ends at the nearest detent, or at the next one if it is fast", arguments: releases)
  func ends(path: [Double], detent: OverlayDetent?) {
    var engine = Self.resting(at: 400, Self.sheet.with(\.selectedDetent, .medium))
    let commands = engine.play(Self.path(path, from: 300))
    let heights: [OverlayDetent: Double] = [.large: 800, .fraction(0.25): 200]
    let change = detent.flatMap { detent in
      heights[detent].map {
        [
          OverlayCommand.notify(.first, .didSelectDetent(detent)),
          .measure(.first, Self.proposal($0)),
        ]
      }
    }
    #expect(commands == [.claimPointer(.first)] + (change ?? []))
    #expect(engine.detent(of: .first) == detent)
  }

  @Test("a fast drag down from the highest detent doesn't dismiss, and one from the lowest does")
  func dismissal() {
    let down = stride(from: 0.0, through: 120, by: 20).map { $0 }
    var high = Self.resting(at: 800, Self.sheet.with(\.selectedDetent, .large))
    _ = high.play(Self.path(down.map { $0 + 100 }, from: 300))
    #expect(high.detent(of: .first) == .medium)
    var low = Self.resting(at: 200)
    let commands = low.play(Self.path(down.map { $0 + 650 }, from: 300))
    #expect(commands.contains(.notify(.first, .willDismiss)))
  }

  @Test("a refused swipe below the lowest detent returns to it and asks the app")
  func refused() {
    var engine = Self.resting(
      at: 400, Self.sheet.with(\.selectedDetent, .medium).with(\.asksBeforeDismissal, true))
    let commands = engine.play(
      Self.path([450, 550, 650, 700, 750, 750, 750, 750, 750, 750, 750, 750], from: 300))
    #expect(
      commands == [
        .claimPointer(.first), .notify(.first, .didSelectDetent(.fraction(0.25))),
        .measure(.first, Self.proposal(200)), .checkDismissal(.first, .swipe),
      ])
  }

  @Test("content scrolls only if a drag in that direction can't enlarge the overlay")
  func scrolling() {
    let scrollable: SwipeDirections = [.up, .down]
    func claims(at height: Double, selected: OverlayDetent, by way: Double) -> Bool {
      var engine = Self.resting(at: height, Self.sheet.with(\.selectedDetent, selected))
      let start = OverlayPoint(x: 200, y: 700)
      return engine.play(
        [(PointerStage.began, 0.0), (.moved, way)].enumerated().map { index, step in
          (
            300 + 10 * index,
            .pointerChanged(
              step.0,
              PointerSample(
                position: OverlayPoint(x: start.x, y: start.y + step.1),
                time: .ms(300 + 10 * index),
                scrollable: scrollable))
          )
        }
      ).contains(.claimPointer(.first))
    }
    #expect(claims(at: 400, selected: .medium, by: -20))
    #expect(!claims(at: 400, selected: .medium, by: 20))
    #expect(!claims(at: 800, selected: .large, by: -20))
  }

  @Test("the app selects a detent of a shown or waiting overlay, and others are ignored")
  func selects() {
    var engine = Self.resting(at: 200)
    #expect(
      engine.play([(300, .detentSelected(.first, .large))]) == [
        .notify(.first, .didSelectDetent(.large)), .measure(.first, Self.proposal(800)),
      ])
    #expect(engine.play([(300, .detentSelected(.first, .large))]) == [])
    #expect(engine.play([(300, .detentSelected(.first, .height(70)))]) == [])
    #expect(
      engine.play([(300, .detentSelected(.first, .height(-1)))]) == [
        .report(.unusableUpdate(.first, .outOfRange(.detentHeight, -1, 1...1e9)))
      ])
    engine.prepare([
      (310, .presentRequested(.second, Self.sheet)), (320, .detentSelected(.second, .medium)),
    ])
    #expect(engine.detent(of: .second) == .medium)
    let commands = engine.play([(400, .dismissRequested(.overlay(.first))), (900, .timePassed)])
    #expect(commands.contains(.measure(.second, Self.proposal(400))))
  }

  @Test("an update doesn't change the detent that the user chose")
  func update() {
    var engine = Self.resting(at: 200)
    engine.prepare([
      (300, .detentSelected(.first, .medium)),
      (300, .measured(.first, OverlaySize(width: 400, height: 400))),
      (400, .updateRequested(.first, Self.sheet.with(\.selectedDetent, .large))),
    ])
    #expect(engine.detent(of: .first) == .medium)
    engine.prepare([(500, .updateRequested(.first, Self.sheet.with(\.detents, [.large])))])
    #expect(engine.detent(of: .first) == .large)
  }

  @Test("the next detent is the next higher one, and the lowest after the highest")
  func next() {
    var engine = Self.resting(at: 200)
    var seen: [OverlayDetent?] = []
    for _ in 0..<4 {
      let next = engine.detent(after: .first)
      seen.append(next)
      if let next { engine.prepare([(300, .detentSelected(.first, next))]) }
    }
    #expect(seen == [.medium, .large, .fraction(0.25), .medium])
  }

  /// Moves a pointer that is pressed since 300 ms.
  private static func move(
    _ engine: inout OverlayEngine, to y: Double, at time: Int, _ stage: PointerStage = .moved
  ) {
    let position = OverlayPoint(x: 200, y: y)
    engine.prepare([
      (time, .pointerChanged(stage, PointerSample(position: position, time: .ms(time))))
    ])
  }

  @Test("an overlay that is dismissed during a drag stays at its edge")
  func dismissedDuringDrag() throws {
    var engine = Self.resting(at: 400, Self.sheet.with(\.selectedDetent, .medium))
    Self.move(&engine, to: 450, at: 300, .began)
    Self.move(&engine, to: 300, at: 310)
    let before = try #require(engine.only(at: 310)?.currentFrame)
    engine.prepare([(310, .dismissRequested(.overlay(.first)))])
    #expect(engine.only(at: 310)?.currentFrame == before)
    for time in stride(from: 310, to: 400, by: 5) {
      #expect((engine.only(at: time)?.currentFrame.maxY ?? 800) >= 799.999)
    }
  }

  @Test("a pointer that grabs an overlay during its change of height holds it")
  func grabbed() throws {
    var engine = Self.resting(at: 400, Self.sheet.with(\.selectedDetent, .medium))
    engine.prepare([
      (300, .detentSelected(.first, .large)),
      (300, .measured(.first, OverlaySize(width: 400, height: 800))),
    ])
    Self.move(&engine, to: 790, at: 400, .began)
    Self.move(&engine, to: 780, at: 410)
    let top = try #require(engine.only(at: 410)?.currentFrame.minY)
    #expect(top > 10)
    #expect(isClose(engine.only(at: 700)?.currentFrame.minY ?? .nan, top))
    Self.move(&engine, to: 770, at: 700)
    #expect(isClose(engine.only(at: 700)?.currentFrame.minY ?? .nan, top - 10))
  }

  @Test("an overlay that is grabbed during its entrance moves without changing its height")
  func grabbedDuringEntrance() {
    var engine = OverlayEngine.open()
    engine.prepare([
      (0, .presentRequested(.first, Self.sheet.with(\.selectedDetent, .medium))),
      (0, .measured(.first, OverlaySize(width: 400, height: 400))),
    ])
    Self.move(&engine, to: 700, at: 100, .began)
    Self.move(&engine, to: 690, at: 110)
    #expect(engine.only(at: 110)?.frame.size.height == 400)
    Self.move(&engine, to: 690, at: 400, .ended)
    #expect(engine.detent(of: .first) == .medium)
  }

  @Test("a keyboard that limits several detents to one height doesn't change the selection")
  func keyboard() {
    var covered = OverlayViewport.phone
    covered.obstructions = [
      Obstruction(OverlayRect(x: 0, y: 250, width: 400, height: 550), from: .bottom)
    ]
    var engine = Self.resting(at: 800, Self.sheet.with(\.selectedDetent, .large))
    engine.prepare([
      (300, .viewportChanged(covered)),
      (300, .measured(.first, OverlaySize(width: 400, height: 250))), (2000, .timePassed),
    ])
    _ = engine.play(Self.path([100, 90, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80], from: 2000))
    #expect(engine.detent(of: .first) == .large)
  }

  @Test("an update that adds detents selects the detent that it names")
  func firstDetents() {
    var engine = Self.resting(at: 200, Self.sheet.with(\.detents, []))
    #expect(engine.detent(of: .first) == nil)
    engine.prepare([(300, .updateRequested(.first, Self.sheet.with(\.selectedDetent, .large)))])
    #expect(engine.detent(of: .first) == .large)
  }

  @Test("a waiting overlay ignores a height that isn't one of its detents")
  func foreign() {
    var engine = Self.resting(at: 200)
    engine.prepare([
      (300, .presentRequested(.second, Self.sheet.with(\.selectedDetent, .large))),
      (310, .detentSelected(.second, .height(7))),
    ])
    #expect(engine.detent(of: .second) == .large)
  }

  @Test("from release to rest, the visible height is continuous", arguments: 0..<60)
  func continuous(seed: UInt64) {
    var random = SplitMix(state: seed)
    let reducesMotion = random.chance(1, outOf: 3)
    let names: [OverlayDetent] = [.fraction(0.25), .medium, .large]
    let start = random.pick(0, 1, 2)
    let height = [200.0, 400, 800][start]
    var engine = Self.resting(at: height, Self.sheet.with(\.selectedDetent, names[start]))
    engine.prepare([(250, .preferencesChanged(Preferences(reducesMotion: reducesMotion)))])
    var y = 810 - height
    var path = [y]
    for _ in 0..<random.int(in: 3...12) {
      y = min(max(y + random.double(in: -60...60), 5), 790)
      path.append(y)
    }
    let commands = engine.play(Self.path(path, from: 300))
    var now = 300 + 10 * (path.count - 1)
    guard !commands.contains(.notify(.first, .willDismiss)) else { return }
    func top() -> Double { engine.only(at: now)?.currentFrame.minY ?? .nan }
    // The host answers one frame later, as in a GTK window.
    now += 16
    engine.prepare([(now, .timePassed)])
    var known = top()
    for command in commands {
      if case .measure(_, let proposal) = command {
        engine.prepare([
          (now, .measured(.first, OverlaySize(width: 400, height: proposal.maximumHeight)))
        ])
      }
    }
    #expect(isClose(top(), known))
    for _ in 0..<300 {
      now += 4
      engine.prepare([(now, .timePassed)])
      let next = top()
      // 12,000 points a second are faster than any release in this test and its spring.
      #expect(abs(next - known) < 48)
      known = next
    }
    let detent = engine.detent(of: .first).flatMap { names.firstIndex(of: $0) } ?? 0
    #expect(abs(known - (800 - [200.0, 400, 800][detent])) < 0.5)
    #expect(engine.only(at: now)?.currentFrame.maxY == 800)
  }
}
