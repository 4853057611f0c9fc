#if GTK
import Foundation
import Synchronization

/// Runs a program of the build on a separate display.
///
/// The display is an Xvfb that ends with the program, so that the screen, the pointer and the
/// keyboard of the developer are left alone.
enum WindowProcess {
  /// The outcome of a process.
  struct Outcome: Equatable {
    let output: String
    /// GTK's warnings; must be empty.
    let errors: String
    let status: Int32
  }

  /// The number of concurrent programs; they mostly wait, for frames and for each other.
  private static let places = Places(3 * ProcessInfo.processInfo.activeProcessorCount)
  /// A lock held during the start of a program, to keep other programs from inheriting the pipes.
  private static let starting = Mutex(())

  /// Runs a scenario.
  static func run(scenario: Int, needsAssistiveTechnology: Bool) async throws -> Outcome {
    try await run(
      "WindowRunner", ["\(scenario)"], needsAssistiveTechnology: needsAssistiveTechnology)
  }

  /// Runs a program to the end, for at most 90 seconds.
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
    // A program that hangs must not stop the others.
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
      // The accessibility bus keeps its files with the scenario's other files.
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
    // The accessibility bus outlives its session; it is in the same process group.
    kill(-process.processIdentifier, SIGKILL)
    return Outcome(
      output: String(decoding: printed, as: UTF8.self),
      errors: String(decoding: complained, as: UTF8.self), status: process.terminationStatus)
  }

  /// Runs the following command with a separate session bus, and discards the bus's output.
  private static let onOwnBus = [
    "/bin/sh", "-c",
    #"""
    exec 3>&1 4>&2 >/dev/null 2>&1
    exec dbus-run-session -- /bin/sh -c 'exec "$0" "$@" >&3 2>&4' "$0" "$@"
    """#,
  ]

  /// Starts an X server on a free display, and waits until it accepts clients.
  private static func startServer(
    frameBufferIn folder: URL, screen: String
  ) throws -> (Process, String) {
    let server = Process()
    // If the tests are interrupted, the server ends a little later.
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

  /// Ends the server and removes the leftover files.
  private static func stop(_ server: Process, display: String) {
    // Foundation starts a process from a task with all other signals blocked. `timeout` leads a
    // process group of its own, which contains the server.
    kill(-server.processIdentifier, SIGKILL)
    server.waitUntilExit()
    for leftover in ["/tmp/.X\(display)-lock", "/tmp/.X11-unix/X\(display)"] {
      try? FileManager.default.removeItem(atPath: leftover)
    }
  }

  struct ServerDidNotStart: Error, CustomStringConvertible {
    let description = "Xvfb ended before it named its display; is it installed?"
  }

  /// The path of a program of the build, in the same folder as the tests.
  private static func builtProgram(_ name: String) throws -> String {
    let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    return URL(filePath: tests).deletingLastPathComponent().appending(path: name)
      .path(percentEncoded: false)
  }
}
#endif
