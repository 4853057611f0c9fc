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
  let window = AppWindow()

  /// Opens the window and waits until it is still.
  init() throws(AttachmentError) {
    host = try GTKHost(window: window.widget)
    meter = MeteredHost(host)
    presenter = Presenter(host: meter, capacity: 20)
    probe = FrameProbe(clock: window.clock, host: meter)
    MainLoop.run(seconds: 1)
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

  /// Lets overlays come in at once, and records the frames between the first, in which the widgets are
  /// new, and the last.
  ///
  /// - Parameters:
  ///   - tops: Where each of them comes to rest, from the top of the window.
  ///   - hasShadow: Whether they cast shadows.
  ///   - entrance: How they come.
  func comeIn(tops: [Double], hasShadow: Bool, entrance: OverlayTransition) {
    var arrived = 0
    let first = probe.frameCount + 1
    probe.onFrame = { [probe] in
      if probe.frameCount == first { probe.isRecording = arrived == 0 }
    }
    let lifecycle = Lifecycle(didPresent: { [probe] in
      arrived += 1
      probe.isRecording = false
    })
    for top in tops {
      presenter.present(
        Message.content(hasShadow: hasShadow), as: Message.overlay(top: top, entrance: entrance),
        lifecycle: lifecycle)
    }
    MainLoop.run { arrived == tops.count }
    probe.onFrame = {}
  }

  /// Asks for frames in which nothing has changed, for some time.
  func tick(seconds: Double) {
    let tick = gtk_widget_add_tick_callback(window.widget, { _, _, _ in 1 }, nil, nil)
    MainLoop.run(seconds: seconds)
    gtk_widget_remove_tick_callback(window.widget, tick)
  }

  /// Whether a person sees something of an overlay: one point of its surface, at least.
  func shows(_ id: OverlayID) -> Bool {
    guard let frame = host.frame(of: id) else { return false }
    return window.shows(
      x: frame.minX, y: frame.minY, width: frame.size.width, height: frame.size.height)
  }
}
#endif
