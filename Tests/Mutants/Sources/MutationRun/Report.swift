import Mistakes

/// The findings of a run.
struct Report {
  let drawn: [Drawn]
  let verdicts: [Int: Verdict]
  let modules: [Module]

  /// The survivors, and the mistakes that were noticed only because of a hang, in the order of
  /// their positions.
  var survivors: [String] {
    [.survived, .notReached, .hung].flatMap(listed)
  }

  /// A line for each module with mistakes.
  var counts: [String] {
    modules.compactMap { module in
      let found = verdicts.filter { module.contains(drawn[$0.key].path) }.values
      guard !found.isEmpty else { return nil }
      let noticed = found.count { if case .noticed = $0 { true } else { false } }
      let hung = found.count { $0 == .hung }
      let untried = found.count { $0 == .notTried }
      let survived = found.count - noticed - hung - untried
      return "\(module.name): \(found.count) planted, \(noticed + hung) noticed "
        + "(\(hung) only by a hang), \(survived) survived"
        + (untried > 0 ? ", \(untried) not tried" : "")
    }
  }

  /// A mistake's number in the draw, its position and its change.
  static func line(_ drawn: Drawn, _ number: Int) -> String {
    let mistake = drawn.mistake
    return "#\(number)  \(drawn.path):\(mistake.lines.lowerBound)  \(mistake.kind.rawValue): "
      + "\(mistake.original) -> \(mistake.changed)"
  }

  private func listed(_ verdict: Verdict) -> [String] {
    verdicts.filter { $0.value == verdict }.map { (number: $0.key, drawn: drawn[$0.key]) }
      .sorted {
        ($0.drawn.path, $0.drawn.mistake.range.lowerBound, $0.number)
          < ($1.drawn.path, $1.drawn.mistake.range.lowerBound, $1.number)
      }
      .map { "\(verdict)  \(Self.line($0.drawn, $0.number))" }
  }
}
