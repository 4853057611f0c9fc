import Scripts
import Usher

/// A step of a script about quiet.
enum QuietStep: ScriptStep {
  case begin(below: Int?, name: String?, length: Int?, then: QuietEndAction)
  /// The app ends or releases a token, possibly again.
  case end(Int)
  case present(Terms)
  /// A high-priority overlay displaces other overlays for a while.
  case displace(lifetime: Int?)
  /// The app changes a request's lifetime and priority.
  case update(Int, lifetime: Int?, priority: Int)
  case dismiss(Int)
  case closeWindow

  struct Terms {
    let name: String
    let kind: ModelScreen.Kind
    let lifetime: Int?
    let priority: Int
    let delay: Int
    let maximumWait: Int?
  }

  static func random(_ random: inout SplitMix) -> QuietStep {
    switch random.int(in: 0...25) {
    case 0...4:
      .begin(
        below: random.pick(nil, nil, 0, 1), name: random.pick(nil, nil, "A"),
        length: random.pick(nil, nil, 50, 500, 1000, 2000),
        then: random.pick(.showAll, .summarize, .summarize, .discard))
    case 5...9: .end(random.int(in: 0...4))
    case 10...17: .present(.random(&random))
    case 18, 19: .displace(lifetime: random.pick(nil, 300, 500))
    case 20, 21:
      .update(
        random.int(in: 0...7), lifetime: random.pick(nil, 500, 1000),
        priority: random.int(in: -1...1))
    case 22...24: .dismiss(random.int(in: 0...7))
    default: random.chance(1, outOf: 6) ? .closeWindow : .end(0)
    }
  }
}

extension QuietStep.Terms {
  fileprivate static func random(_ random: inout SplitMix) -> QuietStep.Terms {
    let kind: ModelScreen.Kind = random.pick(
      .informs, .informs, .informs, .informs, .replies, .asks)
    let lifetime: Int? = random.pick(nil, 500, 1000, 2000)
    return QuietStep.Terms(
      name: random.pick("A", "B"), kind: kind,
      lifetime: kind == .replies ? lifetime ?? 1000 : lifetime,
      priority: random.pick(-1, 0, 0, 0, 1), delay: random.pick(0, 0, 0, 300),
      maximumWait: random.pick(nil, nil, 500, 1500))
  }
}
