import FacadeTesting
import SwiftEntryKit
import Testing
import Usher
import UsherTesting

/// The SwiftEntryKit reference, 2.5: the order of entrances, exits and their callbacks.
@MainActor
@Suite("SwiftEntryKit 2.5: replacement and the order of lifecycle events", .ownDefault)
struct LifecycleTests {
  @Test("an entry reports the start and the end of its entrance and its exit")
  func plain() async {
    let stage = Stage()
    await stage.display("A")
    #expect(stage.told() == ["A willAppear"])
    stage.advance(0.28)
    #expect(stage.told() == [])
    stage.advance(0.04)
    #expect(stage.told() == ["A didAppear"])
    stage.advance(1.97)
    #expect(stage.told() == [])
    stage.advance(0.02)
    #expect(stage.told() == ["A willDisappear"])
    stage.advance(0.28)
    #expect(stage.told() == [])
    stage.advance(0.04)
    #expect(stage.told() == ["A didDisappear"])
  }

  @Test(
    "fixed: an entry without an entrance has appeared after its haptic")
  func withoutEntrance() async {
    let stage = Stage()
    stage.screen.presenter.onHaptic = { _ in stage.note("haptic") }
    await stage.display("A") {
      $0.entranceAnimation = .none
      $0.hapticFeedbackType = .success
    }
    #expect(stage.told() == ["A willAppear", "haptic", "A didAppear"])
  }

  @Test("a replaced entry pops during the other entry's entrance, each with its own duration")
  func popped() async {
    for (pop, order) in [
      (0.1, ["A didDisappear", "B didAppear"]), (1, ["B didAppear", "A didDisappear"]),
    ] {
      let stage = Stage()
      await stage.display("A") {
        $0.popBehavior = .animated(animation: .init(translate: .init(duration: pop)))
      }
      stage.advance(0.5)
      _ = stage.told()
      await stage.display("B")
      #expect(stage.told() == ["A willDisappear", "B willAppear"])
      stage.advance(1.1)
      #expect(stage.told() == order)
    }
  }

  @Test(
    "an overridden entry ends before the next entry appears, even if its pop is empty",
    arguments: [EKAttributes.PopBehavior.overridden, .animated(animation: .none)])
  func overridden(behavior: EKAttributes.PopBehavior) async {
    let stage = Stage()
    await stage.display("A") { $0.popBehavior = behavior }
    stage.advance(0.5)
    _ = stage.told()
    await stage.display("B")
    #expect(stage.told() == ["A willDisappear", "A didDisappear", "B willAppear"])
    #expect(stage.screen.texts == ["B"])
  }

  @Test("a dismissal's completion is called when the entry has ended, before its event")
  func completion() async {
    let stage = Stage()
    await stage.display("A")
    stage.advance(0.5)
    _ = stage.told()
    await stage.dismiss(telling: "complete")
    #expect(stage.told() == ["A willDisappear"])
    stage.advance(0.5)
    #expect(stage.told() == ["complete", "A didDisappear"])
  }

