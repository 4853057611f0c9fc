import Foundation

/// The result of trying a mistake.
enum Verdict: Sendable, Equatable, CustomStringConvertible {
  /// A test failed, or the process crashed.
  case noticed(by: String)
  /// The tests only took much longer than without the mistake.
  case hung
  case survived
  /// No suite executes the code.
  case notReached
  /// The time was over.
  case notTried

  var description: String {
    switch self {
    case .noticed(let test): "noticed by \(test)"
    case .hung: "noticed by a hang only"
    case .survived: "survived"
    case .notReached: "not reached by a test"
    case .notTried: "not tried"
    }
  }
}

/// Runs the suites that reach a mistake until one fails.
struct Trial: Sendable {
  let suites: [Suite]
  let scratch: URL

  /// Tries a mistake.
  func verdict(on number: Int, by worker: Int) throws -> Verdict {
    let reaching = suites.filter { $0.reached.contains(number) }
    guard !reaching.isEmpty else { return .notReached }
    return try verdict(of: Self.batches(of: reaching), on: number, by: worker)
  }

  /// Runs the fast suites together without a mistake, because they must also pass then.
  func verdictWithoutMistake() throws -> Verdict {
    let together = Self.batches(of: suites).filter { $0.count > 1 }
    return try verdict(of: together, on: -1, by: 0)
  }

  private func verdict(of batches: [[Suite]], on number: Int, by worker: Int) throws -> Verdict {
    for batch in batches {
      let usual = batch.map(\.seconds).reduce(0, +)
      let command = batch[0].program.test(
        batch.map(\.name), environment: [Switch.chosen: "\(number)"])
      let ending = try command.run(
        into: scratch.appending(path: "trial-\(worker).log"), seconds: 30 + 5 * usual,
        until: Self.isFailure)
      switch ending {
      case .succeeded: continue
      case .stopped(let line): return .noticed(by: Self.failed(in: line))
      case .failed: return .noticed(by: "a crash in one of \(batch.map(\.name).prefix(3))")
      case .tookTooLong: return .hung
      }
    }
    return .survived
  }

  /// The suites of each process, the cheapest first.
  ///
  /// The first process runs a few suites. The next processes run all other fast suites of a
  /// program, and the last processes run one slow suite each.
  static func batches(of suites: [Suite]) -> [[Suite]] {
    let suites = suites.sorted { $0.cost < $1.cost }
    let isSlow = { (suite: Suite) in suite.seconds > 3 || suite.program.runsAlone(suite.name) }
    let quick = Dictionary(grouping: suites.filter { !isSlow($0) }, by: \.program.name)
    let programs = quick.values.sorted { $0[0].cost < $1[0].cost }
    return programs.map { Array($0.prefix(6)) }
      + programs.map { Array($0.dropFirst(6)) }.filter { !$0.isEmpty }
      + suites.filter(isSlow).map { [$0] }
  }

  /// The test that failed, without the rest of the line.
  static func failed(in line: String) -> String {
    let name = line.drop { $0 == "✘" || $0 == " " }
    return String(name.firstRange(of: " recorded an issue").map { name[..<$0.lowerBound] } ?? name)
  }

  /// Whether a line of a test program reports that a test failed.
  static func isFailure(_ line: Substring) -> Bool {
    line.contains("recorded an issue") || line.contains(" failed after ")
  }
}
