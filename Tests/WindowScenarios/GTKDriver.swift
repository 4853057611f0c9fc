#if GTK
internal import CGTK
internal import SampleApp
internal import UsherGTK
public import Usher
public import UsherTesting

/// A driver for a real window in real time, which uses the pointer and keyboard of a desktop.
@MainActor
public final class GTKDriver: HostDriver {
  /// The presenter of the window, or of the pane.
  public let presenter: Presenter
  let sample: SampleWindow
  let host: GTKHost
  /// The pane with the presenter in the middle of the window, or `nil` if the window has it.
  let pane: PaneStage?
  private lazy var placed = PlacedWidgets(over: sample.content)
  private let desktop: any Desktop
  private let bus: AccessibilityBus?

  /// Opens a window and waits until it is laid out.
  ///
  /// - Parameters:
  ///   - hasTitleBar: Whether the window has its own title bar.
  ///   - isInPane: Whether the presenter belongs to a pane in the window.
  ///   - bus: The accessibility bus, or `nil` if assistive technology isn't in use.
  /// - Throws: The error that prevents a presenter from attaching.
  init(hasTitleBar: Bool, isInPane: Bool, bus: AccessibilityBus?) async throws {
    self.bus = bus
    // This precedes the window, which otherwise couldn't get the keyboard focus.
    desktop = try WindowSystem.desktop.get()
    sample = SampleWindow(titleBar: hasTitleBar ? .own : .none)
    pane = isInPane ? PaneStage(in: sample.window) : nil
    host = try GTKHost(in: pane?.pane.widget ?? UnsafeMutableRawPointer(sample.widget))
    presenter = Presenter(host: host)
    await wait { self.viewportSize.width > 0 && self.isIdle }
    // GTK may have given the keyboard focus to a widget outside the pane.
    if let pane { gtk_widget_child_focus(pane.widget, GTK_DIR_TAB_FORWARD) }
    // Also waits until the window system has moved the window to its place.
    await advance(by: .milliseconds(200))
  }

  /// The size of the window or pane.
  public var viewportSize: OverlaySize {
    let area = pane?.widget ?? sample.widget
    return OverlaySize(
      width: Double(gtk_widget_get_width(area)), height: Double(gtk_widget_get_height(area)))
  }

  /// Whether no timer or frame of the host is pending.
  public var isIdle: Bool { host.isIdle }

  /// The announcements on the accessibility bus.
  public var announcements: [String] { bus?.announcements ?? [] }

  /// The accessibility bus.
  ///
  /// Throws if the scenario doesn't need assistive technology.
  func accessibilityBus() throws -> AccessibilityBus {
    try unwrap(bus, "assistive technology")
  }

  /// Waits for a duration of real time.
  public func advance(by duration: Duration) async {
    try? await Task.sleep(for: duration)
  }

  /// The frame of an overlay's widget.
  public func frame(of id: OverlayID) -> OverlayRect? { host.frame(of: id) }

  /// The frames of the buttons in an overlay.
  public func buttonFrames(of id: OverlayID) -> [OverlayRect] { host.buttonFrames(of: id) }

  /// Drags with the real pointer, in ten steps.
  public func drag(from start: OverlayPoint, to end: OverlayPoint, over duration: Duration) async {
    let way = steps(from: start, to: end).flatMap {
      [UserAction.pause(duration / 10), move(to: $0)]
    }
    await perform([move(to: start), pause, .pressButton] + way + [.releaseButton])
  }

  /// Clicks with the real pointer.
  public func tap(_ point: OverlayPoint) async {
    await perform([move(to: point), pause] + UserAction.click)
  }

  /// Moves the real pointer.
  public func hover(_ point: OverlayPoint) async {
    await perform([move(to: point)])
  }

  /// Presses a real key.
  public func press(_ key: Key) async {
    switch key {
    case .escape: await perform([.key("Escape")])
    case .return: await perform([.key("Return")])
    }
  }

  /// Presses a real function key.
  public func press(_ key: FunctionKey) async {
    await perform([.key("F\(key.rawValue)")])
  }

  /// Presses Control-C on the real keyboard, and reads the clipboard's text.
  public func copy() async -> String? {
    await perform([.key("ctrl+c")])
    await advance(by: .milliseconds(200))
    return await clipboardText()
  }

  /// The text of the clipboard, or `nil` if it has none.
  func clipboardText() async -> String? {
    let clipboard = gtk_widget_get_clipboard(sample.widget)
    return await withCheckedContinuation { continuation in
      let reader = Unmanaged.passRetained(ClipboardReader(continuation)).toOpaque()
      gdk_clipboard_read_text_async(
        clipboard, nil,
        { source, result, reader in
          guard let reader else { return }
          let text = gdk_clipboard_read_text_finish(OpaquePointer(source), result, nil)
          let string = text.map { String(cString: $0) }
          g_free(text)
          Unmanaged<ClipboardReader>.fromOpaque(reader).takeRetainedValue().resume(string)
        }, reader)
    }
  }