  @Test("fixed: a waiting entry appears after the end of the dismissed entry is reported")
  func completionWithQueue() async {
    let stage = Stage()
    await stage.display("A")
    await stage.enqueue("B")
    stage.advance(0.5)
    _ = stage.told()
    await stage.dismiss(telling: "complete")
    stage.advance(0.35)
    #expect(
      stage.told() == ["A willDisappear", "complete", "A didDisappear", "B willAppear"])
  }

  @Test(
    "a tap, a swipe and a timeout cause the same events",
    .bug("https://github.com/huri000/SwiftEntryKit/issues/50"),
    .bug("https://github.com/huri000/SwiftEntryKit/issues/85"),
    .bug("https://github.com/huri000/SwiftEntryKit/issues/372"))
  func ways() async {
    for way in ["tap", "swipe", "time"] {
      let stage = Stage()
      await stage.display("A")
      stage.advance(0.5)
      _ = stage.told()
      switch way {
      case "tap": stage.tap(y: 20)
      case "swipe": stage.drag(from: 30, speed: -400, for: 0.05)
      default: stage.advance(1.9)
      }
      stage.advance(0.8)
      #expect(stage.told() == ["A willDisappear", "A didDisappear"])
    }
  }

  @Test("fixed: an entry dismissed during its entrance has no didAppear event")
  func early() async {
    let stage = Stage()
    await stage.display("A")
    stage.advance(0.1)
    await stage.dismiss()
    stage.advance(5)
    #expect(stage.told() == ["A willAppear", "A willDisappear", "A didDisappear"])
  }

  @Test("fixed: an entry dismissed several times ends once and calls every completion")
  func again() async {
    let stage = Stage()
    await stage.display("A")
    stage.advance(0.5)
    _ = stage.told()
    await stage.dismiss(telling: "first")
    await stage.dismiss(telling: "second")
    await stage.dismiss(.all, telling: "third")
    stage.tap(y: 20)
    stage.advance(1)
    #expect(
      stage.told() == ["A willDisappear", "first", "second", "third", "A didDisappear"])
  }

  @Test("a waiting entry that is dismissed has no event")
  func takenBack() async {
    let stage = Stage()
    await stage.display("A")
    await stage.enqueue("B")
    await stage.dismiss(.enqueued)
    stage.advance(5)
    #expect(stage.told().filter { $0.hasPrefix("B") } == [])
  }

  @Test(
    "fixed: if a window closes, its entry ends, and later entries wait for another window"
  )
  func windowCloses() async {
    let stage = Stage()
    await stage.display("A")
    await stage.enqueue("B")
    stage.advance(0.5)
    await stage.dismiss(telling: "complete")
    _ = stage.told()
    stage.screen.host.closeWindow()
    #expect(stage.told() == ["complete", "A didDisappear"])
    await stage.display("C")
    #expect(stage.told() == [] && !SwiftEntryKit.isCurrentlyDisplaying)
    #expect(SwiftEntryKit.isQueueEmpty && SwiftEntryKit.window == nil)
    let other = Screen()
    await other.settle()
    #expect(other.texts == ["C"] && stage.told() == ["C willAppear"])
  }

  @Test("a call inside an event takes effect afterward")
  func inside() async {
    let stage = Stage()
    var attributes = stage.attributes("A")
    attributes.lifecycleEvents.didAppear = {
      SwiftEntryKit.dismiss()
      SwiftEntryKit.display(entry: label("B"), using: stage.attributes("B"))
      stage.note("asked")
    }
    SwiftEntryKit.display(entry: label("A"), using: attributes)
    await stage.screen.settle()
    stage.advance(0.35)
    #expect(stage.told() == ["A willAppear", "asked"])
    await stage.screen.settle()
    #expect(stage.told() == ["A willDisappear", "B willAppear"])
  }

  @Test("fixed: an entry is the displayed entry when its willAppear is called")
  func insideWillAppear() async {
    let stage = Stage()
    await stage.display("A")
    stage.advance(0.5)
    await stage.display("B") {
      $0.lifecycleEvents.willAppear = {
        let names: [String] = ["A", "B"].filter {
          SwiftEntryKit.isCurrentlyDisplaying(entryNamed: $0)
        }
        stage.note("displaying \(names)")
      }
    }
    #expect(stage.told().last == "displaying [\"B\"]")
  }

  @Test("an entry is released after it ends")
  func released() async {
    let stage = Stage()
    weak var view: UILabel?
    do {
      let shown = label("A")
      view = shown
      var attributes = stage.attributes("A")
      attributes.lifecycleEvents.didAppear = { shown.text = "B" }
      SwiftEntryKit.display(entry: shown, using: attributes)
      await stage.screen.settle()
    }
    stage.advance(1)
    #expect(view != nil)
    await stage.dismiss()
    stage.advance(1)
    await stage.screen.settle()
    #expect(view == nil)
  }
}
