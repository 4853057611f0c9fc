import FacadeTesting
import SwiftEntryKit
import Testing
import Usher
import UsherTesting

/// The SwiftEntryKit reference, 2.3: the handling of an entry that is to be displayed.
@MainActor
@Suite("SwiftEntryKit 2.3: display", .ownDefault)
struct DisplayTests {
  typealias Priority = EKAttributes.Precedence.Priority

  private func override(
    _ priority: Priority, drops: Bool = false
  ) -> (inout EKAttributes) -> Void {
    { $0.precedence = .override(priority: priority, dropEnqueuedEntries: drops) }
  }

  @Test(
    "the first entry is shown at once, whatever its precedence and priority")
  func nothingDisplayed() async {
    for priority in [Priority.min, .low, .normal, .high, .max] {
      for precedence in [
        EKAttributes.Precedence.override(priority: priority, dropEnqueuedEntries: true),
        .enqueue(priority: priority),
      ] {
        let stage = Stage()
        await stage.display("A") { $0.precedence = precedence }
        #expect(stage.screen.texts == ["A"])
        #expect(stage.told() == ["A willAppear"])
      }
    }
  }

  @Test("an override of the same or a higher priority replaces the entry, which does not come back")
  func overrides() async {
    for priority in [Priority.normal, .high] {
      let stage = Stage()
      await stage.display("A")
      stage.advance(0.5)
      await stage.display("B", .topFloat, override(priority))
      #expect(stage.screen.texts == ["A", "B"])
      stage.advance(0.5)
      #expect(stage.screen.texts == ["B"])
      await stage.dismiss()
      stage.advance(5)
      #expect(stage.screen.texts.isEmpty)
      #expect(SwiftEntryKit.isQueueEmpty)
    }
  }

  @Test("an override of a lower priority is not shown, has no event, and is a reported problem")
  func refused() async {
    let stage = Stage()
    await stage.display("A", .topFloat, override(.high))
    await stage.display("B", .topFloat, override(.normal))
    stage.advance(0.5)
    #expect(stage.screen.texts == ["A"])
    #expect(stage.told() == ["A willAppear", "A didAppear"])
    #expect(stage.screen.problems.count == 1)
    stage.advance(5)
    #expect(stage.screen.texts.isEmpty)
  }

  @Test("an override may empty the queue; mended: not where it is refused")
  func drops() async {
    for (priority, left) in [(Priority.high, []), (.low, ["Q"])] {
      let stage = Stage()
      await stage.display("A")
      await stage.enqueue("Q")
      await stage.display("B", .topFloat, override(priority, drops: true))
      #expect(SwiftEntryKit.queueContains(entryNamed: "Q") != left.isEmpty)
      stage.advance(0.5)
      await stage.dismiss()
      stage.advance(0.5)
      #expect(stage.screen.texts == left)
      #expect(stage.told().contains("Q didDisappear") == false)
    }
  }

  @Test("the queue stays beside a plain override, and its head is shown after that")
  func keepsQueue() async {
    let stage = Stage()
    await stage.display("A")
    await stage.enqueue("Q")
    await stage.display("B")
    stage.advance(0.5)
    #expect(stage.screen.texts == ["B"])
    await stage.dismiss()
    stage.advance(0.5)
    #expect(stage.screen.texts == ["Q"])
  }

  @Test("an enqueued entry waits, even where its priority is higher")
  func enqueued() async {
    let stage = Stage()
    await stage.display("A", .topFloat, override(.low))
    await stage.enqueue("B", .max)
    stage.advance(0.5)
    #expect(stage.screen.texts == ["A"])
    #expect(SwiftEntryKit.queueContains(entryNamed: "B"))
    stage.advance(3)
    #expect(stage.screen.texts == ["B"])
  }

