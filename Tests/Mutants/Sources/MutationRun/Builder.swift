import Foundation
import Mistakes

/// Builds all tests with the drawn mistakes, except those that don't compile.
struct Builder {
  let repository: Repository
  let modules: [Module]
  let files: [String]
  let programs: [TestProgram]
  let scratch: URL

  /// Builds, and returns the numbers of the mistakes that were dropped.
  func build(_ drawn: [Drawn]) throws -> Set<Int> {
    var dropped: Set<Int> = []
    for round in 1...30 {
      try plant(drawn, without: dropped)
      guard let failure = try firstFailure() else { return dropped }
      let culprits = try culprits(in: failure, among: drawn, without: dropped)
      say("Build \(round): \(culprits.count) of \(drawn.count) mistakes do not compile")
      for number in culprits.sorted() { say("  \(Report.line(drawn[number], number))") }
      dropped.formUnion(culprits)
    }
    throw Failure("The tests still do not build after 30 rounds; see \(scratch.path)/build.log")
  }

  /// Writes the copy with the mistakes and the switches.
  private func plant(_ drawn: [Drawn], without dropped: Set<Int>) throws {
    var changed: [String: String] = [:]
    let numbered = drawn.enumerated().filter { !dropped.contains($0.offset) }
    for (path, planted) in Dictionary(grouping: numbered, by: \.element.path) {
      changed[path] = Planter.plant(
        planted.map { (number: $0.offset, mistake: $0.element.mistake) },
        in: try repository.source(path))
    }
    for module in modules { changed[module.switchFile] = Switch.source(count: drawn.count) }
    try repository.writeCopy(of: files, with: changed)
  }

  /// Builds each program, and returns the output of the first that fails.
  private func firstFailure() throws -> String? {
    let log = scratch.appending(path: "build.log")
    for program in programs {
      let start = ContinuousClock.now
      let ending = try program.build.run(into: log)
      say("Building \(program.name)'s tests took \((ContinuousClock.now - start).inSeconds) s")
      if ending != .succeeded { return try String(contentsOf: log, encoding: .utf8) }
    }
    return nil
  }

  private func culprits(
    in log: String, among drawn: [Drawn], without dropped: Set<Int>
  ) throws -> Set<Int> {
    var culprits: Set<Int> = []
    let copy = repository.copy.resolvingSymlinksInPath().path
    for place in CompilerErrors.places(in: log) where place.path.hasPrefix(copy) {
      let path = String(place.path.dropFirst(copy.count + 1))
      let inFile = drawn.enumerated()
        .filter { $0.element.path == path && !dropped.contains($0.offset) }
        .map { (number: $0.offset, lines: $0.element.mistake.lines) }
      culprits.formUnion(CompilerErrors.culprits(at: place.line, among: inFile))
    }
    guard !culprits.isEmpty else {
      throw Failure(
        "The tests do not build, and no mistake is to blame; see \(scratch.path)/build.log")
    }
    return culprits
  }
}

extension Duration {
  /// The seconds, rounded to tenths.
  var inSeconds: Double {
    (Double(components.seconds) * 10 + Double(components.attoseconds) / 1e17).rounded() / 10
  }
}
