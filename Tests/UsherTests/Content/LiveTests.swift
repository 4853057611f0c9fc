import Testing
import Usher

@MainActor
@Suite("Live values")
struct LiveTests {
  private final class Owner {}

  @Test("followers are told of each change, in the order in which they began")
  func follow() {
    let (value, journal) = (Live(1), Journal())
    let (first, second) = (Owner(), Owner())
    value.follow(by: first) { journal.note("first \(value.value)") }
    value.follow(by: second) { journal.note("second \(value.value)") }
    value.value = 2
    value.value = 3
    #expect(journal.lines == ["first 2", "second 2", "first 3", "second 3"])
    _ = (first, second)
  }

  @Test("a value set to what it is tells nobody")
  func same() {
    let (value, journal, owner) = (Live("a"), Journal(), Owner())
    value.follow(by: owner) { journal.note("told") }
    value.value = "a"
    #expect(journal.lines == [])
    _ = owner
  }

  @Test("two values may follow each other, even to a value that is not a number")
  func eachOther() {
    let (one, other) = (Live(0.0), Live(0.0))
    one.follow(by: other) { other.value = one.value }
    other.follow(by: one) { one.value = other.value }
    one.value = .nan
    #expect(other.value.isNaN)
    other.value = 2
    #expect(one.value == 2)
  }

  @Test("a follower that has gone, or stopped, is not told, and is not kept alive")
  func unfollow() {
    let (value, journal) = (Live(1), Journal())
    let stays = Owner()
    var goes: Owner? = Owner()
    weak let gone = goes
    value.follow(by: stays) { journal.note("stays") }
    if let goes { value.follow(by: goes) { journal.note("goes") } }
    goes = nil
    #expect(gone == nil)
    value.value = 2
    value.unfollow(by: stays)
    value.value = 3
    #expect(journal.lines == ["stays"])
  }

  @Test("a follower that another follower has stopped is not told of the same change")
  func unfollowMeanwhile() {
    let (value, journal) = (Live(1), Journal())
    let (first, second) = (Owner(), Owner())
    value.follow(by: first) {
      journal.note("first")
      value.unfollow(by: second)
    }
    value.follow(by: second) { journal.note("second") }
    value.value = 2
    #expect(journal.lines == ["first"])
    _ = (first, second)
  }

  @Test("a change that a follower makes is told after the current one")
  func nested() {
    let (value, journal, owner) = (Live(1), Journal(), Owner())
    value.follow(by: owner) {
      journal.note("\(value.value)")
      if value.value < 3 { value.value += 1 }
    }
    value.value = 2
    #expect(journal.lines == ["2", "3"])
    _ = owner
  }
}
