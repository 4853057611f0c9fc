#if GTK
internal import CGTK
internal import Foundation
internal import Glibc
internal import Usher

/// KWin without a monitor.
///
/// Its protocol for fake input moves the pointer and presses keys, and its scripts manage the
/// windows. The environment variable `USHER_DESKTOP_BUS` contains the address of its bus.
@MainActor
final class KWinDesktop: WaylandDesktop {
  private let connection: WaylandConnection
  private let bus: MessageBus
  private let folder: String
  private let input: WaylandConnection.Object
  private var scripts = 0
  var isButtonDown = false

  init() throws {
    let environment = ProcessInfo.processInfo.environment
    let path = try unwrap(environment["WAYLAND_DISPLAY"], "WAYLAND_DISPLAY")
    folder = try unwrap(environment["XDG_RUNTIME_DIR"], "XDG_RUNTIME_DIR")
    bus = try .connected(to: try unwrap(environment["USHER_DESKTOP_BUS"], "USHER_DESKTOP_BUS"))
    try bus.wait(for: "org.kde.KWin")
    connection = try WaylandConnection(path: path)
    input = try connection.bind("org_kde_kwin_fake_input", version: 4)
    try connection.send(to: input, 0, [.text("Usher"), .text("tests")])
    try begin()
  }

  /// Runs a script in KWin, which unloads the script immediately unless it waits for signals.
  private func run(_ script: String, remains: Bool = false) throws {
    scripts += 1
    let name = "tests-\(scripts)"
    let file = "\(folder)/\(name).js"
    try script.write(toFile: file, atomically: true, encoding: .utf8)
    let scripting = "org.kde.kwin.Scripting"
    let number = try bus.call(
      "\(scripting).loadScript", of: "org.kde.KWin", at: "/Scripting", "('\(file)', '\(name)')")
    try bus.call("org.kde.kwin.Script.run", of: "org.kde.KWin", at: "/\(number[0])")
    guard !remains else { return }
    usleep(50_000)
    try bus.call("\(scripting).unloadScript", of: "org.kde.KWin", at: "/Scripting", "('\(name)',)")
  }

  // MARK: Pointer and keyboard

  func stepPointer(to point: OverlayPoint) throws {
    try connection.send(to: input, 9, [.fixed(point.x), .fixed(point.y)])
  }

  func changeButton(_ code: UInt32, isDown: Bool) throws {
    try connection.send(to: input, 2, [.word(code), .word(isDown ? 1 : 0)])
  }

  func turnWheelDown() throws {
    try connection.send(to: input, 3, [.word(0), .fixed(15)])
  }

  func changeKey(_ code: UInt32, isDown: Bool) throws {
    try connection.send(to: input, 10, [.word(code), .word(isDown ? 1 : 0)])
  }

  func waitForAnswer() throws {
    try connection.waitForAnswer()
  }

  // MARK: Windows

  func manage(_ action: WindowAction) throws {
    let front = "var window = workspace.activeClient; "
    let titled = { (title: String) in
      """
      var window = workspace.clientList().filter(function (window) {
        return window.caption == '\(title)';
      }).pop();
      """
    }
    switch action {
    case .showWorkspace(let number): try run("workspace.currentDesktop = \(number);")
    case .openBehind(let title):
      try run(
        front + """
          workspace.clientAdded.connect(function (other) {
            if (other.caption == '\(title)') workspace.activeClient = window;
          });
          """, remains: true)
    case .activate(let title): try run(titled(title) + "workspace.activeClient = window;")
    case .maximize: try run(front + "window.setMaximize(true, true);")
    case .resize(let size):
      try run(
        front + """
          window.setMaximize(false, false);
          window.frameGeometry = {x: 0, y: 0, width: \(size.width), height: \(size.height)};
          """)
    case .moveToSecondScreen:
      try setScale(2, ofScreen: 1)
      try run(front + "workspace.sendClientToScreen(window, 1);")
    case .moveToFirstScreen(let title):
      try run(
        titled(title) + """
          workspace.sendClientToScreen(window, 0);
          var size = window.frameGeometry;
          window.frameGeometry = {x: 0, y: 0, width: size.width, height: size.height};
          """)
    case .close: try run(front + "window.closeWindow();")
    }
  }

  func setScale(_ scale: Double) async throws {
    try setScale(scale, ofScreen: 0)
    try? await Task.sleep(for: .milliseconds(300))
  }

  /// Sets a screen's scale using KWin's protocol for output settings.
  private func setScale(_ scale: Double, ofScreen number: Int) throws {
    let outputs = try connection.bind("kde_output_management_v2")
    let screen = try connection.bind("kde_output_device_v2", number: number)
    let changes = connection.makeObject()
    try connection.send(to: outputs, 0, [.word(changes)])
    try connection.send(to: changes, 4, [.word(screen), .fixed(scale)])
    try connection.send(to: changes, 5, [])
    try connection.waitForAnswer()
  }

  // MARK: Screen

  /// Returns the pixels that KWin writes into a pipe.
  func screen() throws -> Screen {
    var ends: [CInt] = [-1, -1]
    guard pipe(&ends) == 0 else { throw ScenarioFailure(description: "there is no pipe") }
    let output = FileHandle(fileDescriptor: ends[0], closeOnDealloc: true)
    let answer = try capture(into: ends[1])
    let pixels = try output.readToEnd() ?? Data()
    let number = { (name: String) throws(ScenarioFailure) in
      let index = try unwrap(answer.firstIndex(of: name), "the screen's \(name)")
      return try unwrap(Int(answer[index + 1]), "the screen's \(name)")
    }
    return Screen(
      pixels: pixels, rowLength: try number("stride"), width: try number("width"),
      height: try number("height"))
  }

  /// Requests the first screen's pixels, closes their file, and returns their layout.
  private func capture(into file: CInt) throws -> [String] {
    defer { close(file) }
    // The list has its own copy.
    let list = g_unix_fd_list_new()
    g_unix_fd_list_append(list, file, nil)
    defer { g_object_unref(list) }
    let answer = g_dbus_connection_call_with_unix_fd_list_sync(
      bus.connection, "org.kde.KWin", "/org/kde/KWin/ScreenShot2", "org.kde.KWin.ScreenShot2",
      "CaptureScreen",
      g_variant_parse(
        nil, "('Virtual-0', {'native-resolution': <true>, 'include-cursor': <false>}, handle 0)",
        nil, nil, nil), nil, G_DBUS_CALL_FLAGS_NONE, -1, list, nil, nil, nil)
    let told = try unwrap(answer, "KWin's answer about the screen")
    defer { g_variant_unref(told) }
    return MessageBus.leaves(of: told)
  }
}
#endif
