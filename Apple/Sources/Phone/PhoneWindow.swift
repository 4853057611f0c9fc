#if GTK
internal import CGTK
internal import GTKWidgets
internal import StandInPhone
internal import UIKit

/// The window of a phone: its screens, and beside them what a person does with it.
@MainActor
final class PhoneWindow {
  /// The window, as a widget.
  let widget = Widgets.made(gtk_window_new())
  /// The phone.
  let device: Device
  private let row = Widgets.row([], spacing: 24).inset(horizontal: 24, vertical: 16)
  /// The views of the device's screens.
  private(set) var views: [ScreenView] = []
  private var lastFrame: Int64?

  /// Opens the window of a phone.
  init(device: Device) {
    self.device = device
    let window: UnsafeMutablePointer<GtkWindow> = widget.cast()
    gtk_window_set_title(window, "Usher on a phone")
    let panel = ControlPanel(device: device) { [weak self] in self?.follow() }.widget
    gtk_window_set_child(
      window,
      Widgets.row([
        row.growing(horizontally: true, vertically: true),
        Widgets.separator(GTK_ORIENTATION_VERTICAL), panel,
      ]))
    follow()
    followFrames()
    gtk_window_present(window)
  }

  /// Shows the device's screens at their size.
  private func follow() {
    for view in views where !device.screens.contains(where: { $0 === view.screen }) {
      gtk_box_remove(row.cast(), view.widget)
    }
    views.removeAll { view in !device.screens.contains { $0 === view.screen } }
    for screen in device.screens where !views.contains(where: { $0.screen === screen }) {
      let view = ScreenView(screen: screen)
      views.append(view)
      gtk_box_append(row.cast(), view.widget)
    }
    for view in views { view.follow() }
    let size = device.settings.size
    gtk_window_set_default_size(
      widget.cast(), Int32(size.width + 24) * Int32(views.count) + 300,
      max(Int32(size.height) + 32, 620))
  }

  private func followFrames() {
    Listening.everyFrame(of: widget) { [weak self] microseconds in
      guard let self else { return false }
      let elapsed = lastFrame.map { Double(microseconds - $0) / 1e6 } ?? 0
      lastFrame = microseconds
      // A window that was covered gets no frames; the phone does not catch up.
      device.pass(min(elapsed, 0.25))
      // Each view says so once, and none is left out.
      let areMoving = views.map(\.isMoving)
      if StandIn.isChanging || areMoving.contains(true) {
        for view in views { gtk_widget_queue_draw(view.widget) }
      }
      return true
    }
  }
}
#endif
