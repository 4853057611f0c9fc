import Scripts
import Usher

/// A step of a script about merging messages and rates.
enum StormStep: ScriptStep {
  /// The same request is made several times.
  case send(Terms, times: Int)
  /// The app changes a request's text.
  case change(Int, word: String)
  /// The app changes a request's lifetime.
  case extend(Int, lifetime: Int?)
  case dismiss(Int)
  /// A high-priority overlay displaces other overlays for a while.
  case displace(lifetime: Int?)
  case limit(Limit?, stacks: Bool)
  case closeWindow

  struct Terms {
    let name: String
    let word: String
    let hasButton: Bool
    let merges: Bool
    let lifetime: Int?
    let priority: Int
    let delay: Int
  }

  struct Limit {
    let count: Int
    let time: Int
    let excess: ModelRate.Excess
    let passing: Int
  }

  static func random(_ random: inout SplitMix) -> StormStep {
    switch random.int(in: 0...27) {
    case 0...13: .send(.random(&random), times: random.pick(1, 1, 1, 1, 2, 4, 9))
    case 14, 15: .change(random.int(in: 0...5), word: random.pick("old", "new"))
    case 16: .extend(random.int(in: 0...5), lifetime: random.pick(nil, 500, 1000))
    case 17, 18: .dismiss(random.int(in: 0...5))
    case 19...21: .displace(lifetime: random.pick(nil, 300, 500))
    case 22...26:
      .limit(
        random.chance(3, outOf: 4)
          ? Limit(
            count: random.pick(0, 1, 1, 2), time: random.pick(500, 1000, 1000),
            excess: random.pick(.summarize, .summarize, .refuse), passing: random.pick(1, 1, 0, 2))
          : nil, stacks: random.chance(1, outOf: 2))
    default: random.chance(1, outOf: 4) ? .closeWindow : .dismiss(0)
    }
  }
}

extension StormStep.Terms {
  fileprivate static func random(_ random: inout SplitMix) -> StormStep.Terms {
    StormStep.Terms(
      name: random.pick("A", "A", "B"), word: random.pick("old", "old", "new"),
      hasButton: random.chance(1, outOf: 5), merges: random.chance(4, outOf: 5),
      lifetime: random.pick(nil, 500, 1000, 2000), priority: random.pick(-1, 0, 0, 0, 0, 1),
      delay: random.pick(0, 0, 0, 0, 0, 300))
  }
}
