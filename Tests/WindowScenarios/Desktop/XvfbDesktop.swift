#if GTK
internal import CGTK
internal import Foundation
internal import Glibc
internal import SampleApp
internal import Usher

/// An X server that draws into a file, with a pointer and a keyboard controlled by xdotool.
@MainActor
final class XvfbDesktop: Desktop {
  func perform(_ actions: [UserAction]) async {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/xdotool")
    process.arguments = actions.flatMap(\.xdotool)
    await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
      process.terminationHandler = { _ in done.resume() }
      do {
        try process.run()
      } catch {
        print("xdotool does not run: \(error)")
        done.resume()
      }
    }
  }

  /// Starts ibus on the session bus, which GTK calls using its own module.
  func useInputMethod(_ name: String) async throws {
    // Input methods are programs for the system's Python, and ibus may warn.
    let shell = { (command: String) in
      ["-c", "unset G_DEBUG; PATH=/usr/bin:/bin; exec \(command)"]
    }
    // It runs as long as the test's process group, whose output must end earlier.
    let server = Process()
    server.executableURL = URL(filePath: "/bin/sh")
    server.arguments = shell("ibus-daemon --panel disable")
    server.standardOutput = FileHandle.nullDevice
    server.standardError = FileHandle.nullDevice
    try server.run()
    for _ in 0..<100 {
      Tool.run("sh", shell("ibus engine \(name)"))
      if Tool.run("sh", shell("ibus engine")).hasPrefix(name) {
        // GTK reads the environment again when the setting changes.
        setenv("GTK_IM_MODULE", "ibus", 1)
        Setting.set("gtk-im-module", to: "ibus")
        return
      }
      try? await Task.sleep(for: .milliseconds(100))
    }
    throw ScenarioFailure(description: "ibus does not start \(name)")
  }

  func manage(_ action: WindowAction) throws {
    throw ScenarioFailure(description: "Xvfb runs without a window manager")
  }

  /// Reads the frame buffer file of Xvfb, whose path is in the environment variable `USHER_SCREEN`.
  func screen() throws -> Screen {
    guard let path = ProcessInfo.processInfo.environment["USHER_SCREEN"] else {
      throw ScenarioFailure(description: "USHER_SCREEN does not name the frame buffer")
    }
    return try Screen(windowDump: Data(contentsOf: URL(filePath: path)))
  }

  /// Scales all windows by a whole number, and rounds other scales.
  ///
  /// The function belongs to GTK's X11 backend, whose header isn't always available to an app.
  func setScale(_ scale: Double) async throws {
    typealias SetWindowScale = @convention(c) (OpaquePointer?, CInt) -> Void
    let symbol = try unwrap(dlsym(nil, "gdk_x11_display_set_surface_scale"), "GDK's X11 part")
    unsafeBitCast(symbol, to: SetWindowScale.self)(
      gdk_display_get_default(), CInt(scale.rounded()))
  }
}

extension UserAction {
  /// The arguments that make xdotool perform the action.
  fileprivate var xdotool: [String] {
    switch self {
    case .move(let point): ["mousemove", "\(Int(point.x))", "\(Int(point.y))"]
    case .pressButton: ["mousedown", "1"]
    case .releaseButton: ["mouseup", "1"]
    case .turnWheelDown: ["click", "5"]
    case .keyDown(let name): ["keydown", name]
    case .keyUp(let name): ["keyup", name]
    case .key(let name): ["key", name]
    case .text(let text): ["type", "--args", "1", text]
    case .pause(let duration): ["sleep", "\(duration / .seconds(1))"]
    }
  }
}
#endif
