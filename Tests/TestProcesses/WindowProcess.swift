#if GTK
internal import Foundation
public import Synchronization

/// Runs a built or installed program on a separate display, which ends with the program.
public enum WindowProcess {
  /// The outcome of a process.
  public struct Outcome: Equatable, Sendable {
    /// The text that the program printed.
    public let output: String
    /// GTK's warnings, which must be empty.
    public let errors: String
    /// The exit code.
    public let status: Int32

    /// Creates an outcome to compare with.
    public init(output: String, errors: String, status: Int32) {
      (self.output, self.errors, self.status) = (output, errors, status)
    }
  }

  /// The number of concurrent programs, which mostly wait for frames and for each other.
  private static let places = Places(3 * ProcessInfo.processInfo.activeProcessorCount)
  /// The number of concurrent desktops, each of which keeps a processor busy.
  private static let desktops = Places(ProcessInfo.processInfo.activeProcessorCount)
  /// A lock held while a program starts, so that other programs don't inherit the pipes.
  public static let starting = Mutex(())

  /// Runs a program to the end, for at most 90 seconds.
  ///
  /// An absolute path is an installed program. If `accessibility` is `nil`, GTK uses the
  /// accessibility backend that matches the bus.
  public static func run(
    _ program: String, _ arguments: [String], bus: SessionBus = .inherited,
    accessibility: String? = nil, on display: DisplayServer.Kind = .xvfb(screen: "800x1000x24")
  ) async throws -> Outcome {
    let backend = accessibility ?? (bus == .accessible ? "atspi" : "none")
    return try await (display.isWholeDesktop ? desktops : places).hold {
      try runToEnd(program, arguments, bus: bus, accessibility: backend, on: display)
    }
  }

  private static func runToEnd(
    _ program: String, _ arguments: [String], bus: SessionBus, accessibility: String,
    on display: DisplayServer.Kind
  ) throws -> Outcome {
    let folder = FileManager.default.temporaryDirectory.appending(path: "usher-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let server = try DisplayServer(display, in: folder)
    defer {
      server.stop()
      endProcesses(of: folder.path(percentEncoded: false))
    }
    let process = Process()
    // A program that hangs must not stop the others.
    process.executableURL = URL(filePath: "/usr/bin/timeout")
    process.arguments =
      ["-s", "KILL", "90"] + (try bus.command(in: folder))
      + [program.hasPrefix("/") ? program : try builtProgram(program)]
      + arguments
    process.environment = ProcessInfo.processInfo.environment.merging(
      [
        "G_DEBUG": "fatal-warnings",
        "GSK_RENDERER": "cairo",
        "GTK_A11Y": accessibility,
        // The accessibility bus stores its files with the scenario's other files.
        "XDG_RUNTIME_DIR": folder.path(percentEncoded: false),
        // A notification server uses the settings of its package, not the developer's settings.
        "XDG_CONFIG_HOME": folder.path(percentEncoded: false),
        "GSETTINGS_BACKEND": "memory",
        "LANG": "C.UTF-8",
      ].merging(server.environment) { $1 }
    ) { $1 }
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
    // The accessibility bus outlives its session, but is in the same process group.
    kill(-process.processIdentifier, SIGKILL)
    return Outcome(
      output: String(decoding: printed, as: UTF8.self),
      errors: String(decoding: complained, as: UTF8.self), status: process.terminationStatus)
  }

  /// Ends the processes that the program or its desktop started in separate groups, such as ibus.
  private static func endProcesses(of folder: String) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    for process in names.compactMap({ Int32($0) }) {
      let environment = FileManager.default.contents(atPath: "/proc/\(process)/environ") ?? Data()
      let entries = environment.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
      if entries.contains(where: { $0.hasPrefix("XDG_RUNTIME_DIR=\(folder)") }) {
        kill(process, SIGKILL)
      }
    }
  }

  /// The path of a built program, in the same folder as the tests.
  public static func builtProgram(_ name: String) throws -> String {
    let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    return URL(filePath: tests).deletingLastPathComponent().appending(path: name)
      .path(percentEncoded: false)
  }
}
#endif
