#if GTK
internal import Usher

/// A Wayland compositor with a pointer and a keyboard that this process controls.
@MainActor
protocol WaylandDesktop: Desktop {
  /// Whether the pointer's button is down.
  var isButtonDown: Bool { get set }
  /// Moves the pointer immediately to a point in the window at the corner of the screen.
  func stepPointer(to point: OverlayPoint) throws
  /// Presses or releases a button of the pointer, by its code in Linux.
  func changeButton(_ code: UInt32, isDown: Bool) throws
  /// Turns the wheel down by one click.
  func turnWheelDown() throws
  /// Presses or releases a key, by its code in Linux.
  func changeKey(_ code: UInt32, isDown: Bool) throws
  /// Waits until the compositor has processed everything so far.
  func waitForAnswer() throws
}

extension WaylandDesktop {
  func perform(_ actions: [UserAction]) async throws {
    for action in actions {
      switch action {
      case .pause(let duration): try? await Task.sleep(for: duration)
      case .move(let point): try movePointer(to: point)
      case .pressButton: try changeButton(isDown: true)
      case .releaseButton: try changeButton(isDown: false)
      case .turnWheelDown: try turnWheelDown()
      case .keyDown(let name): try changeKey(Keyboard.code(of: name), isDown: true)
      case .keyUp(let name): try changeKey(Keyboard.code(of: name), isDown: false)
      case .key(let names):
        let keys = try names.split(separator: "+").map { try Keyboard.code(of: String($0)) }
        for key in keys { try changeKey(key, isDown: true) }
        for key in keys.reversed() { try changeKey(key, isDown: false) }
      case .text(let text): try await write(text)
      }
      try waitForAnswer()
    }
  }

  /// Moves the pointer to a point, in two steps unless the button is down.
  ///
  /// A step into a window only makes the pointer enter. If a pointer enters and then rests, GTK 4.8
  /// notices this only at the window's next frame, but a real hand doesn't stop so soon.
  func movePointer(to point: OverlayPoint) throws {
    if !isButtonDown { try stepPointer(to: OverlayPoint(x: point.x - 1, y: point.y)) }
    try stepPointer(to: point)
  }

  /// Connects the devices, and moves the pointer to the center of the screen, outside the window.
  ///
  /// This is also the first position of the pointer in X11.
  func begin() throws {
    let size = WindowSystem.screenSize
    try movePointer(to: OverlayPoint(x: size.width / 2, y: size.height / 2))
    try waitForAnswer()
  }

  private func changeButton(isDown: Bool) throws {
    isButtonDown = isDown
    // The left button.
    try changeButton(0x110, isDown: isDown)
  }

  private func write(_ text: String) async throws {
    let shift = try Keyboard.code(of: "shift")
    for character in text {
      let stroke = try Keyboard.stroke(writing: character)
      if stroke.isShifted {
        try changeKey(shift, isDown: true)
        // Otherwise, GNOME Shell may apply it too late for the next key.
        try? await Task.sleep(for: .milliseconds(12))
      }
      try changeKey(stroke.code, isDown: true)
      try changeKey(stroke.code, isDown: false)
      if stroke.isShifted { try changeKey(shift, isDown: false) }
      // About as fast as xdotool, so that the app processes each character separately.
      try? await Task.sleep(for: .milliseconds(12))
    }
  }
}
#endif