  @Test("mended: an override is shown beside an exit, and the exit is reported once")
  func whileExiting() async {
    for priority in [Priority.normal, .min] {
      let stage = Stage()
      await stage.display("A") { $0.exitAnimation.translate?.duration = 1 }
      stage.advance(0.5)
      await stage.dismiss(telling: "gone")
      stage.advance(0.1)
      await stage.display("B", .topFloat, override(priority))
      stage.advance(2)
      #expect(
        stage.told() == [
          "A willAppear", "A didAppear", "A willDisappear", "B willAppear", "B didAppear", "gone",
          "A didDisappear",
        ])
    }
  }

  @Test("an entry that is enqueued during an exit waits for its end")
  func enqueuedWhileExiting() async {
    let stage = Stage()
    await stage.display("A") { $0.exitAnimation.translate?.duration = 1 }
    stage.advance(0.5)
    await stage.dismiss()
    await stage.enqueue("B")
    stage.advance(0.5)
    #expect(stage.screen.texts == ["A"])
    stage.advance(0.6)
    #expect(stage.screen.texts == ["B"])
  }

  @Test("an entry from the queue is shown whatever its priority")
  func fromQueue() async {
    let stage = Stage()
    await stage.display("A", .topFloat, override(.max))
    await stage.enqueue("B", .min)
    await stage.dismiss()
    stage.advance(0.5)
    #expect(stage.screen.texts == ["B"])
  }

  @Test("a call takes effect after it has returned, even on the main thread")
  func later() async {
    let stage = Stage()
    SwiftEntryKit.display(entry: label("A"), using: stage.attributes("A"))
    #expect(!SwiftEntryKit.isCurrentlyDisplaying)
    #expect(stage.screen.texts.isEmpty)
    await stage.screen.settle()
    #expect(SwiftEntryKit.isCurrentlyDisplaying)
  }

  @Test("calls from any thread keep the order of each thread")
  func anyThread() async {
    let stage = Stage()
    let (first, second) = (label("A"), label("B"))
    // A detached task would have the app's default presenter; this task has the test's.
    await Task { @concurrent in
      var attributes = EKAttributes.topFloat
      attributes.precedence = .enqueue(priority: .normal)
      SwiftEntryKit.display(entry: first, using: attributes)
      SwiftEntryKit.display(entry: second, using: attributes)
      SwiftEntryKit.dismiss()
      SwiftEntryKit.layoutIfNeeded()
    }.value
    await stage.screen.settle()
    stage.advance(0.5)
    #expect(stage.screen.texts == ["B"])
  }

  @Test("an entry that is displayed before there is a presenter waits for one")
  func beforePresenter() async {
    SwiftEntryKit.display(entry: label("A"), using: .topFloat)
    await Task { @MainActor in }.value
    #expect(!SwiftEntryKit.isCurrentlyDisplaying && SwiftEntryKit.window == nil)
    let screen = Screen()
    await screen.settle()
    #expect(screen.texts == ["A"])
  }

  @Test("an empty view is an entry with a background")
  func emptyView() async {
    let stage = Stage()
    var attributes = stage.attributes("A")
    attributes.entryBackground = .color(color: .black)
    attributes.positionConstraints.size.height = .constant(value: 60)
    SwiftEntryKit.display(entry: UIView(), using: attributes)
    await stage.screen.settle()
    stage.advance(0.5)
    #expect(stage.frame == OverlayRect(x: 20, y: 10, width: 350, height: 60))
    #expect(stage.screen.problems.isEmpty)
  }

  @Test("a view's own surface and size count within the entry")
  func ownSurface() async {
    let stage = Stage()
    let view = UIView()
    view.backgroundColor = .red
    view.heightAnchor.constraint(equalToConstant: 80).isActive = true
    var attributes = stage.attributes("A")
    attributes.entryBackground = .color(color: .black)
    SwiftEntryKit.display(entry: view, using: attributes)
    await stage.screen.settle()
    stage.advance(0.5)
    #expect(stage.frame == OverlayRect(x: 20, y: 10, width: 350, height: 80))
    #expect(stage.content?.style.background == .color(AdaptiveColor(.black)))
  }
}
