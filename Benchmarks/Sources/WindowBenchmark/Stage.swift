#if GTK
internal import CGTK
internal import Usher
internal import UsherGTK

/// The window everything is measured in: an app with a list, and a presenter above it.
@MainActor
final class Stage {
  /// Shows up to twenty overlays at once.
  let presenter: Presenter
  /// Draws them.
  let host: GTKHost
  /// What the presenter talks to.
  let meter: MeteredHost
  /// Times the frames.
  let probe: FrameProbe
  private let window: UnsafeMutablePointer<GtkWidget>

  /// Opens the window and waits until it is still.
  init() throws(AttachmentError) {
    guard let window = gtk_window_new() else { Failure.end("GTK makes no window") }
    self.window = window
    let asWindow = UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWindow.self)
    gtk_window_set_decorated(asWindow, 0)
    gtk_window_set_default_size(asWindow, 390, 844)
    gtk_window_set_child(asWindow, Self.makeList())
    gtk_window_present(asWindow)
    host = try GTKHost(window: window)
    meter = MeteredHost(host)
    presenter = Presenter(host: meter, capacity: 20)
    guard let clock = gtk_widget_get_frame_clock(window) else {
      Failure.end("the window has no frame clock")
    }
    probe = FrameProbe(clock: clock, host: meter)
    MainLoop.run(seconds: 1)
  }

  /// The renderer of the window and the version of GTK.
  var description: String {
    let version =
      "GTK \(gtk_get_major_version()).\(gtk_get_minor_version()).\(gtk_get_micro_version())"
    guard let native = gtk_widget_get_native(window), let renderer = gtk_native_get_renderer(native)
    else { return version }
    let instance = UnsafeMutableRawPointer(renderer).assumingMemoryBound(to: GTypeInstance.self)
    let name = g_type_name_from_instance(instance).map { String(cString: $0) }
    return (name.map { $0 + ", " } ?? "") + version
  }

  /// Turns the main loop until nothing has been drawn for a while.
  func rest() {
    MainLoop.run { host.isIdle && Seconds.passed - probe.lastEnd > 0.1 }
  }

  /// Takes away what is shown and waits until the window is still.
  func clear() {
    presenter.dismissAll()
    MainLoop.run { !presenter.isShowing }
    rest()
  }

  /// Asks for frames in which nothing has changed, for some time.
  func tick(seconds: Double) {
    let tick = gtk_widget_add_tick_callback(window, { _, _, _ in 1 }, nil, nil)
    MainLoop.run(seconds: seconds)
    gtk_widget_remove_tick_callback(window, tick)
  }

  /// Whether a person sees something of an overlay: one point of its surface, at least.
  func shows(_ id: OverlayID) -> Bool {
    guard let frame = host.frame(of: id) else { return false }
    let width = min(frame.maxX, Double(gtk_widget_get_width(window))) - max(frame.minX, 0)
    let height = min(frame.maxY, Double(gtk_widget_get_height(window))) - max(frame.minY, 0)
    return width >= 1 && height >= 1
  }

  private static func makeList() -> UnsafeMutablePointer<GtkWidget>? {
    let scroller = gtk_scrolled_window_new()
    let list = gtk_list_box_new()
    for number in 1...40 {
      let label = gtk_label_new("Row \(number): a message with a line of text that goes on")
      gtk_label_set_xalign(label.map { OpaquePointer($0) }, 0)
      gtk_label_set_ellipsize(label.map { OpaquePointer($0) }, PANGO_ELLIPSIZE_END)
      gtk_widget_set_margin_top(label, 10)
      gtk_widget_set_margin_bottom(label, 10)
      gtk_widget_set_margin_start(label, 12)
      gtk_list_box_append(list.map { OpaquePointer($0) }, label)
    }
    gtk_scrolled_window_set_child(scroller.map { OpaquePointer($0) }, list)
    return scroller
  }
}
#endif
