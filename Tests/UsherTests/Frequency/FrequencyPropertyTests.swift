import Scripts
import Testing

@testable import Usher
@testable import UsherTesting

/// The rules of frequencies, with all showings since the beginning.
private struct SlowModel {
  private var times: [String: [Double]] = [:]

  /// Returns whether an overlay may be shown.
  mutating func allows(_ frequency: OverlayFrequency, of key: String, at now: Double) -> Bool {
    switch frequency.rule {
    case .always:
      note(key, at: now)
      return true
    case .atMost(let count):
      return note(key, at: now).count < count
    case .atMostWithin(let count, let period):
      return note(key, at: now).count { $0 > now - period.seconds } < count
    case .notWithin(let period, let other):
      return note(other, at: now).allSatisfy { $0 <= now - period.seconds }
    }
  }

  mutating func add(_ key: String, at now: Double) {
    note(key, at: now)
    times[key, default: []].append(now)
  }

  mutating func reset(_ key: String) { times[key] = nil }

  /// A time in the future can't be right, so it is now, from the first look at it.
  @discardableResult
  private mutating func note(_ key: String, at now: Double) -> [Double] {
    times[key] = times[key]?.map { min($0, now) }
    return times[key] ?? []
  }
}

@MainActor
@Suite("Frequencies over years", .timeLimit(.minutes(10)))
struct FrequencyPropertyTests {
  @Test(
    "random requests over years are shown exactly when a slow model allows it",
    arguments: Seeds.range(12))
  func years(_ seed: UInt64) {
    var random = SplitMix(state: seed)
    var model = SlowModel()
    var stage = Stage()
    let store = OverlayMemoryStore()
    stage.presenter.store = store
    // More times than are always stored.
    let many = OverlayFrequency.atMost(40, per: .weeks(30))
    for step in 0..<400 {
      let key = random.pick("a", "b", "c", "many")
      // Whole seconds keep the sums exact.
      let period = OverlayFrequency.Period.hours(Double(random.int(in: 1...600)))
      let frequency =
        key == "many"
        ? many
        : random.pick(
          .always, .once, .atMost(random.int(in: 0...200)),
          .atMost(random.int(in: 0...5), per: period),
          .notWithin(period, of: random.pick("a", "b", "c")))
      let now = stage.clock.secondsSince1970
      let expected = model.allows(frequency, of: key, at: now)
      let handle = stage.presenter.present(
        Overlay.toast("Tip").name(key).duration(.infinite).frequency(frequency))
      #expect(
        handle.result == (expected ? nil : .dismissed(.declined)),
        "step \(step) of seed \(seed): \(frequency) of \(key)")
      if expected { model.add(key, at: now) }
      stage.advance(1000)
      handle.dismiss()
      stage.advance(1000)
      stage.clock.advance(by: .seconds(random.int(in: 0...200) * 3600))
      if random.chance(1, outOf: 20) {
        stage.clock.secondsSince1970 += Double(random.int(in: -9000...9000) * 3600)
      }
      if random.chance(1, outOf: 60) {
        let key = random.pick("a", "b", "c")
        store.reset(key)
        model.reset(key)
      }
      if random.chance(1, outOf: 30) {
        let next = Stage()
        next.clock.secondsSince1970 = stage.clock.secondsSince1970
        next.presenter.store = store
        stage = next
      }
    }
  }
}
