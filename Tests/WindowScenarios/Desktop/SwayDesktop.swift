#if GTK
internal import Foundation
internal import Glibc
internal import Usher

/// Sway without a monitor, with a pointer and a keyboard that this process controls.
///
/// The devices use the protocols for virtual pointers and virtual keyboards, and the pixels are
/// read using the protocol for screen copies. Windows float with their top left corner in the
/// corner of the screen.
@MainActor
final class SwayDesktop: WaylandDesktop {
  private let connection: WaylandConnection
  private let socket: CInt
  private let pointer: WaylandConnection.Object
  private let keyboard: WaylandConnection.Object
  private let copier: WaylandConnection.Object
  private let memory: WaylandConnection.Object
  private let output: WaylandConnection.Object
  var isButtonDown = false
  private var modifiers: UInt32 = 0
  private var scale = 1.0

  /// Connects to the compositor named by the environment, and connects the devices.
  init() throws {
    let environment = ProcessInfo.processInfo.environment
    let path = try unwrap(environment["WAYLAND_DISPLAY"], "WAYLAND_DISPLAY")
    socket = try UnixSocket.connect(to: try unwrap(environment["SWAYSOCK"], "SWAYSOCK"))
    connection = try WaylandConnection(path: path)
    let seat = try connection.bind("wl_seat")
    output = try connection.bind("wl_output")
    memory = try connection.bind("wl_shm")
    copier = try connection.bind("zwlr_screencopy_manager_v1")
    let pointers = try connection.bind("zwlr_virtual_pointer_manager_v1")
    let keyboards = try connection.bind("zwp_virtual_keyboard_manager_v1")
    pointer = connection.makeObject()
    keyboard = connection.makeObject()
    try connection.send(to: pointers, 0, [.word(seat), .word(pointer)])
    try connection.send(to: keyboards, 0, [.word(seat), .word(keyboard)])
    try sendKeymap()
    try begin()
  }

  // MARK: Windows

  func manage(_ action: WindowAction) throws {
    switch action {
    case .showWorkspace(let number): try command("workspace \(number)")
    case .openBehind(let title): try command("no_focus [title=\(title)]")
    case .activate(let title): try command("[title=\(title)] focus")
    case .maximize: try command("floating disable")
    case .resize(let size):
      let size = "\(Int(size.width)) \(Int(size.height))"
      try command("floating enable, resize set \(size), move absolute position 0 0")
    case .moveToSecondScreen:
      try command("create_output")
      try command("output HEADLESS-2 scale 2 position 2000 0")
      try command("move container to output HEADLESS-2")
    case .moveToFirstScreen(let title):
      try command("[title=\(title)] move container to output HEADLESS-1")
      try command("[title=\(title)] move absolute position 0 0")
    case .close: try command("kill")
    }
  }

  func setScale(_ scale: Double) throws {
    try command("output HEADLESS-1 scale \(scale)")
    self.scale = scale
  }

  /// Performs a command of sway, like `swaymsg`, or throws if sway refuses it.
  private func command(_ command: String) throws {
    let header =
      Array("i3-ipc".utf8)
      + [command.utf8.count, 0].flatMap {
        WaylandArgument.word(UInt32($0)).bytes
      }
    try UnixSocket.send(header + Array(command.utf8), socket)
    let answer = String(decoding: try UnixSocket.receive(socket).dropFirst(14), as: UTF8.self)
    guard answer.contains("\"success\": true"), !answer.contains("\"success\": false") else {
      throw ScenarioFailure(description: "sway refuses \(command): \(answer)")
    }
  }

  // MARK: Pointer and keyboard

  /// Sends the pointer's position as a fraction of the screen.
  func stepPointer(to point: OverlayPoint) throws {
    let size = WindowSystem.screenSize
    let place = [point.x * scale, point.y * scale, size.width, size.height]
    try connection.send(
      to: pointer, 1, [.word(now)] + place.map { .word(UInt32(max($0, 0))) })
    try endPointerStep()
  }

