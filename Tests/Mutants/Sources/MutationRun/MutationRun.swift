public import Foundation
import Mistakes

/// A run that draws mistakes, plants all of them in one build, and runs the tests with one at a
/// time.
public struct MutationRun {
  /// The minutes after which no more mistakes are tried.
  public var minutes: Int
  /// The number that determines which mistakes are drawn.
  public var seed: UInt64
  /// The number of mistakes to try, or `nil` for as many as probably fit in the minutes.
  public var count: Int?
  /// The names of the modules, or an empty array for all.
  public var only: [String] = []
  /// The folder of the repository.
  public var root: URL

  /// Creates a run with all modules.
  public init(minutes: Int, seed: UInt64, root: URL) {
    self.minutes = minutes
    self.seed = seed
    self.root = root
  }

  /// Runs, and prints the survivors.
  public func run() throws {
    let start = ContinuousClock.now
    let scratch = root.appending(path: ".build-mutants")
    let repository = Repository(root: root, copy: scratch.appending(path: "copy"))
    let modules = Module.all.filter { only.isEmpty || only.contains($0.name) }
    let paths = try repository.trackedFiles()
    let wanted = count ?? max(20, minutes * 6)
    // Some don't compile, so more are drawn than tried.
    let drawn = Draw.mistakes(
      wanted + wanted / 4 + 4, seed: seed,
      in: try paths.filter { path in modules.contains { $0.contains(path) } }
        .map { ($0, MistakeFinder.mistakes(in: try repository.source($0))) })
    let programs = TestProgram.all(in: scratch)
    let dropped = try Builder(
      repository: repository, modules: modules, files: paths, programs: programs, scratch: scratch
    ).build(drawn)
    let tried = Array(drawn.indices.filter { !dropped.contains($0) }.prefix(wanted))
    say("\(tried.count) mistakes compile, \(dropped.count) did not")

    let workers = Workers(count: ProcessInfo.processInfo.activeProcessorCount)
    let (suites, failing) = try Reach(scratch: scratch, count: drawn.count, workers: workers)
      .suites(of: programs)
    for name in failing { say("fails without a mistake, and is left out: \(name)") }
    guard !suites.isEmpty else { throw Failure("No suite passes without a mistake") }
    say("\(suites.count) suites were run after \((ContinuousClock.now - start).inSeconds) s")

    let trial = Trial(suites: suites, scratch: scratch)
    let without = try trial.verdictWithoutMistake()
    if without != .survived {
      say(
        "Without a mistake, suites fail if they run together, so verdicts may be wrong: \(without)")
    }
    let end = start + .seconds(60 * minutes)
    let verdicts = try workers.map(tried) { worker, number in
      guard number == tried.first || ContinuousClock.now < end else { return Verdict.notTried }
      let begun = ContinuousClock.now
      let verdict = try trial.verdict(on: number, by: worker)
      let seconds = (ContinuousClock.now - begun).inSeconds
      say("\(Report.line(drawn[number], number))\n  \(verdict) after \(seconds) s")
      return verdict
    }
    let report = Report(
      drawn: drawn, verdicts: Dictionary(uniqueKeysWithValues: zip(tried, verdicts)),
      modules: modules)
    say((["", "Seed \(seed):"] + report.survivors + report.counts).joined(separator: "\n"))
    say("Once more with: ./usher nightly mutants \(minutes) \(seed)")
  }
}
