#if GTK
internal import CGTK
internal import SampleApp
internal import Trials
internal import Usher
internal import UsherGTK
internal import UsherTesting

/// A window for a trial.
///
/// The clock is manual, so that thousands of overlays take only seconds. Frames are real, so that
/// GTK draws as usual.
@MainActor
final class WindowStage: TrialStage {
  let presenter: Presenter
  private let sample: SampleWindow
  private let host: GTKHost
  private let clock = ManualClock()

  init() throws {
    sample = SampleWindow(titleBar: .none)
    let clock = clock
    host = try GTKHost(in: sample.widget, clock: .manual { clock.now })
    presenter = Presenter(host: host)
  }

  /// Returns the materials for contents in a window.
  static func materials() throws -> TrialMaterials {
    try TrialMaterials(icon: "starred-symbolic") {
      gtk_label_new("Native").map { UnsafeMutableRawPointer($0) }
    }
  }

  /// Advances the manual clock, and then waits in real time until a frame has been drawn.
  func pass(_ duration: Duration) async {
    clock.advance(by: duration)
    presenter.receive(.timePassed)
    try? await Task.sleep(for: .milliseconds(18))
  }

  func swipe(_ id: OverlayID) {
    guard let frame = host.frame(of: id) else { return }
    var point = OverlayPoint(
      x: (frame.minX + frame.maxX) / 2, y: (frame.minY + frame.maxY) / 2)
    presenter.receive(.pointerChanged(.began, PointerSample(position: point, time: clock.now)))
    for _ in 0..<8 {
      clock.advance(by: .milliseconds(8))
      point.y -= 15
      presenter.receive(.pointerChanged(.moved, PointerSample(position: point, time: clock.now)))
    }
    presenter.receive(.pointerChanged(.ended, PointerSample(position: point, time: clock.now)))
  }

  /// Presses the last native button of an overlay, like a click.
  func press(_ id: OverlayID) {
    guard let frame = host.buttonFrames(of: id).last,
      let layer = sample.layer,
      let button = button(at: frame, in: layer)
    else { return }
    var value = GValue()
    g_value_init(&value, gtk_button_get_type())
    g_value_set_object(&value, button)
    g_signal_emitv(&value, g_signal_lookup("clicked", gtk_button_get_type()), 0, nil)
    g_value_unset(&value)
  }

  func tie(_ handle: PresentationHandle) -> @MainActor () -> Void {
    guard let owner = gtk_label_new("The owner") else { return {} }
    g_object_ref_sink(owner)
    gtk_overlay_add_overlay(OpaquePointer(sample.content.widget), owner)
    handle.dismisses(withWidget: owner)
    return {
      // A window that closes removes its widgets.
      if let app = gtk_widget_get_parent(owner) {
        gtk_overlay_remove_overlay(OpaquePointer(app), owner)
      }
      g_object_unref(owner)
    }
  }

  /// Destroys the window and its contents.
  func close() {
    gtk_window_destroy(sample.window)
  }

  private func button(
    at frame: OverlayRect, in widget: UnsafeMutablePointer<GtkWidget>
  ) -> UnsafeMutablePointer<GtkWidget>? {
    widgets(in: widget).first {
      var bounds = graphene_rect_t()
      return isInstance($0, of: gtk_button_get_type())
        && gtk_widget_compute_bounds($0, sample.widget, &bounds) != 0
        && Double(bounds.origin.x) == frame.minX && Double(bounds.origin.y) == frame.minY
    }
  }
}
#endif
