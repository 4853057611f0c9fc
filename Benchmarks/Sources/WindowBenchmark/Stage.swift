#if GTK
internal import CGTK
internal import Measuring
internal import Metering
internal import Usher
internal import UsherGTK

/// A window for measurements, with an app that has a list, and a presenter.
@MainActor
final class Stage {
  /// A presenter that shows up to twenty overlays at the same time.
  let presenter: Presenter
  let host: GTKHost
  /// The metered host that the presenter calls.
  let meter: MeteredHost
  let probe: FrameProbe
  let window: AppWindow

  /// Attaches a presenter to the window and waits for one second.
  init(in window: AppWindow = AppWindow()) throws(AttachmentError) {
    self.window = window
    host = try GTKHost(in: window.widget)
    meter = MeteredHost(host)
    presenter = Presenter(host: meter, capacity: 20)
    probe = FrameProbe(clock: window.clock, host: meter)
    MainLoop.run(seconds: 1)
  }

  /// Runs the main loop until no frame was drawn for a while.
  func rest() {
    // The frame for a recent change hasn't been drawn yet.
    let start = Seconds.passed
    MainLoop.run { host.isIdle && Seconds.passed - max(probe.lastEnd, start) > 0.1 }
  }

  /// Dismisses all overlays and waits until motion stops.
  func clear() {
    presenter.dismissAll()
    MainLoop.run { presenter.shown.isEmpty }
    rest()
  }

  /// Shows overlays together, and records the frames after the first frame, which has new widgets.
  ///
  /// - Parameters:
  ///   - tops: Each overlay's distance from the top of the window.
  ///   - hasShadow: Whether the overlays cast shadows.
  ///   - entrance: The overlays' entrance.
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

  /// Requests frames without changes for some time.
  func tick(seconds: Double) {
    let tick = gtk_widget_add_tick_callback(window.widget, { _, _, _ in 1 }, nil, nil)
    MainLoop.run(seconds: seconds)
    gtk_widget_remove_tick_callback(window.widget, tick)
  }

  /// Whether at least one point of an overlay is visible to the user.
  func shows(_ id: OverlayID) -> Bool {
    guard let frame = host.frame(of: id) else { return false }
    return window.shows(
      x: frame.minX, y: frame.minY, width: frame.size.width, height: frame.size.height)
  }
}
#endif
