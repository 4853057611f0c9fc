#if GTK
import Foundation
import Synchronization
import Testing

@Suite("The gallery in a browser", .timeLimit(.minutes(5)))
struct BrowserTests {
  @Test("a click on a preset shows its overlay, and an interrupt ends gallery and server")
  func click() async throws {
    let seen = try await Places(1).hold { try Self.clickAndInterrupt() }
    #expect(
      seen
        == [
          "the gallery: true", "a green overlay before the click: false", "after it: true",
          "processes left: false", "a server left: false",
        ])
  }

  /// Clicks a preset in the browser and interrupts the gallery; returns what is seen on the way.
  private static func clickAndInterrupt() throws -> [String] {
    let folder = FileManager.default.temporaryDirectory.appending(path: "usher-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let gallery = try BrowserGallery(showingPlaceOf: "Success")
    defer { gallery.kill() }
    let address = String(try gallery.rest(after: "Open ").prefix { $0 != " " })
    let browser = try Browser(in: folder, opening: address)
    // The frame of the phone, in the gallery's one dark colour.
    let isThere = try soon { try browser.countPixels(red: 22, green: 22, blue: 26) > 5000 }
    let isGreen = { try browser.countPixels(red: 24, green: 123, blue: 74) > 5000 }
    let isGreenBefore = try isGreen()
    let place = try gallery.rest(after: "place: ").split(separator: " ").compactMap { Int($0) }
    try #require(place.count == 2)
    try browser.click(x: place[0], y: place[1])
    let isGreenAfter = try soon(isGreen)
    gallery.interrupt()
    let isLeft = try !soon { !gallery.isRunning }
    return [
      "the gallery: \(isThere)", "a green overlay before the click: \(isGreenBefore)",
      "after it: \(isGreenAfter)", "processes left: \(isLeft)",
      "a server left: \(gallery.isServing(at: address))",
    ]
  }

  /// Asks for up to twenty seconds whether a condition holds.
  private static func soon(_ condition: () throws -> Bool) throws -> Bool {
    for _ in 0..<100 {
      if try condition() { return true }
      Thread.sleep(forTimeInterval: 0.2)
    }
    return false
  }
}

/// The gallery with its server for a browser, as `./usher gallery --browser` starts both.
private final class BrowserGallery: Sendable {
  private let process = Process()
  private let printed = Mutex("")

  /// Starts the gallery, which then prints where a text is.
  init(showingPlaceOf text: String) throws {
    process.executableURL = URL(filePath: "/usr/bin/env")
    // Foundation blocks signals in what it starts, and `timeout` makes a process group.
    process.arguments = [
      "--default-signal=INT,TERM", "timeout", "-s", "KILL", "90",
      Repository.root.appending(path: "Examples/Gallery/in-browser").path(),
      try WindowProcess.builtProgram("Gallery"), "--place-of", text,
    ]
    process.environment = ProcessInfo.processInfo.environment.merging([
      "GTK_A11Y": "none", "GSETTINGS_BACKEND": "memory", "LANG": "C.UTF-8",
    ]) { $1 }
    let output = Pipe()
    process.standardOutput = output
    try WindowProcess.starting.withLock { _ in try process.run() }
    output.fileHandleForReading.readabilityHandler = { [weak self] handle in
      let text = String(decoding: handle.availableData, as: UTF8.self)
      if text.isEmpty { handle.readabilityHandler = nil }
      self?.printed.withLock { $0 += text }
    }
  }

  /// Waits for a line that begins with a text, and returns the rest of the last such line.
  func rest(after start: String) throws -> String {
    for _ in 0..<100 {
      let lines = printed.withLock { $0 }.split(separator: "\n", omittingEmptySubsequences: false)
      if let line = lines.dropLast().last(where: { $0.hasPrefix(start) }) {
        return String(line.dropFirst(start.count))
      }
      Thread.sleep(forTimeInterval: 0.2)
    }
    throw Browser.Failure(words: "no line begins with \(start): \(printed.withLock { $0 })")
  }

  /// Presses Ctrl-C.
  func interrupt() {
    Glibc.kill(-process.processIdentifier, SIGINT)
  }

  /// Whether any process of the gallery is left.
  var isRunning: Bool { Glibc.kill(-process.processIdentifier, 0) == 0 }

  /// Whether a server answers at an address such as `http://127.0.0.1:8080/`.
  func isServing(at address: String) -> Bool {
    (try? Data(contentsOf: URL(string: address) ?? URL(filePath: "/"))) != nil
  }

  /// Ends what is left.
  func kill() {
    Glibc.kill(-process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }
}
#endif
