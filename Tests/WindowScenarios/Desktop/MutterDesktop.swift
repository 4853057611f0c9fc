#if GTK
internal import CGTK
internal import Foundation
internal import Usher

/// GNOME Shell without a monitor.
///
/// Programs in the shell control the pointer, the keyboard and the windows like a user. The
/// environment variable `USHER_DESKTOP_BUS` contains the address of its bus.
@MainActor
final class MutterDesktop: WaylandDesktop {
  private let bus: MessageBus
  private let picture: String
  private var scale = 1.0
  var isButtonDown = false

  init() throws {
    let environment = ProcessInfo.processInfo.environment
    bus = try .connected(to: try unwrap(environment["USHER_DESKTOP_BUS"], "USHER_DESKTOP_BUS"))
    picture = try unwrap(environment["XDG_RUNTIME_DIR"], "XDG_RUNTIME_DIR") + "/screen.png"
    try waitForShell()
    try run(Self.preparation)
    // A seat has a keyboard only after its first key.
    try changeKey(try Keyboard.code(of: "shift"), isDown: true)
    try changeKey(try Keyboard.code(of: "shift"), isDown: false)
    try begin()
  }

  /// Connects the devices, hides the shell's own parts, and moves new windows to the corner.
  private static let preparation = """
    const {Clutter, GLib, Meta} = imports.gi;
    const seat = Clutter.get_default_backend().get_default_seat();
    globalThis.tests = {
      Clutter, behind: null,
      now: () => GLib.get_monotonic_time(),
      pointer: seat.create_virtual_device(Clutter.InputDeviceType.POINTER_DEVICE),
      keyboard: seat.create_virtual_device(Clutter.InputDeviceType.KEYBOARD_DEVICE),
      windows: () => global.get_window_actors().map(actor => actor.meta_window)
        .filter(window => window.window_type === Meta.WindowType.NORMAL),
      titled: title => tests.windows().filter(window => window.title === title).pop(),
      front: () => global.display.focus_window,
    };
    global.display.connect('window-created', (_, window) => {
      const former = tests.front();
      const actor = window.get_compositor_private();
      const drawn = actor.connect('first-frame', () => {
        actor.disconnect(drawn);
        if (window.window_type !== Meta.WindowType.NORMAL) return;
        window.move_frame(true, 0, 0);
        if (former && window.title === tests.behind)
          former.activate(global.get_current_time());
      });
    });
    Main.overview.hide();
    Main.layoutManager._untrackActor(Main.layoutManager.panelBox);
    Main.layoutManager.panelBox.hide();
    Main.layoutManager._queueUpdateRegions();
    """

  private func waitForShell() throws {
    try bus.wait(for: "org.gnome.Shell")
    for _ in 0..<200 where (try? value(of: "Main.layoutManager._startingUp")) != "false" {
      usleep(50_000)
    }
  }

  private func run(_ program: String) throws {
    _ = try value(of: program + "\n1")
  }

  /// Evaluates a program in the shell and returns its value as JSON.
  private func value(of program: String) throws -> String {
    let answer = try bus.call(
      "org.gnome.Shell.Eval", of: "org.gnome.Shell", at: "/org/gnome/Shell",
      "(\(MessageBus.quoted(program)),)")
    guard answer.first == "true" else {
      throw ScenarioFailure(description: "GNOME Shell refuses \(program): \(answer)")
    }
    return answer.last ?? ""
  }

  // MARK: Pointer and keyboard

  func stepPointer(to point: OverlayPoint) throws {
    try run(
      "tests.pointer.notify_absolute_motion(tests.now(), \(point.x), \(point.y));"
    )
  }

  func changeButton(_ code: UInt32, isDown: Bool) throws {
    let state = "tests.Clutter.ButtonState.\(isDown ? "PRESSED" : "RELEASED")"
    // Clutter numbers the buttons from 1.
    try run(
      "tests.pointer.notify_button(tests.now(), \(code - 0x10F), \(state));")
  }

  func turnWheelDown() throws {
    try run(
      """
      tests.pointer.notify_discrete_scroll(tests.now(),
        tests.Clutter.ScrollDirection.DOWN, tests.Clutter.ScrollSource.WHEEL);
      """)
  }

