#if GTK
internal import CGTK
internal import Foundation
internal import SampleApp
internal import UsherGTK
public import Usher
public import UsherTesting

/// A driver for a real window: time is real, and xdotool moves the pointer and presses the keys.
@MainActor
public final class GTKDriver: HostDriver {
  /// The presenter of the window, or of the pane.
  public let presenter: Presenter
  let sample: SampleWindow
  let host: GTKHost
  /// The pane with the presenter, in the middle of the window; `nil` if the window has it.
  let pane: PaneStage?
  private let bus: AccessibilityBus?

  /// Opens a window and waits until it is laid out.
  ///
  /// - Parameters:
  ///   - hasTitleBar: Whether the window has a title bar of its own.
  ///   - isInPane: Whether the presenter belongs to a pane in the window.
  ///   - bus: The accessibility bus; `nil` if assistive technology is not in use.
  /// - Throws: The error that prevents a presenter from attaching.
  init(hasTitleBar: Bool, isInPane: Bool, bus: AccessibilityBus?) async throws {
    self.bus = bus
    sample = SampleWindow(titleBar: hasTitleBar ? .own : .none)
    pane = isInPane ? PaneStage(in: sample.window) : nil
    host = try GTKHost(in: pane?.pane.widget ?? UnsafeMutableRawPointer(sample.widget))
    presenter = Presenter(host: host)
    await wait { self.viewportSize.width > 0 && self.isIdle }
    // Until the X server has moved the window to its place, too.
    await advance(by: .milliseconds(200))
  }

  /// The size of the window or pane.
  public var viewportSize: Size {
    let area = pane?.widget ?? sample.widget
    return Size(
      width: Double(gtk_widget_get_width(area)), height: Double(gtk_widget_get_height(area)))
  }

  /// Whether the host has no timer and no frame pending.
  public var isIdle: Bool { host.isIdle }

  /// The announcements on the accessibility bus.
  public var announcements: [String] { bus?.announcements ?? [] }

  /// The accessibility bus; throws if the scenario does not need assistive technology.
  func accessibilityBus() throws -> AccessibilityBus {
    try unwrap(bus, "assistive technology")
  }

  /// Waits for a duration of real time.
  public func advance(by duration: Duration) async {
    try? await Task.sleep(for: duration)
  }

  /// The frame of an overlay's widget.
  public func frame(of id: OverlayID) -> Rect? { host.frame(of: id) }

  /// The frames of the buttons in an overlay.
  public func buttonFrames(of id: OverlayID) -> [Rect] { host.buttonFrames(of: id) }

  /// Drags with the real pointer, in ten steps.
  public func drag(from start: Point, to end: Point, over duration: Duration) async {
    let pause = "\(Double(duration.components.attoseconds) * 1e-19)"
    var script = ["mousemove"] + at(start) + ["sleep", "0.05", "mousedown", "1"]
    for point in steps(from: start, to: end) {
      script += ["sleep", pause, "mousemove"] + at(point)
    }
    await xdotool(script + ["mouseup", "1"])
  }

  /// Clicks with the real pointer.
  public func tap(_ point: Point) async {
    await xdotool(["mousemove"] + at(point) + ["sleep", "0.05", "click", "1"])
  }

  /// Moves the real pointer.
  public func hover(_ point: Point) async {
    await xdotool(["mousemove"] + at(point))
  }

  /// Presses a real key.
  public func press(_ key: Key) async {
    switch key {
    case .escape: await type(["key", "Escape"])
    }
  }

  /// Uses the real keyboard, with commands of xdotool.
  func type(_ script: [String]) async {
    await xdotool(script)
  }

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
  public func resize(to size: Size) async {
    if let pane {
      pane.resize(to: size)
    } else {
      gtk_window_set_default_size(sample.window, Int32(size.width), Int32(size.height))
    }
    await advance(by: .milliseconds(200))
  }

  /// Destroys the window or pane.
  public func close() async {
    guard let pane else { return gtk_window_destroy(sample.window) }
    pane.destroy()
    // GTK itself may keep a widget until its next turn.
    await advance(by: .milliseconds(100))
  }

  /// Turns the mouse wheel downwards over a point.
  func scroll(at point: Point) async {
    await xdotool(["mousemove"] + at(point) + ["sleep", "0.05", "click", "5", "click", "5"])
  }

  /// The frame of one of the app's own widgets.
  func frame(ofWidget widget: UnsafeMutablePointer<GtkWidget>) -> Rect {
    var bounds = graphene_rect_t()
    _ = gtk_widget_compute_bounds(widget, sample.widget, &bounds)
    return Rect(
      x: Double(bounds.origin.x), y: Double(bounds.origin.y), width: Double(bounds.size.width),
      height: Double(bounds.size.height))
  }

  private func at(_ point: Point) -> [String] {
    let origin = pane == nil ? Point(x: 0, y: 0) : PaneStage.origin
    return ["\(Int(point.x + origin.x))", "\(Int(point.y + origin.y))"]
  }

  /// Runs xdotool while the main loop goes on.
  private func xdotool(_ arguments: [String]) async {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/xdotool")
    process.arguments = arguments
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
}
#endif