  /// Uses the real keyboard and the real pointer.
  func perform(_ actions: [UserAction]) async {
    do {
      try await desktop.perform(actions)
    } catch {
      print(error)
    }
  }

  /// The time between the pointer's arrival and a press, so that the window is notified.
  private let pause = UserAction.pause(.milliseconds(50))

  /// Changes the system's text scale.
  func setTextScale(_ scale: Double) {
    Setting.set("gtk-xft-dpi", to: Int32(96 * 1024 * scale))
  }

  /// Changes the system's preference for a dark appearance.
  func setDark(_ isDark: Bool) {
    Setting.set("gtk-application-prefer-dark-theme", to: isDark)
  }

  /// Changes the system's preference for animations.
  func setAnimations(_ isOn: Bool) {
    Setting.set("gtk-enable-animations", to: isOn)
  }

  /// Resizes the window or pane.
  public func resize(to size: OverlaySize) async {
    if let pane {
      pane.resize(to: size)
    } else {
      gtk_window_set_default_size(sample.window, Int32(size.width), Int32(size.height))
    }
    await advance(by: .milliseconds(200))
  }

  /// Places a widget over the app's content.
  public func placeAnchor(_ id: AnchorID, at frame: OverlayRect?) async {
    placed.place(id, at: frame, in: pane?.widget ?? sample.widget)
    do { try await waitForFrame() } catch { print(error) }
  }

  /// Destroys the window or pane.
  public func close() async {
    guard let pane else { return gtk_window_destroy(sample.window) }
    pane.destroy()
    // GTK itself may retain a widget until its next turn.
    await advance(by: .milliseconds(100))
  }

  /// Turns the mouse wheel down over a point.
  func scroll(at point: OverlayPoint) async {
    await perform([move(to: point), pause, .turnWheelDown, .turnWheelDown])
  }

  /// Uses the window manager, or throws if there is none.
  func manage(_ action: WindowAction) async throws {
    try await desktop.manage(action)
  }

  /// Types using an input method of ibus, such as `anthy`, or throws if it can't be started.
  func useInputMethod(_ name: String) async throws {
    try await desktop.useInputMethod(name)
  }

  /// Removes sway's keyboard, or throws under any other window system.
  func unplugKeyboard() throws {
    try unwrap(desktop as? SwayDesktop, "sway").unplugKeyboard()
  }

  /// Enlarges everything on the screen.
  func setScale(_ scale: Double) async throws {
    try await desktop.setScale(scale)
  }

  /// Waits until the window system has received a frame that starts after this call.
  func waitForFrame() async throws {
    let clock = try unwrap(gtk_widget_get_frame_clock(sample.widget), "the frame clock")
    let known = gdk_frame_clock_get_frame_counter(clock)
    gtk_widget_queue_draw(sample.widget)
    await wait { gdk_frame_clock_get_frame_counter(clock) > known }
    gdk_display_sync(gtk_widget_get_display(sample.widget))
  }

  /// Waits until the pixels of a color are in `area`, where `nil` means no such pixel.
  ///
  /// Throws if this doesn't happen in time.
  func expectPixels(of color: UInt32, in area: OverlayRect?, _ what: String) async throws {
    // Searching all pixels takes a third of a second.
    for _ in 0..<20 {
      if try Screen().bounds(of: color) == area { return }
      await advance(by: .milliseconds(100))
    }
    try expect(try Screen().bounds(of: color), equals: area, "the pixels of \(what)")
  }

  /// The frame of one of the app's widgets.
  func frame(ofWidget widget: UnsafeMutablePointer<GtkWidget>) -> OverlayRect {
    var bounds = graphene_rect_t()
    _ = gtk_widget_compute_bounds(widget, sample.widget, &bounds)
    return OverlayRect(
      x: Double(bounds.origin.x), y: Double(bounds.origin.y), width: Double(bounds.size.width),
      height: Double(bounds.size.height))
  }

  /// A movement of the pointer to a point in the presenter's area.
  private func move(to point: OverlayPoint) -> UserAction {
    let origin = pane == nil ? OverlayPoint(x: 0, y: 0) : PaneStage.origin
    return .move(OverlayPoint(x: point.x + origin.x, y: point.y + origin.y))
  }
}

/// The task that waits for the clipboard's text.
private final class ClipboardReader {
  private let continuation: CheckedContinuation<String?, Never>

  init(_ continuation: CheckedContinuation<String?, Never>) { self.continuation = continuation }

  func resume(_ text: String?) { continuation.resume(returning: text) }
}
#endif