  func changeKey(_ code: UInt32, isDown: Bool) throws {
    let state = "tests.Clutter.KeyState.\(isDown ? "PRESSED" : "RELEASED")"
    try run("tests.keyboard.notify_key(tests.now(), \(code), \(state));")
    // The shell sends the state of Ctrl and Shift to programs slightly later than the keys.
    if Keyboard.modifier(of: code) != 0 { usleep(20_000) }
  }

  func useInputMethod(_ name: String) async throws {
    let settings = "{schema_id: 'org.gnome.desktop.input-sources'}"
    try run(
      """
      const {GLib, Gio} = imports.gi;
      new Gio.Settings(\(settings)).set_value(
        'sources', new GLib.Variant('a(ss)', [['ibus', '\(name)']]));
      """)
    for _ in 0..<100 {
      let engine = try value(of: "imports.misc.ibusManager.getIBusManager()._currentEngineName")
      if engine == "\"\(name)\"" { return }
      try? await Task.sleep(for: .milliseconds(100))
    }
    throw ScenarioFailure(description: "ibus does not start \(name)")
  }

  func waitForAnswer() throws {
    try run("")
  }

  // MARK: Windows

  func manage(_ action: WindowAction) async throws {
    let now = "global.get_current_time()"
    switch action {
    case .showWorkspace(let number):
      try run("global.workspace_manager.get_workspace_by_index(\(number - 1)).activate(\(now));")
    case .openBehind(let title): try run("tests.behind = '\(title)';")
    case .activate(let title): try run("tests.titled('\(title)').activate(\(now));")
    case .maximize: try run("tests.front().maximize(3);")
    case .resize(let size):
      let size = "\(Int(size.width)), \(Int(size.height))"
      try run(
        "tests.front().unmaximize(3); tests.front().move_resize_frame(true, 0, 0, \(size));")
    case .moveToSecondScreen:
      try setScale(2, ofScreen: 1)
      try run("tests.front().move_to_monitor(1);")
    case .moveToFirstScreen(let title):
      try run("tests.titled('\(title)').move_frame(true, 0, 0);")
    case .close: try run("tests.front().delete(\(now));")
    }
  }

  func setScale(_ scale: Double) async throws {
    try setScale(scale, ofScreen: 0)
    self.scale = scale
    try? await Task.sleep(for: .milliseconds(300))
    try run("for (const window of tests.windows()) window.move_frame(true, 0, 0);")
  }

  /// Sets the scale of one of two equal screens, which are side by side.
  private func setScale(_ scale: Double, ofScreen changed: Int) throws {
    let (name, path) = ("org.gnome.Mutter.DisplayConfig", "/org/gnome/Mutter/DisplayConfig")
    let state = try bus.call("\(name).GetCurrentState", of: name, at: path)
    let mode = try unwrap(state.first { $0.contains("x") && $0.contains("@") }, "a mode")
    let width = try unwrap(mode.split(separator: "x").first.flatMap { Double($0) }, "a width")
    let scales = [0, 1].map { $0 == changed ? scale : 1 }
    let screens = (0...1).map { screen in
      let left = screen == 0 ? 0 : Int((width / scales[0]).rounded())
      return """
        (\(left), 0, \(scales[screen]), uint32 0, \(screen == 0), \
        [('Meta-\(screen)', '\(mode)', @a{sv} {})])
        """
    }
    try bus.call(
      "\(name).ApplyMonitorsConfig", of: name, at: path,
      "(uint32 \(state[0]), uint32 1, [\(screens.joined(separator: ", "))], @a{sv} {})")
  }

  // MARK: Screen

  func screen() throws -> Screen {
    let size = WindowSystem.screenSize
    try bus.call(
      "org.gnome.Shell.Screenshot.ScreenshotArea", of: "org.gnome.Shell.Screenshot",
      at: "/org/gnome/Shell/Screenshot",
      "(0, 0, \(Int(size.width / scale)), \(Int(size.height / scale)), false, '\(picture)')")
    let texture = try unwrap(gdk_texture_new_from_filename(picture, nil), "the screen's picture")
    defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
    let (width, height) = (
      Int(gdk_texture_get_width(texture)), Int(gdk_texture_get_height(texture))
    )
    var pixels = Data(count: width * height * 4)
    pixels.withUnsafeMutableBytes {
      gdk_texture_download(
        texture, $0.baseAddress?.assumingMemoryBound(to: UInt8.self), gsize(width * 4))
    }
    return Screen(pixels: pixels, rowLength: width * 4, width: width, height: height)
  }
}
#endif
