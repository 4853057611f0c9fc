import FacadeTesting
import SwiftMessages
import Testing
import Usher
import UsherTesting

/// Tests of messages of indefinite duration.
@MainActor
@Suite(.ownDefault)
struct IndefiniteTests {
  @Test func oneThatIsNotWantedAnyMoreBeforeItsDelayIsNeverSeen() {
    let stage = Stage()
    stage.show("A") { $0.duration = .indefinite(delay: 2, minimum: 1) }
    stage.advance(1500)
    stage.messages.hide(id: "A")
    stage.advance(10_000)
    #expect(stage.takeEvents() == [])
  }

  @Test func oneThatWasSeenStaysForItsMinimumFromWhenItBeganToCome() {
    let stage = Stage()
    stage.show("A") { $0.duration = .indefinite(delay: 2, minimum: 1) }
    stage.advance(1999)
    #expect(stage.takeEvents() == [])
    stage.advance(1)
    #expect(stage.takeEvents() == ["willShow A"])
    stage.advance(100)
    stage.messages.hide(id: "A")
    stage.advance(899)
    #expect(stage.takeEvents() == ["didShow A"])
    stage.advance(1)
    #expect(stage.takeEvents() == ["willHide A"])
    stage.advance(200)
    #expect(stage.takeEvents() == ["didHide A"])
  }

  @Test func itNeverGoesByItself() {
    let stage = Stage()
    stage.show("A") { $0.duration = .indefinite(delay: 0, minimum: 0) }
    stage.advance(1_000_000)
    #expect(stage.texts == ["A"])
  }

  @Test func hidingWhatIsShownLeavesADelayedOneAlone() {
    let stage = Stage()
    stage.show("A") { $0.duration = .indefinite(delay: 2, minimum: 0) }
    stage.messages.hide()
    stage.advance(2000)
    #expect(stage.texts == ["A"])
  }

  @Test func whatIsAskedForMeanwhileGoesFirst() {
    let stage = Stage()
    stage.show("A") { $0.duration = .indefinite(delay: 2, minimum: 0) }
    stage.show("B")
    #expect(stage.texts == ["B"])
    stage.advance(3099)
    #expect(stage.texts == [])
    stage.advance(1)
    #expect(stage.texts == ["A"])
  }

  @Test func aCountedOneIsTakenBackOnceItWasHiddenAsOften() {
    let stage = Stage()
    for _ in 0..<2 { stage.show("A") { $0.duration = .indefinite(delay: 2, minimum: 0) } }
    stage.messages.hideCounted(id: "A")
    stage.advance(1000)
    stage.messages.hideCounted(id: "A")
    stage.advance(10_000)
    #expect(stage.takeEvents() == [])
  }

  @Test func aPersonNeedNotWaitForTheMinimum() {
    let stage = Stage()
    stage.show("A") {
      $0.duration = .indefinite(delay: 0, minimum: 10)
      $0.dimMode = .gray(interactive: true)
    }
    stage.advance(1000)
    stage.tapBeside()
    stage.advance(200)
    #expect(stage.takeEvents() == ["willShow A", "didShow A", "willHide A", "didHide A"])
  }

  @Test func oneThatIsSwipedOutIsGoneWhateverItsMinimum() {
    let stage = Stage()
    stage.show("A") { $0.duration = .indefinite(delay: 0, minimum: 10) }
    stage.advance(1000)
    stage.screen.host.point(.began, at: Point(x: 195, y: 20))
    for y in [5.0, -80] {
      stage.screen.host.point(.moved, at: Point(x: 195, y: y))
      stage.advance(16)
    }
    stage.screen.host.point(.ended, at: Point(x: 195, y: -80))
    stage.advance(500)
    #expect(stage.takeEvents() == ["willShow A", "didShow A", "willHide A", "didHide A"])
  }

  @Test func oneThatIsToGoWithoutAMotionWaitsForTheMinimumAsWell() {
    let stage = Stage()
    stage.show("A") { $0.duration = .indefinite(delay: 0, minimum: 1) }
    stage.messages.hide(animated: false)
    stage.advance(999)
    #expect(stage.takeEvents() == ["willShow A", "didShow A"])
    stage.advance(1)
    #expect(stage.takeEvents() == ["willHide A", "didHide A"])
  }

  @Test(arguments: [-1, Double.nan, -Double.infinity])
  func lengthsThatAreNoneCountAsNone(length: Double) {
    let stage = Stage()
    stage.show("A") { $0.duration = .indefinite(delay: length, minimum: length) }
    #expect(stage.texts == ["A"])
    stage.advance(100)
    stage.messages.hide()
    #expect(stage.takeEvents() == ["willShow A", "willHide A"])
  }
}
