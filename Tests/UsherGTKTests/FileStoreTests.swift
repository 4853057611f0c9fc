#if os(Linux)
import Foundation
import Testing
import Usher
import UsherGTK

@MainActor
@Suite("The store in a file")
final class FileStoreTests {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "usher-store-\(UUID())", directoryHint: .isDirectory)
  private var path: String { folder.appending(path: "state/app/overlays").path }
  private var problems: [String] = []

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func store(at path: String? = nil) -> OverlayFileStore {
    let store = OverlayFileStore(path: path ?? self.path)
    store.onProblem = { [unowned self] in problems.append("\($0)") }
    return store
  }

  private func text(_ path: String) -> String? {
    try? String(contentsOfFile: path, encoding: .utf8)
  }

  private func write(_ text: String, to path: String) throws {
    try FileManager.default.createDirectory(
      at: URL(filePath: path).deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(toFile: path, atomically: false, encoding: .utf8)
  }

  /// Runs a command of the shell in another process.
  private func shell(_ command: String) throws -> Process {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", command]
    try process.run()
    return process
  }

  @Test("a missing file is empty, and is created with its folders by the first value")
  func missing() {
    #expect(store().keys == [] && store()["a"] == nil)
    #expect(!FileManager.default.fileExists(atPath: folder.path))
    store()["b"] = "2"
    store().update("a") { $0 ?? "1" }
    store().update("a") { $0.map { $0 + "1" } }
    #expect(text(path) == "Usher overlays 1\na\t11\nb\t2\n")
    #expect(store().keys == ["a", "b"])
    store()["a"] = nil
    #expect(text(path) == "Usher overlays 1\nb\t2\n")
    store().resetAll()
    #expect(text(path) == "Usher overlays 1\n" && problems == [])
  }

  @Test("any text is stored")
  func escapes() {
    let texts = ["", "\t", "a\nb", "\\n", "\r\n", "\n\u{301}", "\\", "日本 🎉", "\0"]
    for (number, text) in texts.enumerated() { store()[text] = text + "\(number)" }
    for (number, text) in texts.enumerated() { #expect(store()[text] == text + "\(number)") }
    #expect(store().keys.count == texts.count && problems == [])
  }

  @Test(
    "an unreadable file is empty and reported once, and kept when a value is written",
    arguments: [
      "", "Usher overlays", "Usher overlays 1", "Usher overlays 2\n", "Usher overlays 1\na",
      "Usher overlays 1\na\t1", "Usher overlays 1\na\n", "Usher overlays 1\na\t1\t2\n",
      "Usher overlays 1\na\t\\x\n", "Usher overlays 1\na\t\\\n", "Usher overlays 1\n\n",
    ])
  func corrupt(_ corrupt: String) throws {
    try write(corrupt, to: path)
    let store = store()
    #expect(store.keys == [] && store["a"] == nil)
    #expect(
      problems == [
        "the store of overlays can't be used: \"\(path)\" isn't a store of overlays. Overlays may be shown and questions asked again. Make the store readable and writable, or delete its content"
      ])
    store["b"] = "2"
    #expect(text(path) == "Usher overlays 1\nb\t2\n")
    #expect(text(path + ".unreadable") == corrupt && problems.count == 1)
  }

  @Test("if a program crashed while writing, the old values remain and the next value is written")
  func crash() throws {
    store()["a"] = "1"
    // The new file was begun, and not renamed; the lock file remains without a lock.
    try write("Usher overlays 1\na\t2\nb", to: path + ".new")
    #expect(store()["a"] == "1" && store().keys == ["a"])
    store()["c"] = "3"
    #expect(text(path) == "Usher overlays 1\na\t1\nc\t3\n")
    #expect(!FileManager.default.fileExists(atPath: path + ".new") && problems == [])
  }

  @Test("if the file can't be written, this is reported once and values last until the end")
  func unwritable() throws {
    try write("", to: folder.path + "/file")
    let store = store(at: folder.path + "/file/overlays")
    store["a"] = "1"
    store.update("a") { $0.map { $0 + "2" } }
    store["b"] = "3"
    store["b"] = nil
    #expect(store["a"] == "12" && store.keys == ["a"] && problems.count == 1)
    #expect(problems.first?.contains("Not a directory") == true)
    try FileManager.default.removeItem(atPath: folder.path + "/file")
    store["c"] = "4"
    #expect(text(store.path) == "Usher overlays 1\na\t12\nc\t4\n")
  }

  @Test("without a home folder, values last until the end")
  func noPath() {
    let store = store(at: "")
    store["a"] = "1"
    #expect(
      problems == [
        "the store of overlays can't be used: there is no home folder for its file. Overlays may be shown and questions asked again. Make the store readable and writable, or delete its content"
      ])
    #expect(store["a"] == "1" && store.keys == ["a"])
  }

  @Test("a value waits until another process has written, and keeps the values of both")
  func lock() throws {
    store()["a"] = "1"
    let ready = folder.appending(path: "ready").path
    let other = try shell(
      """
      exec 9> '\(path).lock'; flock 9; cp '\(path)' '\(path).other'; touch '\(ready)'
      sleep 0.1; printf 'other\\t1\\n' >> '\(path).other'; mv '\(path).other' '\(path)'
      """)
    while !FileManager.default.fileExists(atPath: ready) { usleep(1000) }
    store()["b"] = "2"
    other.waitUntilExit()
    #expect(text(path) == "Usher overlays 1\na\t1\nb\t2\nother\t1\n" && problems == [])
  }

  @Test("if another process keeps the lock, the value isn't written, but lasts until the end")
  func keptLock() throws {
    store()["a"] = "1"
    let ready = folder.appending(path: "ready").path
    let other = try shell("exec 9> '\(path).lock'; flock 9; touch '\(ready)'; exec sleep 60")
    defer { other.terminate() }
    while !FileManager.default.fileExists(atPath: ready) { usleep(1000) }
    let store = store()
    store["b"] = "2"
    #expect(store.keys == ["a", "b"] && text(path) == "Usher overlays 1\na\t1\n")
    #expect(problems.count == 1 && problems.first?.contains("locked") == true)
  }
}
#endif
