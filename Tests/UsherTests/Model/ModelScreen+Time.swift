import Usher

// What happens by itself, in the order of its moments.

extension ModelScreen {
  /// The next time at which something happens, if that is until `time`.
  func nextStep(until time: Int) -> Int? {
    (requests.indices.compactMap(due) + quiets.compactMap(\.end)).filter { $0 <= time }.min()
  }

  /// Lets time pass until the next step, or to a time before that.
  mutating func advance(to time: Int) {
    now = time
    while stepOnce(at: time) { admit() }
    arrive()
    hold()
  }

  /// Lets the first of the steps of a moment happen; returns whether there was any.
  private mutating func stepOnce(at time: Int) -> Bool {
    if let number = shown.first(where: { due($0) == time }) {
      step(number)
      return true
    }
    let expired = (line + kept).filter { requests[$0].expiry == time }
    if let number = expired.min(by: { waitsLonger($0, $1) }) {
      end(number, for: .expired)
      return true
    }
    if let rule = quiets.first(where: { $0.end == time }) {
      endQuiet(rule.id)
      return true
    }
    guard let number = requests.indices.first(where: { due($0) == time }) else { return false }
    step(number)
    return true
  }

  /// Whether a request began to wait before another one whose wait ends at the same moment.
  private func waitsLonger(_ one: Int, _ other: Int) -> Bool {
    let waits = [one, other].map { requests[$0].manner.maximumWait ?? 0 }
    return waits[0] != waits[1] ? waits[0] > waits[1] : one < other
  }

  /// Whether the request waits for the end of its delay.
  func isDelayed(_ request: Int) -> Bool { requests[request].delayed != nil }

  private func due(_ number: Int) -> Int? {
    switch requests[number].phase {
    case .entering(let until), .leaving(let until, _), .givingWay(let until): until
    case .resting(let until): until
    case .waiting: requests[number].delayed ?? requests[number].expiry
    case .gone: nil
    }
  }
}
