import Testing
import Usher

@MainActor
@Suite("Observable values")
struct ObservableValueTests {
  private final class Owner {}

  @Test("observers are called for each change, in the order in which they were added")
  func follow() {
    let (value, journal) = (ObservableValue(1), Journal())
    let (first, second) = (Owner(), Owner())
    value.addObserver(first) { journal.note("first \(value.value)") }
    value.addObserver(second) { journal.note("second \(value.value)") }
    value.value = 2
    value.value = 3
    #expect(journal.lines == ["first 2", "second 2", "first 3", "second 3"])
    _ = (first, second)
  }

  @Test("setting an equal value calls no observer")
  func same() {
    let (value, journal, owner) = (ObservableValue("a"), Journal(), Owner())
    value.addObserver(owner) { journal.note("told") }
    value.value = "a"
    #expect(journal.lines == [])
    _ = owner
  }

  @Test("two values can observe each other, even with NaN")
  func eachOther() {
    let (one, other) = (ObservableValue(0.0), ObservableValue(0.0))
    one.addObserver(other) { other.value = one.value }
    other.addObserver(one) { one.value = other.value }
    one.value = .nan
    #expect(other.value.isNaN)
    other.value = 2
    #expect(one.value == 2)
  }

  @Test("removed or released observers aren't called or retained")
  func unfollow() {
    let (value, journal) = (ObservableValue(1), Journal())
    let stays = Owner()
    var goes: Owner? = Owner()
    weak let gone = goes
    value.addObserver(stays) { journal.note("stays") }
    if let goes { value.addObserver(goes) { journal.note("goes") } }
    goes = nil
    #expect(gone == nil)
    value.value = 2
    value.removeObserver(stays)
    value.value = 3
    #expect(journal.lines == ["stays"])
  }

  @Test("an observer removed by another observer isn't called for the same change")
  func unfollowMeanwhile() {
    let (value, journal) = (ObservableValue(1), Journal())
    let (first, second) = (Owner(), Owner())
    value.addObserver(first) {
      journal.note("first")
      value.removeObserver(second)
    }
    value.addObserver(second) { journal.note("second") }
    value.value = 2
    #expect(journal.lines == ["first"])
    _ = (first, second)
  }

  @Test("a change made by an observer is reported after the current change")
  func nested() {
    let (value, journal, owner) = (ObservableValue(1), Journal(), Owner())
    value.addObserver(owner) {
      journal.note("\(value.value)")
      if value.value < 3 { value.value += 1 }
    }
    value.value = 2
    #expect(journal.lines == ["2", "3"])
    _ = owner
  }

  @Test("a mapped value follows its source through several steps, and retains it")
  func chain() {
    let name = ObservableValue("")
    let isTooShort = name.map { $0.count < 3 }.map { !$0 }.map { !$0 }
    #expect(isTooShort.value)
    name.value = "Ada"
    #expect(!isTooShort.value)
    weak var source: ObservableValue<Int>?
    var derived: ObservableValue<Int>?
    do {
      let value = ObservableValue(1)
      (source, derived) = (value, value.map { $0 + 1 })
    }
    #expect(source != nil && derived?.value == 2)
    derived = nil
    #expect(source == nil)
  }

  @Test("onChange reports each old and new value once, even if another observer changes the value")
  func changesInChanges() {
    let count = ObservableValue(3)
    var heard: [[Int]] = []
    count.onChange { if $0 == 4 { count.value = 5 } }
    _ = Overlay { Text("a").onChange(of: count) { heard.append([$0, $1]) } }
    count.value = 4
    count.value = 6
    #expect(heard == [[3, 5], [5, 6]])
  }
}
