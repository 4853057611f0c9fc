import Scripts
import Testing

@testable import UsherCore

@Suite("Scrolling that becomes a swipe")
struct ScrollHandOverTests {
  /// A pointer's position, and the directions in which it can still scroll content.
  typealias Step = (y: Double, scrollable: SwipeDirections)

  /// A pointer's path over content, with the overlay's offset after each step, or `nil` before the
  /// pointer was claimed.
  struct Way: Sendable {
    let name: String
    let steps: [Step]
    let offsets: [Double?]
  }

  private static let both: SwipeDirections = [.up, .down]
  private static let bandOf20 = -RubberBand.offset(for: 20, dimension: 800)

  /// The paths, all on an overlay at the bottom that can be swiped down.
  private static let ways = [
    Way(
      name: "content that scrolls on keeps the pointer",
      steps: [(700, both), (720, both), (760, both), (740, both), (780, both)],
      offsets: [nil, nil, nil, nil, nil]),
    Way(
      name: "from its end on, the overlay follows",
      steps: [(700, both), (720, both), (740, .up), (750, .up), (775, .up)],
      offsets: [nil, nil, nil, 10, 35]),
    Way(
      name: "content that is drawn back before that keeps the pointer",
      steps: [(700, both), (720, both), (740, .up), (730, both), (735, both)],
      offsets: [nil, nil, nil, nil, nil]),
    Way(
      name: "a pointer that rests at the end decides nothing",
      steps: [(700, both), (740, .up), (740, .up), (740, .up), (741, .up)],
      offsets: [nil, nil, nil, nil, 1]),
    Way(
      name: "what was claimed stays claimed, whatever could scroll again",
      steps: [(700, .down), (740, []), (760, []), (750, both), (790, both)],
      offsets: [nil, nil, 20, 10, 50]),
    Way(
      name: "content that was at its end before takes nothing",
      steps: [(700, .up), (705, .up), (712, .up), (730, .up)], offsets: [nil, nil, 12, 30]),
    Way(
      name: "what scrolled within the slop does not count",
      steps: [(700, .down), (703, []), (712, []), (730, [])], offsets: [nil, nil, 9, 27]),
    Way(
      name: "where the overlay may not leave, the rubber band counts from there",
      steps: [(750, .up), (730, .up), (710, []), (690, [])], offsets: [nil, nil, nil, bandOf20]),
  ]

