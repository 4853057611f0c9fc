import FacadeTesting
import SwiftMessages
import Testing

/// Tests of dropped duplicates and of their counts.
@MainActor
@Suite(.ownDefault)
struct DuplicateTests {
  @Test func oneOfTheSameIdIsDroppedWithoutAnEvent() {
    let stage = Stage()
    stage.show("A", id: "x")
    stage.show("B", id: "x")
    stage.advance(10_000)
    #expect(stage.takeEvents() == ["willShow x", "didShow x", "willHide x", "didHide x"])
  }

  @Test func oneLikeTheOneInLineIsDropped() {
    let stage = Stage()
    for text in ["A", "B", "B"] { stage.show(text) }
    stage.advance(10_000)
    #expect(stage.takeEvents().filter { $0.hasPrefix("willShow") } == ["willShow A", "willShow B"])
  }

  @Test func oneLikeTheOneThatIsDelayedIsDroppedToo() {
    let stage = Stage()
    stage.show("A", id: "x") { $0.duration = .indefinite(delay: 1, minimum: 0) }
    stage.show("B", id: "x")
    #expect(stage.texts == [])
    stage.advance(1000)
    #expect(stage.texts == ["A"])
    stage.advance(100_000)
    #expect(stage.texts == ["A"])
  }

  @Test func oneOfAnotherPolicyIsLikeItAllTheSame() {
    let stage = Stage()
    stage.show("A", id: "x") { $0.ignoreDuplicates = false }
    stage.show("B", id: "x")
    stage.advance(4000)
    #expect(stage.texts == [])
    #expect(stage.messages.count(id: "x") == 0)
  }

  @Test func oneThatDoesNotIgnoreDuplicatesIsShown() {
    let stage = Stage()
    stage.show("A", id: "x")
    stage.show("B", id: "x") { $0.ignoreDuplicates = false }
    stage.advance(3500)
    #expect(stage.texts == ["B"])
  }

  @Test func oneThatComesRightAfterItsLikeWasHiddenIsShown() {
    let stage = Stage()
    stage.show("A", id: "x")
    stage.advance(1000)
    stage.messages.hide()
    stage.show("B", id: "x")
    stage.advance(699)
    #expect(stage.texts == [])
    stage.advance(1)
    #expect(stage.texts == ["B"])
  }

  @Test func viewsWithoutAnIdAreTakenForThemselves() {
    let stage = Stage()
    let labels = ["A", "B"].map { text in
      let label = UILabel()
      label.text = text
      return label
    }
    stage.show(labels[0])
    stage.show(labels[1])
    stage.show(labels[0])
    stage.advance(3500)
    #expect(stage.texts == ["B"])
    stage.advance(3100)
    #expect(stage.texts == [])
  }

  @Test func theIdCountsAsItWasWhenItWasAskedFor() {
    let stage = Stage()
    let view = Renamed()
    stage.show(view)
    view.id = "second"
    let first: Renamed? = stage.messages.current(id: "first")
    let second: Renamed? = stage.messages.current(id: "second")
    #expect(first === view)
    #expect(second == nil)
    stage.advance(400)
    // Events use the id that the message has at that time.
    #expect(stage.takeEvents() == ["willShow first", "didShow second"])
  }

  @Test func eachOneOfAnIdIsCountedAlsoTheDroppedOnes() {
    let stage = Stage()
    #expect(stage.messages.count(id: "x") == 0)
    for text in ["A", "B", "C"] { stage.show(text, id: "x") { $0.duration = .forever } }
    stage.show("D", id: "x") { $0.ignoreDuplicates = false }
    #expect(stage.messages.count(id: "x") == 3)
    #expect(stage.messages.count(id: "y") == 0)
  }

  @Test func aCountedMessageGoesOnceItWasHiddenAsOften() {
    let stage = Stage()
    for text in ["A", "B"] { stage.show(text, id: "x") { $0.duration = .forever } }
    stage.messages.hideCounted(id: "x")
    #expect(stage.messages.count(id: "x") == 1)
    stage.advance(1000)
    #expect(stage.takeEvents() == ["willShow x", "didShow x"])
    stage.messages.hideCounted(id: "x")
    #expect(stage.messages.count(id: "x") == 0)
    #expect(stage.takeEvents() == ["willHide x"])
    stage.messages.hideCounted(id: "unknown")
  }

  @Test func oneThatIsNotCountedGoesAtTheFirstCountedHide() {
    let stage = Stage()
    for text in ["A", "B"] {
      stage.show(text, id: "x") {
        $0.duration = .forever
        $0.ignoreDuplicates = false
      }
    }
    stage.messages.hideCounted(id: "x")
    stage.advance(5000)
    #expect(stage.texts == [])
    #expect(stage.takeEvents() == ["willShow x", "willHide x", "didHide x"])
  }

  @Test func aCountIsSetWhereThereIsOne() {
    let stage = Stage()
    stage.messages.set(count: 7, for: "x")
    #expect(stage.messages.count(id: "x") == 0)
    stage.show("A", id: "x") { $0.duration = .forever }
    stage.messages.set(count: 7, for: "x")
    #expect(stage.messages.count(id: "x") == 7)
    stage.messages.set(count: 0, for: "x")
    stage.messages.set(count: 2, for: "x")
    #expect(stage.messages.count(id: "x") == 2)
    stage.show("B", id: "y") { $0.ignoreDuplicates = false }
    stage.messages.set(count: 7, for: "y")
    #expect(stage.messages.count(id: "y") == 0)
  }

  @Test func aCountEndsWithItsMessage() {
    let stage = Stage()
    stage.show("A", id: "x")
    stage.advance(500)
    stage.messages.hide()
    #expect(stage.messages.count(id: "x") == 1)
    stage.advance(1000)
    #expect(stage.messages.count(id: "x") == 0)
  }

  @Test func aCountIsForgottenByWhatHidesItsId() {
    let stage = Stage()
    stage.show("A", id: "x")
    stage.messages.hide(id: "x")
    #expect(stage.messages.count(id: "x") == 0)
    stage.show("B", id: "y")
    #expect(stage.messages.count(id: "y") == 1)
    stage.messages.hideAll()
    #expect(stage.messages.count(id: "y") == 0)
  }
}

/// A view with a changing id.
private final class Renamed: UILabel {
  var id = "first"

  override init(frame: CGRect) {
    super.init(frame: frame)
    text = "A"
  }

  required init?(coder: NSCoder) { nil }
}

extension Renamed: @MainActor Identifiable {}
