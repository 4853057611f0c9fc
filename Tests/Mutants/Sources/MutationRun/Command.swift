import Foundation

/// A program that is run until it ends.
///
/// Its output is written to a file, which no other process keeps open.
struct Command {
  enum Ending: Equatable {
    case succeeded
    case failed
    /// A line requested the end.
    case stopped(String)
    case tookTooLong
  }

  let arguments: [String]
  let folder: URL
  var environment: [String: String] = [:]

  init(_ program: String, _ arguments: [String], in folder: URL) {
    self.arguments = [program] + arguments
    self.folder = folder
  }

  /// Runs until the program ends, a line requests its end, or the time is over.
  func run(
    into log: URL, seconds: Double = .infinity, until isLast: (Substring) -> Bool = { _ in false }
  ) throws -> Ending {
    try Data().write(to: log)
    let written = try FileHandle(forWritingTo: log)
    let read = try FileHandle(forReadingFrom: log)
    defer {
      try? written.close()
      try? read.close()
    }
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = arguments
    process.currentDirectoryURL = folder
    // Warnings aren't errors here, because planted code isn't tidy.
    process.environment = ProcessInfo.processInfo.environment
      .filter { $0.key != "USHER_STRICT" }.merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = written
    process.standardError = written
    try process.run()
    let start = ContinuousClock.now
    var rest = ""
    while true {
      // This is checked before the file is read, so that no line is missed.
      let isRunning = process.isRunning
      rest += String(decoding: read.availableData, as: UTF8.self)
      var lines = rest.split(separator: "\n", omittingEmptySubsequences: false)
      let begun = lines.popLast() ?? ""
      if let last = lines.first(where: isLast) {
        end(process)
        return .stopped(String(last))
      }
      rest = String(begun)
      if !isRunning { break }
      if ContinuousClock.now - start > .seconds(min(seconds, 1e9)) {
        end(process)
        return .tookTooLong
      }
      Thread.sleep(forTimeInterval: 0.02)
    }
    process.waitUntilExit()
    let isGood = process.terminationReason == .exit && process.terminationStatus == 0
    return isGood ? .succeeded : .failed
  }

  /// Returns the text that the program prints, or throws if it fails.
  func output() throws -> String {
    let log = FileManager.default.temporaryDirectory.appending(path: "mutants-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: log) }
    guard try run(into: log) == .succeeded else { throw Failure("\(arguments) failed") }
    return try String(contentsOf: log, encoding: .utf8)
  }

  private func end(_ process: Process) {
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }
}

/// A reason to end a run early.
public struct Failure: Error, CustomStringConvertible {
  /// The reason as a sentence.
  public let description: String
  init(_ description: String) { self.description = description }
}
