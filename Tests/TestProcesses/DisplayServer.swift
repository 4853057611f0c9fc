#if GTK
internal import Foundation
internal import Synchronization

/// A window system that is started for one program and ends with the program.
///
/// The developer's screen, pointer and keyboard aren't affected.
public struct DisplayServer {
  /// The environment of a program that opens its windows here.
  let environment: [String: String]
  private let process: Process
  private let leftovers: [String]

  /// The kinds of window systems.
  public enum Kind: Sendable {
    /// An X server with a screen of this size and depth, such as "800x1000x24".
    case xvfb(screen: String)
    /// A Wayland compositor with a screen of 800 × 1000 pixels.
    case sway
    /// GNOME Shell, with one such screen, or with two that may have a scale of 2.
    case mutter(twoScreens: Bool)
    /// KWin, with one or two such screens.
    case kwin(twoScreens: Bool)

    /// Whether the window system draws each frame like a complete desktop.
    var isWholeDesktop: Bool {
      switch self {
      case .xvfb, .sway: false
      case .mutter, .kwin: true
      }
    }
  }

  /// Starts a window system whose files are in a folder, and waits until it accepts connections.
  init(_ kind: Kind, in folder: URL) throws {
    switch kind {
    case .xvfb(let screen): try self.init(xvfb: screen, in: folder)
    case .sway: try self.init(swayIn: folder)
    case .mutter(let twoScreens): try self.init(mutterIn: folder, twoScreens: twoScreens)
    case .kwin(let twoScreens): try self.init(kwinIn: folder, twoScreens: twoScreens)
    }
  }

  /// Wraps a running server.
  init(_ process: Process, leftovers: [String] = [], environment: [String: String]) {
    (self.process, self.leftovers, self.environment) = (process, leftovers, environment)
  }

  private init(xvfb screen: String, in folder: URL) throws {
    let (process, answer) = try Self.start(
      [
        "/usr/bin/Xvfb", "-displayfd", "1", "-screen", "0", screen, "-fbdir", folder.path(),
        "-noreset", "-nolisten", "tcp",
      ])
    self.init(
      process, leftovers: ["/tmp/.X\(answer)-lock", "/tmp/.X11-unix/X\(answer)"],
      environment: [
        "DISPLAY": ":\(answer)", "GDK_BACKEND": "x11",
        // GTK's own module, even if another module for input methods is installed.
        "GTK_IM_MODULE": "gtk-im-context-simple",
        "USHER_SCREEN": folder.appending(path: "Xvfb_screen0").path(),
      ])
  }

  /// Starts a server and returns its first line.
  static func start(
    _ command: [String], environment: [String: String] = [:]
  ) throws -> (Process, String) {
    let server = Process()
    // If the tests are interrupted, the server ends a little later.
    server.executableURL = URL(filePath: "/usr/bin/timeout")
    server.arguments = ["-s", "KILL", "120"] + command
    server.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
      .filter { $0.key != "DISPLAY" && $0.key != "WAYLAND_DISPLAY" }
    server.standardError = FileHandle.nullDevice
    let ready = try WindowProcess.starting.withLock { _ in
      let ready = Pipe()
      server.standardOutput = ready
      try server.run()
      return ready
    }
    var answer = ""
    while !answer.hasSuffix("\n") {
      let chunk = ready.fileHandleForReading.availableData
      guard !chunk.isEmpty else { throw DidNotStart(program: command[0]) }
      answer += String(decoding: chunk, as: UTF8.self)
    }
    return (server, answer.trimmingCharacters(in: .whitespacesAndNewlines))
  }

  /// Ends the server and removes the leftover files.
  func stop() {
    // Foundation starts a process from a task with all other signals blocked. `timeout` leads a
    // separate process group, which contains the server.
    kill(-process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    for leftover in leftovers { try? FileManager.default.removeItem(atPath: leftover) }
  }

  struct DidNotStart: Error, CustomStringConvertible {
    let program: String

    var description: String { "\(program) ended before it was ready; is it installed?" }
  }
}
#endif
