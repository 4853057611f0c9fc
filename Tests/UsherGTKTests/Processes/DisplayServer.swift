#if GTK
import Foundation
import Synchronization

/// A window system that is started for one program and ends with the program.
///
/// The screen, the pointer and the keyboard of the developer are left alone.
struct DisplayServer {
  /// The environment of a program that opens its windows here.
  let environment: [String: String]
  private let process: Process
  private let leftovers: [String]

  /// The kinds of window systems.
  enum Kind: Sendable {
    /// An X server with a screen of this size and depth, such as "800x1000x24".
    case xvfb(screen: String)
    /// A Wayland compositor with a screen of 800 × 1000 pixels.
    case sway
  }

  /// Starts a window system whose files are in a folder, and waits until it accepts clients.
  init(_ kind: Kind, in folder: URL) throws {
    switch kind {
    case .xvfb(let screen): try self.init(xvfb: screen, in: folder)
    case .sway: try self.init(swayIn: folder)
    }
  }

  private init(xvfb screen: String, in folder: URL) throws {
    let answer: String
    (process, answer) = try Self.start(
      [
        "/usr/bin/Xvfb", "-displayfd", "1", "-screen", "0", screen, "-fbdir", folder.path(),
        "-noreset", "-nolisten", "tcp",
      ])
    leftovers = ["/tmp/.X\(answer)-lock", "/tmp/.X11-unix/X\(answer)"]
    environment = [
      "DISPLAY": ":\(answer)", "GDK_BACKEND": "x11",
      "USHER_SCREEN": folder.appending(path: "Xvfb_screen0").path(),
    ]
  }

  /// Starts sway, as another user if this one is root, whom sway refuses.
  private init(swayIn folder: URL) throws {
    let settings = folder.appending(path: "sway")
    try Self.swaySettings.write(to: settings, atomically: true, encoding: .utf8)
    let runtime = folder.appending(path: "sway-runtime").path()
    try FileManager.default.createDirectory(
      atPath: runtime, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    var command = ["/usr/bin/sway", "-c", settings.path()]
    if getuid() == 0, let user = getpwnam("nobody")?.pointee {
      try FileManager.default.setAttributes(
        [.ownerAccountID: user.pw_uid, .groupOwnerAccountID: user.pw_gid], ofItemAtPath: runtime)
      command =
        [
          "/usr/bin/setpriv", "--reuid=\(user.pw_uid)", "--regid=\(user.pw_gid)", "--clear-groups",
        ] + command
    }
    let answer: String
    (process, answer) = try Self.start(
      command,
      environment: [
        "HOME": runtime, "XDG_RUNTIME_DIR": runtime, "WLR_BACKENDS": "headless",
        "WLR_LIBINPUT_NO_DEVICES": "1", "WLR_RENDERER": "pixman",
      ])
    leftovers = []
    let names = answer.split(separator: " ").map(String.init)
    guard names.count == 2 else { throw DidNotStart(program: "sway") }
    environment = [
      // By its path, as the program has a folder of its own for such files.
      "WAYLAND_DISPLAY": runtime + "/" + names[0], "SWAYSOCK": names[1], "GDK_BACKEND": "wayland",
    ]
  }

  /// The settings of sway: windows float, without a border, in the corner of the screen.
  ///
  /// Sway says where it listens.
  private static let swaySettings = """
    output HEADLESS-1 mode 800x1000 position 0 0
    default_border none
    default_floating_border none
    for_window [app_id=".*"] floating enable, move absolute position 0 0
    exec echo "$WAYLAND_DISPLAY $SWAYSOCK"

    """

  /// Starts a server and returns its first line.
  private static func start(
    _ command: [String], environment: [String: String] = [:]
  ) throws -> (Process, String) {
    let server = Process()
    // If the tests are interrupted, the server ends a little later.
    server.executableURL = URL(filePath: "/usr/bin/timeout")
    server.arguments = ["-s", "KILL", "120"] + command
    server.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
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
    // process group of its own, which contains the server.
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