  func changeButton(_ code: UInt32, isDown: Bool) throws {
    try connection.send(to: pointer, 2, [.word(now), .word(code), .word(isDown ? 1 : 0)])
    try endPointerStep()
  }

  func turnWheelDown() throws {
    // From a wheel, downward by one click with a length of 15.
    try connection.send(to: pointer, 5, [.word(0)])
    try connection.send(to: pointer, 7, [.word(now), .word(0), .fixed(15), .signed(1)])
    try endPointerStep()
  }

  private func endPointerStep() throws {
    try connection.send(to: pointer, 4, [])
  }

  func changeKey(_ code: UInt32, isDown: Bool) throws {
    try connection.send(to: keyboard, 1, [.word(now), .word(code), .word(isDown ? 1 : 0)])
    let modifier = Keyboard.modifier(of: code)
    guard modifier != 0 else { return }
    modifiers = isDown ? modifiers | modifier : modifiers & ~modifier
    try connection.send(to: keyboard, 2, [.word(modifiers), .word(0), .word(0), .word(0)])
  }

  /// Removes the keyboard permanently, as on a tablet.
  func unplugKeyboard() throws {
    try connection.send(to: keyboard, 3, [])
    connection.forget(keyboard)
    try connection.waitForAnswer()
  }

  func waitForAnswer() throws {
    try connection.waitForAnswer()
  }

  private func sendKeymap() throws {
    let text = Array(Keyboard.keymap.utf8) + [0]
    let memory = try SharedMemory(size: text.count)
    defer { memory.free() }
    memory.bytes.copyBytes(from: text)
    // In XKB's first format.
    try connection.send(
      to: keyboard, 0, [.word(1), .word(UInt32(text.count))], file: memory.file)
  }

  /// The time of an event, in milliseconds of the system's monotonic clock.
  private var now: UInt32 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt32(truncatingIfNeeded: time.tv_sec * 1000 + time.tv_nsec / 1_000_000)
  }

  // MARK: Screen

  func screen() throws -> Screen {
    var (layout, isReady, hasFailed): ([Int], Bool, Bool) = ([], false, false)
    let copy = connection.makeObject { event, arguments in
      switch event {
      // Format, width, height and length of a row.
      case 0: layout = (0..<4).map { _ in Int(arguments.word()) }
      case 2: isReady = true
      case 3: hasFailed = true
      default: break
      }
    }
    defer { connection.forget(copy) }
    // Without the pointer.
    try connection.send(to: copier, 0, [.word(copy), .signed(0), .word(output)])
    try connection.wait { !layout.isEmpty || hasFailed }
    guard !hasFailed else { throw ScenarioFailure(description: "the screen cannot be copied") }
    let (width, height, rowLength) = (layout[1], layout[2], layout[3])
    let shared = try SharedMemory(size: rowLength * height)
    defer { shared.free() }
    let (pool, buffer) = (connection.makeObject(), connection.makeObject())
    defer {
      connection.forget(pool)
      connection.forget(buffer)
    }
    try connection.send(
      to: memory, 0, [.word(pool), .signed(Int32(shared.size))], file: shared.file)
    try connection.send(
      to: pool, 0,
      [.word(buffer), .signed(0)] + [width, height, rowLength].map { .signed(Int32($0)) }
        + [.word(UInt32(layout[0]))])
    try connection.send(to: copy, 0, [.word(buffer)])
    try connection.wait { isReady || hasFailed }
    guard isReady else { throw ScenarioFailure(description: "the screen cannot be copied") }
    try connection.send(to: copy, 1, [])
    try connection.send(to: buffer, 0, [])
    try connection.send(to: pool, 1, [])
    return Screen(
      pixels: Data(shared.bytes), rowLength: rowLength, width: width, height: height)
  }
}
#endif
