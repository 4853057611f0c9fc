import Foundation
import Testing

@testable import MutationRun

@Suite("Running programs, and the copy of the repository")
struct FileTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "mutants-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func ending(of script: String, seconds: Double = 60) throws -> Command.Ending {
    defer { try? FileManager.default.removeItem(at: folder) }
    return try Command("sh", ["-c", script], in: folder)
      .run(into: folder.appending(path: "log"), seconds: seconds) { $0.contains("failed") }
  }

  @Test(
    "a program ends with its exit status, or when a line requests its end",
    arguments: [
      ("echo all is well", Command.Ending.succeeded), ("exit 3", .failed),
      ("kill -SEGV $$", .failed),
      ("echo one; echo a test failed; exec sleep 100", .stopped("a test failed")),
    ])
  func endings(_ script: String, _ expected: Command.Ending) throws {
    #expect(try ending(of: script) == expected)
  }

  @Test("a program that doesn't end is stopped when its time is over")
  func tooLong() throws {
    #expect(try ending(of: "exec sleep 100", seconds: 0.1) == .tookTooLong)
  }

  @Test(
    "a copy has the changed files, doesn't touch equal files and removes files of earlier runs")
  func copy() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let (root, copy) = (folder.appending(path: "root"), folder.appending(path: "copy"))
    let files = FileManager.default
    try files.createDirectory(at: root, withIntermediateDirectories: true)
    for name in ["a.swift", "b.swift"] { try Data(name.utf8).write(to: root.appending(path: name)) }
    try files.createSymbolicLink(
      atPath: root.appending(path: "c").path, withDestinationPath: "a.swift")
    let repository = Repository(root: root, copy: copy)
    let paths = ["a.swift", "b.swift", "c"]
    try repository.writeCopy(of: paths, with: ["b.swift": "changed", "new.swift": "new"])
    let untouched = copy.appending(path: "a.swift")
    try files.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 0)], ofItemAtPath: untouched.path)
    try repository.writeCopy(of: paths, with: [:])
    let names = try files.contentsOfDirectory(atPath: copy.path).sorted()
    #expect(names == paths)
    #expect(try String(contentsOf: copy.appending(path: "b.swift"), encoding: .utf8) == "b.swift")
    #expect(try String(contentsOf: copy.appending(path: "c"), encoding: .utf8) == "a.swift")
    let date = try files.attributesOfItem(atPath: untouched.path)[.modificationDate] as? Date
    #expect(date == Date(timeIntervalSince1970: 0))
  }
}
