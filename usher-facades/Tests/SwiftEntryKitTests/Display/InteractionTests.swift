import FacadeTesting
import SwiftEntryKit
import Testing
import Usher
import UsherTesting

/// The SwiftEntryKit reference, 2.8 and 2.2: the effects of taps, and the views that receive them.
@MainActor
@Suite("SwiftEntryKit 2.8: interaction", .ownDefault)
struct InteractionTests {
  typealias Default = EKAttributes.UserInteraction.Default
  private nonisolated static let all: [Default] = [
    .absorbTouches, .delayExit(by: 1), .dismissEntry, .forward,
  ]

  /// Creates a stage with an entry at rest that reports taps inside and outside.
  private func stage(entry: Default, screen: Default) async -> Stage {
    let stage = Stage()
    await stage.display("A") {
      $0.displayDuration = .infinity
      $0.entryInteraction.defaultAction = entry
      $0.entryInteraction.customTapActions = [{ stage.note("one") }, { stage.note("two") }]
      $0.screenInteraction.defaultAction = screen
      $0.screenInteraction.customTapActions = [{ stage.note("beside") }]
    }
    stage.advance(0.5)
    _ = stage.told()
    return stage
  }

  /// Returns the expected callbacks for a tap outside an entry.
  private func told(beside action: Default) -> [String] {
    switch action {
    case .absorbTouches, .delayExit: ["beside"]
    case .dismissEntry: ["A willDisappear", "beside"]
    case .forward: []
    }
  }

  @Test(
    "a tap on the entry performs its interaction, and then the app's actions",
    arguments: all, all)
  func onEntry(action: Default, screen: Default) async {
    let stage = await stage(entry: action, screen: screen)
    stage.tap(y: 20)
    let expected: [String] =
      switch action {
      case .absorbTouches, .delayExit: ["one", "two"]
      case .dismissEntry: ["A willDisappear", "one", "two"]
      // The entry is in front of the screen, which receives touches that the entry forwards.
      case .forward: told(beside: screen)
      }
    #expect(stage.told() == expected)
  }

  @Test("a tap outside the entry performs the screen's interaction", arguments: all)
  func onScreen(action: Default) async {
    let stage = await stage(entry: .absorbTouches, screen: action)
    stage.tap(y: 600)
    #expect(stage.told() == told(beside: action))
  }

  @Test(
    "fixed: a touch that an entry forwards reaches the views behind the entry",
    .bug("https://github.com/huri000/SwiftEntryKit/issues/231"))
  func forwards() async {
    let hits: [(Default, Default, onEntry: Bool, onScreen: Bool)] = [
      (.absorbTouches, .forward, false, true), (.forward, .forward, true, true),
      (.forward, .absorbTouches, false, false), (.dismissEntry, .dismissEntry, false, false),
      (.absorbTouches, .absorbTouches, false, false),
      (.absorbTouches, .delayExit(by: 1), false, false),
    ]
    for (entry, screen, onEntry, onScreen) in hits {
      let stage = await stage(entry: entry, screen: screen)
      let connection = stage.screen.connection
      #expect((connection.hitTest(OverlayPoint(x: 195, y: 20)) == .passThrough) == onEntry)
      #expect((connection.hitTest(OverlayPoint(x: 195, y: 600)) == .passThrough) == onScreen)
    }
  }

  @Test("a long press outside the entry is a tap when it ends, but not if it is canceled")
  func longPress() async {
    let stage = await stage(entry: .absorbTouches, screen: .absorbTouches)
    stage.screen.host.point(.began, at: OverlayPoint(x: 195, y: 600))
    stage.advance(3)
    stage.screen.host.point(.ended, at: OverlayPoint(x: 195, y: 600))
    #expect(stage.told() == ["beside"])
    stage.screen.host.point(.began, at: OverlayPoint(x: 195, y: 600))
    stage.screen.host.point(.cancelled, at: OverlayPoint(x: 195, y: 600))
    #expect(stage.told() == [])
  }

  @Test("fixed: the end of a drag outside the entry isn't a tap")
  func dragBeside() async {
    let stage = await stage(entry: .absorbTouches, screen: .dismissEntry)
    stage.drag(from: 500, speed: 400, for: 0.3)
    #expect(stage.told() == [])
  }

  @Test("the newest entry determines the screen's interaction while an older entry pops")
  func latest() async {
    let orders: [(Default, Default, told: [String])] = [
      (.dismissEntry, .forward, []), (.forward, .absorbTouches, ["beside B"]),
      (.dismissEntry, .absorbTouches, ["beside B"]),
    ]
    for (older, newer, told) in orders {
      let stage = await stage(entry: .absorbTouches, screen: older)
      await stage.display("B") {
        $0.screenInteraction.customTapActions = [{ stage.note("beside B") }]
        $0.screenInteraction.defaultAction = newer
      }
      _ = stage.told()
      stage.tap(y: 600)
      #expect(stage.told() == told)
    }
  }

  @Test("fixed: only an entry that blocks the screen has the focus, which it returns when it ends")
  func focus() async {
    for (action, isModal) in zip(Self.all, [true, true, true, false]) {
      let stage = await stage(entry: .absorbTouches, screen: action)
      #expect((stage.screen.host.focus != nil) == isModal)
      await stage.dismiss()
      stage.advance(1)
      #expect(stage.screen.host.focus == nil)
    }
  }

  @Test("Escape dismisses an entry only if a tap or a swipe can")
  func escape() async {
    let stays = await stage(entry: .absorbTouches, screen: .absorbTouches)
    #expect(stays.overlay?.dismissesOnEscape == true)
    let note = Stage()
    await note.display("A", .topNote)
    #expect(note.overlay?.dismissesOnEscape == false)
    #expect(!note.screen.connection.keyPressed(.escape))
    #expect(stays.screen.connection.keyPressed(.escape))
  }
}
