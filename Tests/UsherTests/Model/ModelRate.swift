/// The rate of a `ModelScreen`: how many requests may enter within a time.
struct ModelRate {
  let count: Int
  let time: Int
  let excess: Excess
  /// The priority from which on requests pass.
  let passing: Int
  private var entered: [Int] = []

  /// What becomes of the others.
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

  /// Whether another rate is the same one, apart from what has entered.
  func isSame(as other: ModelRate) -> Bool {
    count == other.count && time == other.time && excess == other.excess
      && passing == other.passing
  }

  /// Counts a request that enters; returns what becomes of it if as many have entered already.
  mutating func admit(_ request: ModelScreen.Request, at now: Int) -> Excess? {
    guard request.manner.priority < passing, request.kind != .asks else { return nil }
    guard entered.count(where: { $0 > now - time }) < max(count, 1) else { return excess }
    entered.append(now)
    return nil
  }
}
