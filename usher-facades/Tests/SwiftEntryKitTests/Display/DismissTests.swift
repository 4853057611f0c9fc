import FacadeTesting
import SwiftEntryKit
import Testing
import Usher
import UsherTesting

/// The SwiftEntryKit reference, 2.6: the effect of a dismissal.
@MainActor
@Suite("SwiftEntryKit 2.6: dismissal", .ownDefault)
struct DismissTests {
  /// Returns the displayed and the waiting entries after a dismissal.
  ///
  /// At first, a normal entry A is displayed. A low B, a normal C and a high D are waiting.
  private func left(
    after descriptor: SwiftEntryKit.EntryDismissalDescriptor
  ) async -> (displayed: [String], waiting: [String]) {
    let stage = Stage()
    await stage.display("A")
    await stage.enqueue("B", .low)
    await stage.enqueue("C", .normal)
    await stage.enqueue("D", .high)
    stage.advance(0.5)
    await stage.dismiss(descriptor)
    let waiting: [String] = ["B", "C", "D"].filter { SwiftEntryKit.queueContains(entryNamed: $0) }
    let isLeaving = stage.told().contains { $0 == "A willDisappear" }
    return (isLeaving ? [] : ["A"], waiting)
  }

  @Test("each descriptor selects the same entries as in the library")
  func descriptors() async {
    let cases: [(SwiftEntryKit.EntryDismissalDescriptor, [String], [String])] = [
      (.displayed, [], ["B", "C", "D"]), (.specific(entryName: "A"), [], ["B", "C", "D"]),
      (.specific(entryName: "B"), ["A"], ["C", "D"]),
      (.specific(entryName: "nobody"), ["A"], ["B", "C", "D"]),
      (.prioritizedLowerOrEqualTo(priority: .low), ["A"], ["C", "D"]),
      (.prioritizedLowerOrEqualTo(priority: .normal), [], ["D"]),
      (.prioritizedLowerOrEqualTo(priority: .max), [], []), (.enqueued, ["A"], []), (.all, [], []),
    ]
    for (descriptor, displayed, waiting) in cases {
      let left = await left(after: descriptor)
      #expect(left.displayed == displayed && left.waiting == waiting, "\(descriptor)")
    }
  }

  @Test("dismissing by name dismisses all entries with this name")
  func sameName() async {
    let stage = Stage()
    await stage.display("A")
    await stage.enqueue("A")
    await stage.enqueue("A")
    await stage.dismiss(.specific(entryName: "A"))
    #expect(SwiftEntryKit.isQueueEmpty)
    stage.advance(1)
    #expect(!SwiftEntryKit.isCurrentlyDisplaying)
  }

  @Test(
    "fixed: a completion is called once for any selection of entries",
    .bug("https://github.com/huri000/SwiftEntryKit/issues/163"))
  func completions() async {
    let descriptors: [SwiftEntryKit.EntryDismissalDescriptor] = [
      .displayed, .specific(entryName: "A"), .specific(entryName: "B"),
      .prioritizedLowerOrEqualTo(priority: .min), .enqueued, .all,
    ]
    for descriptor in descriptors {
      let empty = Stage()
      await empty.dismiss(descriptor, telling: "complete")
      #expect(empty.told() == ["complete"])
      let stage = Stage()
      await stage.display("A")
      await stage.enqueue("B")
      stage.advance(0.5)
      await stage.dismiss(descriptor, telling: "complete")
      stage.advance(0.5)
      #expect(stage.told().filter { $0 == "complete" } == ["complete"], "\(descriptor)")
    }
  }

  @Test(
    "fixed: a completion is called even if an entry is replaced or pops meantime")
  func completionsBesideOthers() async {
    let replaced = Stage()
    await replaced.display("A")
    replaced.advance(0.5)
    await replaced.dismiss(telling: "complete")
    await replaced.display("B")
    replaced.advance(0.5)
    #expect(replaced.told().filter { $0 == "complete" } == ["complete"])
    let popping = Stage()
    await popping.display("A") {
      $0.popBehavior = .animated(animation: .init(translate: .init(duration: 2)))
    }
    popping.advance(0.5)
    await popping.display("B")
    popping.advance(0.5)
    await popping.dismiss(telling: "complete")
    popping.advance(0.5)
    let told = popping.told()
    #expect(told.suffix(2) == ["complete", "B didDisappear"])
    #expect(!told.contains("A didDisappear"))
  }

  @Test("dismissing entries doesn't affect other overlays")
  func others() async {
    let stage = Stage()
    await stage.display("A")
    stage.advance(0.5)
    stage.screen.presenter.present(.notification(title: "app"))
    await stage.dismiss(.all)
    stage.advance(1)
    #expect(stage.screen.texts == ["app"])
    #expect(!SwiftEntryKit.isCurrentlyDisplaying && SwiftEntryKit.isQueueEmpty)
  }
}
