internal import Foundation
internal import Measuring

struct BuiltApp {
  let app: App
  /// The code and data of the libraries, as compiled for release.
  let size: CodeSize
  /// The size of the program without symbols, in bytes.
  private let program: Int
  private let release: Double
  private let debug: Double

  /// Builds an app in its own folder.
  ///
  /// A quick run builds only for debugging.
  init(_ app: App, of root: URL, in folder: URL) throws {
    self.app = app
    let place = folder.appending(path: app.library)
    let sources = place.appending(path: "Sources/App")
    try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
    try app.manifest(root: root.path).write(
      to: place.appending(path: "Package.swift"), atomically: true, encoding: .utf8)
    try app.source.write(
      to: sources.appending(path: "main.swift"), atomically: true, encoding: .utf8)
    debug = try Self.build(place, "debug")
    release = Run.isQuick ? debug : try Self.build(place, "release")
    let built = place.appending(path: ".build/\(Run.isQuick ? "debug" : "release")")
    size = try CodeSize(of: built, root: root)
    let stripped = place.appending(path: "stripped")
    try Command("strip", ["-o", stripped.path, built.appending(path: "App").path]).run()
    program = try Data(contentsOf: stripped).count
  }

  /// Builds, and returns the compilers' CPU time in seconds.
  private static func build(_ place: URL, _ configuration: String) throws -> Double {
    // Downloads and manifests aren't part of the build.
    try Command("swift", ["package", "--package-path", place.path, "resolve"]).run()
    let before = Command.secondsOfChildren
    try Command("swift", ["build", "--package-path", place.path, "-c", configuration]).run()
    return Command.secondsOfChildren - before
  }

  var row: [String] {
    [
      "`\(app.library)`", Self.megabytes(size.total), Self.megabytes(program),
      "\(Int(release.rounded())) s", "\(Int(debug.rounded())) s",
    ]
  }

  private static func megabytes(_ bytes: Int) -> String {
    let hundredths = (bytes + 5_000) / 10_000
    return "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100) MB"
  }
}

/// A command that must succeed.
struct Command {
  private let words: [String]

  init(_ name: String, _ arguments: [String]) {
    words = [name] + arguments
  }

  /// Runs the command, and returns its output.
  @discardableResult
  func run() throws -> String {
    let (process, output) = (Process(), Pipe())
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = words
    process.standardOutput = output
    process.standardError = output
    // An app's build doesn't use this package's settings.
    process.environment = ProcessInfo.processInfo.environment.filter { $0.key != "USHER_STRICT" }
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failed(words: "\(words.joined(separator: " ")) failed:\n\(text.suffix(2000))")
    }
    return text
  }

  /// The CPU time of all ended child processes and their children, in seconds.
  static var secondsOfChildren: Double {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_CHILDREN.rawValue), &usage)
    return Double(usage.ru_utime.tv_sec) + Double(usage.ru_utime.tv_usec) / 1e6
  }

  struct Failed: Error, CustomStringConvertible {
    let words: String
    var description: String { words }
  }
}
