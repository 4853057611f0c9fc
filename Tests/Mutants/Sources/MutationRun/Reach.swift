import Foundation

/// A suite that passed without a mistake, and the mistakes that it reaches.
struct Suite: Sendable {
  let program: TestProgram
  let name: String
  let seconds: Double
  let reached: Set<Int>

  /// The time for each mistake that the suite may notice.
  ///
  /// A suite that reaches few mistakes is about their rules.
  var cost: Double { seconds * Double(reached.count) }
}

/// Finds which suites reach which mistake, by running each suite in a process.
struct Reach {
  let scratch: URL
  let count: Int
  let workers: Workers

  /// The suites, the fastest first, and the names of the suites that fail without a mistake.
  func suites(of programs: [TestProgram]) throws -> (suites: [Suite], failing: [String]) {
    var names: [(program: TestProgram, name: String)] = []
    for program in programs { names += try program.suites().map { (program, $0) } }
    let results = try workers.map(names) { worker, item in
      try run(item.name, of: item.program, by: worker)
    }
    let failing = zip(names, results).filter { $1 == nil }.map {
      "\($0.0.program.name): \($0.0.name)"
    }
    return (results.compactMap(\.self).sorted { $0.seconds < $1.seconds }, failing)
  }

  private func run(_ name: String, of program: TestProgram, by worker: Int) throws -> Suite? {
    let bytes = scratch.appending(path: "reached-\(worker)")
    try Data(count: max(count, 1)).write(to: bytes)
    let start = ContinuousClock.now
    let command = program.test([name], environment: [Switch.reached: bytes.path])
    let ending = try command.run(into: scratch.appending(path: "suite-\(worker).log"), seconds: 600)
    let seconds = (ContinuousClock.now - start).inSeconds
    guard ending == .succeeded else { return nil }
    let reached = try Data(contentsOf: bytes).enumerated().filter { $0.element != 0 }.map(\.offset)
    return Suite(program: program, name: name, seconds: seconds, reached: Set(reached))
  }
}
