import FacadeTesting
import SwiftMessages
import Testing

/// Tests of dropped duplicates and their numbers.
@MainActor
@Suite("Duplicates and their numbers", .ownDefault)
struct DuplicateTests {
  @Test("a message with the id of a shown message is dropped without an event")
  func shown() {
    let stage = Stage()
    stage.show("A", id: "x")
    stage.show("B", id: "x")
    stage.advance(10_000)
    #expect(stage.takeEvents() == ["willShow x", "didShow x", "willHide x", "didHide x"])
  }

  @Test("a message with the id of a waiting message is dropped")
  func waiting() {
    let stage = Stage()
    for text in ["A", "B", "B"] { stage.show(text) }
    stage.advance(10_000)
    #expect(stage.takeEvents().filter { $0.hasPrefix("willShow") } == ["willShow A", "willShow B"])
  }

  @Test("a message with the id of a delayed message is dropped")
  func delayed() {
    let stage = Stage()
    stage.show("A", id: "x") { $0.duration = .indefinite(delay: 1, minimum: 0) }
    stage.show("B", id: "x")
    #expect(stage.texts == [])
    stage.advance(1000)
    #expect(stage.texts == ["A"])
    stage.advance(100_000)
    #expect(stage.texts == ["A"])
  }

  @Test("a duplicate is dropped even if the shown message allows duplicates")
  func otherPolicy() {
    let stage = Stage()
    stage.show("A", id: "x") { $0.ignoreDuplicates = false }
    stage.show("B", id: "x")
    stage.advance(4000)
    #expect(stage.texts == [])
    #expect(stage.messages.count(id: "x") == 0)
  }

  @Test("a message that allows duplicates is shown, even if it is a duplicate")
  func allowed() {
    let stage = Stage()
    stage.show("A", id: "x")
    stage.show("B", id: "x") { $0.ignoreDuplicates = false }
    stage.advance(3500)
    #expect(stage.texts == ["B"])
  }

  @Test(
    "a message after a hidden duplicate is shown when the pause ends",
    .bug("https://github.com/SwiftKickMobile/SwiftMessages/issues/32"),
    .bug("https://github.com/SwiftKickMobile/SwiftMessages/issues/314"),
    .bug("https://github.com/SwiftKickMobile/SwiftMessages/issues/494"),
    .bug("https://github.com/SwiftKickMobile/SwiftMessages/pull/63"))
  func hidden() {
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

  @Test("a view without an id is only a duplicate of itself")
  func noId() {
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

  @Test("a message is found by the id that its view had when it was shown")
  func changedId() {
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

  @Test("a count includes the dropped messages with its id")
  func counts() {
    let stage = Stage()
    #expect(stage.messages.count(id: "x") == 0)
    for text in ["A", "B", "C"] { stage.show(text, id: "x") { $0.duration = .forever } }
    stage.show("D", id: "x") { $0.ignoreDuplicates = false }
    #expect(stage.messages.count(id: "x") == 3)
    #expect(stage.messages.count(id: "y") == 0)
  }

  @Test("a counted message is hidden after as many counted hides as requests")
  func hideCounted() {
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

  @Test("a message that isn't counted is hidden by the first counted hide")
  func uncounted() {
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

  @Test("a count can be set only while a counted message is shown")
  func setCount() {
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

  @Test("a count ends with its message")
  func countEnds() {
    let stage = Stage()
    stage.show("A", id: "x")
    stage.advance(500)
    stage.messages.hide()
    #expect(stage.messages.count(id: "x") == 1)
    stage.advance(1000)
    #expect(stage.messages.count(id: "x") == 0)
  }

  @Test("hiding an id resets its count, even if the message stays for its minimum time")
  func countedAnew() {
    let stage = Stage()
    for text in ["A", "B", "C"] {
      stage.show(text, id: "x") { $0.duration = .indefinite(delay: 0, minimum: 5) }
    }
    stage.advance(1000)
    stage.messages.hide(id: "x")
    #expect(stage.texts == ["A"])
    #expect(stage.messages.count(id: "x") == 0)
    stage.show("D", id: "x")
    #expect(stage.messages.count(id: "x") == 1)
    stage.advance(5000)
    #expect(stage.texts == [])
  }

  @Test("hiding an id or all messages resets the count immediately")
  func countForgotten() {
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

/// A view whose id can change.
private final class Renamed: UILabel {
  var id = "first"

  override init(frame: CGRect) {
    super.init(frame: frame)
    text = "A"
  }

  required init?(coder: NSCoder) { nil }
}

extension Renamed: @MainActor Identifiable {}