  @Test("a pull continues from scrolling to swiping without a jump", arguments: ways)
  func pull(_ way: Way) {
    var engine = OverlayEngine.resting(.plain(.bottom))
    var (isClaimed, offsets) = (false, [Double?]())
    for (index, step) in way.steps.enumerated() {
      let time = 300 + 10 * index
      let commands = engine.play([
        pointer(index == 0 ? .began : .moved, at: time, y: step.y, scrollable: step.scrollable)
      ])
      #expect(commands == (!isClaimed && !commands.isEmpty ? [.claimPointer(.first)] : []))
      isClaimed = isClaimed || !commands.isEmpty
      offsets.append(isClaimed ? engine.only(at: time)?.offset.dy : nil)
      if !isClaimed { #expect(engine.only(at: time)?.offset == .zero) }
    }
    #expect(offsets == way.offsets, "\(way.name)")
  }

  @Test("a pointer that scrolled isn't a tap, and pauses the countdown until its release")
  func released() {
    for end in [PointerStage.ended, .cancelled] {
      var engine = OverlayEngine.resting(.plain(.bottom))
      let commands = engine.play([
        pointer(.began, at: 700, y: 700, scrollable: .down),
        pointer(.moved, at: 710, y: 760, scrollable: .down), (9000, .timePassed),
        pointer(end, at: 10_000, y: 760, scrollable: .down),
      ])
      #expect(commands.isEmpty)
      #expect(engine.wakeup == .at(.ms(10_500)))
    }
  }

  @Test("a swipe's distance is measured from the start of the swipe")
  func threshold() {
    var short = OverlayEngine.resting(.plain(.bottom))
    let pull = [
      pointer(.began, at: 300, y: 700, scrollable: .down),
      pointer(.moved, at: 500, y: 760, scrollable: .down), pointer(.moved, at: 700, y: 770),
      pointer(.moved, at: 900, y: 790),
    ]
    // The pointer moved 90 points, and the overlay 20, less than a third of its height.
    #expect(short.play(pull + [pointer(.ended, at: 2000, y: 790)]) == [.claimPointer(.first)])
    #expect(short.shown == [.first])
    #expect(short.only(at: 2000)?.offset == Vector(dx: 0, dy: 20))
    #expect(short.wakeup == .nextFrame)

    var far = OverlayEngine.resting(.plain(.bottom))
    let commands = far.play(
      pull + [pointer(.moved, at: 1000, y: 830), pointer(.ended, at: 2000, y: 830)])
    #expect(commands == [.claimPointer(.first), .notify(.first, .willDismiss)])
  }

  @Test("a swipe across the content's scroll direction is claimed immediately")
  func across() {
    var engine = OverlayEngine.resting(
      .plain(.bottom, swipe: SwipePolicy(directions: [.right, .down])))
    let commands = engine.play([
      pointer(.began, at: 300, y: 740, scrollable: Self.both),
      pointer(.moved, at: 310, x: 240, y: 745, scrollable: Self.both),
    ])
    #expect(commands == [.claimPointer(.first)])
    #expect(engine.only(at: 310)?.offset == Vector(dx: 40, dy: 0))
  }

  @Test("an overlay with a physics drag takes over the pointer at the end of its content")
  func physics() {
    var engine = OverlayEngine.resting(.plain(.center, swipe: .physics))
    let commands = engine.play([
      pointer(.began, at: 300, y: 400, scrollable: .down),
      pointer(.moved, at: 310, y: 420, scrollable: .down), pointer(.moved, at: 320, y: 440),
      pointer(.moved, at: 330, y: 450),
    ])
    #expect(commands == [.claimPointer(.first)])
    // An overlay that is dragged at its vertical center line doesn't rotate.
    #expect(engine.only(at: 330)?.offset == Vector(dx: 0, dy: 10))
    #expect(engine.only(at: 330)?.rotation == 0)
  }

  @Test("an overlay with a physics drag also takes over at the horizontal end of its content")
  func physicsAcross() {
    var engine = OverlayEngine.resting(.plain(.center, swipe: .physics))
    engine.prepare([
      pointer(.began, at: 300, x: 170, y: 400, scrollable: .right),
      pointer(.moved, at: 310, x: 190, y: 400, scrollable: .right),
      pointer(.moved, at: 320, x: 210, y: 400), pointer(.moved, at: 330, x: 220, y: 400),
    ])
    // An overlay that is dragged at its horizontal center line doesn't rotate.
    #expect(engine.only(at: 330)?.offset == Vector(dx: 10, dy: 0))
    #expect(engine.only(at: 330)?.rotation == 0)
  }

  @Test("an overlay that can't be swiped, or can no longer be swiped, doesn't take over the drag")
  func notSwipeable() {
    var never = OverlayEngine.resting(.plain(.bottom, swipe: nil))
    var update = OverlayEngine.resting(.plain(.bottom))
    let pull = [
      pointer(.began, at: 300, y: 700, scrollable: .down),
      pointer(.moved, at: 310, y: 760, scrollable: .down), pointer(.moved, at: 320, y: 770),
    ]
    let further = [pointer(.moved, at: 330, y: 780), pointer(.ended, at: 340, y: 780)]
    #expect(never.play(pull + further).isEmpty)
    update.prepare(pull + [(320, .updateRequested(.first, .plain(.bottom, swipe: nil)))])
    #expect(update.play(further).isEmpty)
    #expect(update.only(at: 340)?.offset == .zero)
  }

  @Test(
    "with any scrolling, the overlay moves exactly by the distance that the content doesn't scroll")
  func conservation() {
    for seed in 0..<UInt64(2000) {
      var random = SplitMix(state: seed)
      var engine = OverlayEngine.resting(
        .plain(.center, lifetime: .infinite, swipe: SwipePolicy(directions: Self.both)))
      var content = ScrollingContent(random.double(in: 0...60), of: random.double(in: 60...90))
      var y = 400.0
      var taken: Double?
      engine.prepare([pointer(.began, at: 300, y: y, scrollable: content.scrollable)])
      for step in 1...30 {
        let (time, before) = (300 + 10 * step, content.scrollable)
        // The step exceeds the slop immediately, so each step scrolls the content or moves the
        // overlay.
        let way = random.double(in: 9...30) * random.pick(1, -1)
        y += way
        if taken == nil { content.scroll(by: way) }
        let commands = engine.play([
          pointer(.moved, at: time, y: y, scrollable: content.scrollable)
        ])
        let isFree = before.contains(way < 0 ? .up : .down)
        guard taken != nil || isFree == commands.isEmpty else {
          Issue.record("seed \(seed) at \(time): \(commands) where content scrolls \(before)")
          return
        }
        if taken == nil, !isFree { taken = y - way }
        let expected = taken.map { y - $0 } ?? 0
        guard isClose(engine.only(at: time)?.offset.dy ?? .nan, expected) else {
          Issue.record("seed \(seed) at \(time): not \(expected) points from its place")
          return
        }
      }
    }
  }
}

/// Content that scrolls with a pointer up to its ends.
private struct ScrollingContent {
  private let length: Double
  private var position: Double

  init(_ position: Double, of length: Double) {
    self.position = position
    self.length = length
  }

  var scrollable: SwipeDirections {
    var directions: SwipeDirections = []
    if position < length { directions.insert(.up) }
    if position > 0 { directions.insert(.down) }
    return directions
  }

  mutating func scroll(by way: Double) {
    position = min(max(position - way, 0), length)
  }
}
