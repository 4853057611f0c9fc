/// The rate of a `ModelScreen`: the number of requests that may enter within a time.
struct ModelRate {
  let count: Int
  let time: Int
  let excess: Excess
  /// The minimum priority of requests that always pass.
  let passing: Int
  private var entered: [Int] = []

  /// The effect on further requests.
  enum Excess {
    case summarize
    case refuse
  }

  init(count: Int, time: Int, excess: Excess, passing: Int) {
    self.count = count
    self.time = time
    self.excess = excess
    self.passing = passing
  }

  /// Whether another rate has the same settings, regardless of past requests.
  func isSame(as other: ModelRate) -> Bool {
    count == other.count && time == other.time && excess == other.excess
      && passing == other.passing
  }

  /// Counts an entering request, or returns the effect on the request if the rate is exceeded.
  mutating func admit(_ request: ModelScreen.Request, at now: Int) -> Excess? {
    guard request.manner.priority < passing, request.kind != .asks else { return nil }
    guard entered.count(where: { $0 > now - time }) < max(count, 1) else { return excess }
    entered.append(now)
    return nil
  }
}
