import FacadeTesting
import SwiftEntryKit
import Testing
import Usher
import UsherTesting

/// Tests of reports about SwiftEntryKit that are covered only here.
///
/// The migration guide lists them.
@MainActor
@Suite("SwiftEntryKit's reported problems", .ownDefault)
struct ReportTests {
  @Test(
    "an entry and an enqueued entry requested at the same time are shown in order",
    .bug("https://github.com/huri000/SwiftEntryKit/issues/241"))
  func oneTurn() async {
    let stage = Stage()
    SwiftEntryKit.display(entry: label("A"), using: stage.attributes("A"))
    SwiftEntryKit.display(
      entry: label("B"),
      using: stage.attributes("B") { $0.precedence = .enqueue(priority: .normal) })
    await stage.screen.settle()
    stage.advance(0.5)
    #expect(stage.screen.texts == ["A"])
    stage.advance(2.5)
    #expect(stage.screen.texts == ["B"])
  }

  @Test(
    "a bound entry avoids a keyboard that was shown before the entry",
    .bug("https://github.com/huri000/SwiftEntryKit/issues/206"))
  func keyboardBefore() async {
    let stage = Stage()
    stage.screen.presenter.obstructions = [
      Obstruction(OverlayRect(x: 0, y: 544, width: 390, height: 300))
    ]
    await stage.display("A") {
      $0.position = .bottom
      $0.positionConstraints.keyboardRelation = .bind(offset: .init(bottom: 10))
      $0.positionConstraints.size.height = .constant(value: 100)
    }
    stage.advance(0.5)
    #expect(stage.frame == OverlayRect(x: 20, y: 434, width: 350, height: 100))
  }

  @Test(
    "entries displayed before a window opens appear in order when it opens",
    .bug("https://github.com/huri000/SwiftEntryKit/issues/313"),
    .bug("https://github.com/huri000/SwiftEntryKit/issues/342"),
    .bug("https://github.com/huri000/SwiftEntryKit/issues/377"))
  func noWindow() async {
    var told: [String] = []
    for name in ["A", "B"] {
      var attributes = EKAttributes.topFloat
      attributes.precedence = .enqueue(priority: .normal)
      attributes.lifecycleEvents.didAppear = { told.append(name) }
      SwiftEntryKit.display(entry: label(name), using: attributes)
    }
    for _ in 0..<3 { await Task { @MainActor in }.value }
    #expect(told == [])
    let stage = Stage()
    await stage.screen.settle()
    stage.advance(0.5)
    #expect(told == ["A"])
    stage.advance(3)
    #expect(told == ["A", "B"])
  }

  @Test(
    "after an entry is swiped away, touches reach the app",
    .bug("https://github.com/huri000/SwiftEntryKit/issues/297"),
    .bug("https://github.com/huri000/SwiftEntryKit/issues/322"))
  func afterSwipe() async {
    let stage = Stage()
    await stage.display("A") {
      $0.displayDuration = .infinity
      $0.screenInteraction = .absorbTouches
      $0.screenBackground = .color(color: .black)
    }
    stage.advance(0.5)
    let below = OverlayPoint(x: 195, y: 600)
    #expect(stage.screen.connection.hitTest(below) != .passThrough)
    stage.drag(from: 30, speed: -400, for: 0.05)
    stage.advance(1)
    #expect(stage.overlays.isEmpty)
    #expect(stage.screen.connection.hitTest(below) == .passThrough)
  }
}
