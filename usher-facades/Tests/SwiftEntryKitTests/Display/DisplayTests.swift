import FacadeTesting
import SwiftEntryKit
import Testing
import Usher
import UsherTesting

/// The SwiftEntryKit reference, 2.3: displaying an entry.
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
    "the first entry is shown immediately with any precedence and priority")
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

  @Test("an override with the same or a higher priority replaces the entry permanently")
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

  @Test("an override with a lower priority is refused without an event, and reported as a problem")
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

  @Test("fixed: an override can clear the queue only if it is accepted")
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

  @Test("after an override that keeps the queue, the first waiting entry is shown")
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

  @Test("an enqueued entry waits even if its priority is higher")
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

  @Test("fixed: an override is shown during an exit, and the exit is reported once")
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

  @Test("an entry enqueued during an exit waits for its end")
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

  @Test("an entry from the queue is shown with any priority")
  func fromQueue() async {
    let stage = Stage()
    await stage.display("A", .topFloat, override(.max))
    await stage.enqueue("B", .min)
    await stage.dismiss()
    stage.advance(0.5)
    #expect(stage.screen.texts == ["B"])
  }

  @Test("a call takes effect after it returns, even on the main thread")
  func later() async {
    let stage = Stage()
    SwiftEntryKit.display(entry: label("A"), using: stage.attributes("A"))
    #expect(!SwiftEntryKit.isCurrentlyDisplaying)
    #expect(stage.screen.texts.isEmpty)
    await stage.screen.settle()
    #expect(SwiftEntryKit.isCurrentlyDisplaying)
  }

  @Test("calls from another thread are performed in order")
  func anyThread() async {
    let stage = Stage()
    let (first, second) = (label("A"), label("B"))
    // A detached task would have the app's default presenter, but this task has the test's.
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

  @Test("an entry displayed before a presenter exists waits for the presenter")
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

  @Test("an entry has its view's size, and keeps the background of its attributes")
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
