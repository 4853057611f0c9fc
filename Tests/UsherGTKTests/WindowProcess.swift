#if GTK
import Foundation
import Synchronization

/// Runs a program of this build on a display of its own.
///
/// The display is an Xvfb that ends with the program, so that nothing touches the screen, the
/// pointer or the keyboard of whoever runs the tests.
enum WindowProcess {
  /// What became of the process.
  struct Outcome: Equatable {
    let output: String
    /// GTK's warnings come here; there must be none.
    let errors: String
    let status: Int32
  }

  /// How many programs run at once: they mostly wait, for frames and for each other.
  private static let places = Places(3 * ProcessInfo.processInfo.activeProcessorCount)
  /// Held while a program starts, so that none inherits the pipes of another one.
  private static let starting = Mutex(())

  /// Runs one of the scenarios.
  static func run(scenario: Int, needsAssistiveTechnology: Bool) async throws -> Outcome {
    try await run(
      "WindowRunner", ["\(scenario)"], needsAssistiveTechnology: needsAssistiveTechnology)
  }

  /// Runs a program to its end, which has to come within 90 seconds of its start.
  static func run(
    _ program: String, _ arguments: [String], needsAssistiveTechnology: Bool = false,
    screen: String = "800x1000x24"
  ) async throws -> Outcome {
    try await places.hold {
      try runToEnd(
        program, arguments, needsAssistiveTechnology: needsAssistiveTechnology, screen: screen)
    }
  }

  private static func runToEnd(
    _ program: String, _ arguments: [String], needsAssistiveTechnology: Bool, screen: String
  ) throws -> Outcome {
    let folder = FileManager.default.temporaryDirectory.appending(path: "usher-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (server, display) = try startServer(frameBufferIn: folder, screen: screen)
    defer { stop(server, display: display) }
    let process = Process()
    // A program that hangs must not take the other ones with it.
    process.executableURL = URL(filePath: "/usr/bin/timeout")
    process.arguments =
      ["-s", "KILL", "90"] + (needsAssistiveTechnology ? onOwnBus : []) + [
        try builtProgram(program)
      ]
      + arguments
    process.environment = ProcessInfo.processInfo.environment.merging([
      "DISPLAY": ":\(display)",
      "G_DEBUG": "fatal-warnings",
      "GDK_BACKEND": "x11",
      "GSK_RENDERER": "cairo",
      "GTK_A11Y": needsAssistiveTechnology ? "atspi" : "none",
      // What the accessibility bus keeps lies with the rest of the scenario.
      "XDG_RUNTIME_DIR": folder.path(percentEncoded: false),
      "GSETTINGS_BACKEND": "memory",
      "LANG": "C.UTF-8",
      "USHER_SCREEN": folder.appending(path: "Xvfb_screen0").path(percentEncoded: false),
    ]) { $1 }
    let (output, errors) = try starting.withLock { _ in
      let (output, errors) = (Pipe(), Pipe())
      process.standardOutput = output
      process.standardError = errors
      try process.run()
      return (output, errors)
    }
    let printed = output.fileHandleForReading.readDataToEndOfFile()
    let complained = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    // The accessibility bus outlives the session that it was started for; it is in the same group.
    kill(-process.processIdentifier, SIGKILL)
    return Outcome(
      output: String(decoding: printed, as: UTF8.self),
      errors: String(decoding: complained, as: UTF8.self), status: process.terminationStatus)
  }

  /// Runs what follows with a message bus of its own, whose own chatter is left out.
  private static let onOwnBus = [
    "/bin/sh", "-c",
    #"""
    exec 3>&1 4>&2 >/dev/null 2>&1
    exec dbus-run-session -- /bin/sh -c 'exec "$0" "$@" >&3 2>&4' "$0" "$@"
    """#,
  ]

  /// Starts an X server that chooses a free display, and waits until it takes clients.
  private static func startServer(
    frameBufferIn folder: URL, screen: String
  ) throws -> (Process, String) {
    let server = Process()
    // Where the tests themselves are interrupted, the server ends a little later.
    server.executableURL = URL(filePath: "/usr/bin/timeout")
    server.arguments = [
      "-s", "KILL", "120", "/usr/bin/Xvfb", "-displayfd", "1", "-screen", "0", screen,
      "-fbdir",
      folder.path(percentEncoded: false), "-noreset", "-nolisten", "tcp",
    ]
    server.standardError = FileHandle.nullDevice
    let ready = try starting.withLock { _ in
      let ready = Pipe()
      server.standardOutput = ready
      try server.run()
      return ready
    }
    var display = ""
    while !display.hasSuffix("\n") {
      let chunk = ready.fileHandleForReading.availableData
      guard !chunk.isEmpty else { throw ServerDidNotStart() }
      display += String(decoding: chunk, as: UTF8.self)
    }
    return (server, display.trimmingCharacters(in: .whitespacesAndNewlines))
  }

  /// Ends the server and tidies up after it.
  private static func stop(_ server: Process, display: String) {
    // A process that Foundation starts from a task has every other signal blocked. `timeout` leads a
    // group of its own, with the server in it.
    kill(-server.processIdentifier, SIGKILL)
    server.waitUntilExit()
    for leftover in ["/tmp/.X\(display)-lock", "/tmp/.X11-unix/X\(display)"] {
      try? FileManager.default.removeItem(atPath: leftover)
    }
  }

  struct ServerDidNotStart: Error, CustomStringConvertible {
    let description = "Xvfb ended before it named its display; is it installed?"
  }

  /// A program of this build; it lies beside the tests themselves.
  private static func builtProgram(_ name: String) throws -> String {
    let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    return URL(filePath: tests).deletingLastPathComponent().appending(path: name)
      .path(percentEncoded: false)
  }
}
#endif
