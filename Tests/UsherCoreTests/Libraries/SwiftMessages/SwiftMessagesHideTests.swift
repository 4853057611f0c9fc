import Testing
import UsherCore

/// The SwiftMessages reference, 2.4 hide operations.
@Suite struct SwiftMessagesHideTests {
  /// A dismissal, its commands, and the overlays that still wait.
  struct Dismissal: Sendable {
    let selection: Selection
    let commands: [Command]
    let waiting: [UInt64]
  }

  private static let dismissals = [
    Dismissal(
      selection: .shown(), commands: [.notify(.first, .willDismiss)], waiting: [2, 3, 4, 5]),
    Dismissal(
      selection: .all(), commands: cancelled(2, 3, 4, 5) + [.notify(.first, .willDismiss)],
      waiting: []),
    Dismissal(
      selection: .named(.letter), commands: cancelled(2, 4) + [.notify(.first, .willDismiss)],
      waiting: [3, 5]),
    Dismissal(selection: .named(.parcel), commands: cancelled(3, 5), waiting: [2, 4]),
    Dismissal(selection: .waiting(), commands: cancelled(2, 3, 4, 5), waiting: []),
    Dismissal(selection: .named(OverlayName(9)), commands: [], waiting: [2, 3, 4, 5]),
  ]

  @Test(
    "each way to hide ends what it means, shown, in line and delayed, and nothing else",
    arguments: dismissals)
  func table(dismissal: Dismissal) {
    var engine = OverlayEngine.resting(.named(.letter))
    engine.prepare([
      asking(OverlayID(2), .named(.letter), at: 210),
      asking(OverlayID(3), .named(.parcel), at: 220),
      asking(OverlayID(4), .named(.letter).with(\.delay, .seconds(9)), at: 230),
      asking(OverlayID(5), .named(.parcel).with(\.delay, .seconds(9)), at: 240),
    ])
    #expect(engine.play([(300, .dismissRequested(dismissal.selection))]) == dismissal.commands)
    #expect(engine.waiting.map { $0.rawValue } == dismissal.waiting)
  }

  @Test("mended: dismissed twice, it says good-bye once")
  func twice() {
    var engine = OverlayEngine.resting()
    let commands = engine.play([
      (300, .dismissRequested(.shown())), (300, .dismissRequested(.shown())),
      (350, .dismissRequested(.shown())), (500, .timePassed),
    ])
    #expect(commands == [.notify(.first, .willDismiss)] + .gone(.first, .requested))
  }

  @Test("mended: dismissed twice before its minimum time is over, it says good-bye once")
  func twiceDuringMinimumTime() {
    var engine = OverlayEngine.resting(
      .plain(lifetime: .untilDismissed).with(\.minimumTime, .seconds(5)))
    let early = engine.play([
      (300, .dismissRequested(.shown())), (400, .dismissRequested(.shown())),
      (4999, .timePassed),
    ])
    #expect(early.isEmpty)
    #expect(
      engine.play([(9000, .timePassed)])
        == [.notify(.first, .willDismiss)] + .gone(.first, .requested))
  }

  @Test(
    "a counted dismissal takes one away, and dismisses with the last",
    arguments: [(3, 3), (2, 2), (1, 1), (0, 1), (-4, 1)])
  func counted(count: Int, needed: Int) {
    var engine = OverlayEngine.resting(.named(.letter, .ignoreDuplicates))
    engine.prepare([(300, .countChanged(.letter, count))])
    for asked in 1...needed {
      let commands = engine.play([(300, .countedDismissRequested(.letter))])
      #expect(commands == (asked < needed ? [] : [.notify(.first, .willDismiss)]))
      #expect(engine.count(of: .letter) == max(count - asked, 0))
    }
  }

  @Test("a counted dismissal ends one that waits or is delayed, too")
  func countedWaiting() {
    var engine = OverlayEngine.resting()
    engine.prepare([
      asking(.second, .named(.letter, .ignoreDuplicates), at: 300),
      asking(.third, .named(.parcel, .ignoreDuplicates).with(\.delay, .seconds(1)), at: 300),
    ])
    let commands = engine.play([
      (310, .countedDismissRequested(.letter)), (310, .countedDismissRequested(.parcel)),
    ])
    #expect(commands == Self.cancelled(2, 3))
  }

  @Test("a name of which nothing is left has no count, and none can be given to it")
  func unknownName() {
    var engine = OverlayEngine.open()
    let commands = engine.play([
      (0, .countChanged(.letter, 5)), (0, .countedDismissRequested(.letter)),
    ])
    #expect(commands.isEmpty)
    #expect(engine.count(of: .letter) == 0)
  }

  @Test("the count covers what is delayed, what waits and what was refused, and ends with them")
  func counts() {
    let letter = Overlay.named(.letter, .ignoreDuplicates)
    var engine = OverlayEngine.open()
    engine.prepare([
      asking(.first, letter.with(\.delay, .seconds(1)), at: 0), asking(.second, letter, at: 0),
      asking(.third, .named(.parcel, .ignoreDuplicates), at: 0),
      asking(OverlayID(4), .named(.parcel, .ignoreDuplicates), at: 0),
    ])
    #expect([OverlayName.letter, .parcel].map { engine.count(of: $0) } == [2, 2])
    engine.prepare([(10, .dismissRequested(.all()))])
    #expect([OverlayName.letter, .parcel].map { engine.count(of: $0) } == [0, 0])
  }

  @Test("mended: shown again while all others of its name are leaving, it is counted anew")
  func countsAnew() {
    let letter = Overlay.named(.letter, .ignoreDuplicates)
    var engine = OverlayEngine.resting(letter)
    engine.prepare([
      asking(.second, letter, at: 300), (300, .dismissRequested(.named(.letter))),
      asking(.third, letter, at: 310),
    ])
    #expect(engine.count(of: .letter) == 1)
    #expect(engine.play([(320, .countedDismissRequested(.letter))]) == Self.cancelled(3))
  }

  @Test("what is shown can be found from its turn until it is gone, and not in the pause after")
  func queries() {
    var engine = OverlayEngine.open(with: LaneSettings(gap: .constant(.milliseconds(500))))
    engine.prepare(showing(.first, .named(.letter), at: 0) + [asking(.second, at: 0)])
    var found: [[OverlayID]] = []
    for time in [0, 200, 1200, 1300, 1800] {
      engine.prepare([(time, .timePassed)])
      found.append(engine.ids(of: .shown()))
    }
    #expect(found == [[.first], [.first], [.first], [], [.second]])
  }

  @Test("mended: what is delayed can be found as well as what stands in line")
  func findsDelayed() {
    var engine = OverlayEngine.resting()
    engine.prepare([
      asking(.second, .named(.letter).with(\.delay, .seconds(1)), at: 300),
      asking(.third, .named(.letter), at: 300),
    ])
    #expect(engine.ids(of: .named(.letter)) == [.third, .second])
    let lane = engine.snapshot(of: .main)
    #expect(lane.shown == [.first])
    #expect(lane.waiting == [.third])
    #expect(lane.delayed == [.second])
  }

  private static func cancelled(_ ids: UInt64...) -> [Command] {
    ids.map { .notify(OverlayID($0), .didDismiss(.cancelled)) }
  }
}
