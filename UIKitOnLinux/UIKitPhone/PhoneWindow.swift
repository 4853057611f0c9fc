#if GTK && UIKIT_STAND_IN
internal import CGTK
internal import GLibMainActor
public import GTKWidgets
public import UIKit
public import UsherGTK

/// The window of a phone, with its screens and the buttons for the user's actions.
@MainActor
public final class PhoneWindow {
  /// The window, as a widget.
  public let widget = Widgets.made(gtk_window_new())
  /// The phone.
  public let device: Device
  private let row = Widgets.row([], spacing: 24).inset(horizontal: 24, vertical: 16)
  /// The views of the device's screens.
  public private(set) var views: [ScreenView] = []

  /// Opens the window of a phone.
  public init(device: Device) {
    self.device = device
    let window: UnsafeMutablePointer<GtkWindow> = widget.cast()
    gtk_window_set_title(window, "Phone")
    let panel = ControlPanel(device: device) { [weak self] in self?.follow() }.widget
    gtk_window_set_child(
      window,
      Widgets.row([
        row.growing(horizontally: true, vertically: true),
        Widgets.separator(GTK_ORIENTATION_VERTICAL), panel,
      ]))
    follow()
    device.followFrames(of: widget) { [weak self] in self?.views }
    gtk_window_present(window)
  }

  /// Runs an app for iOS on a phone in a window, and returns when the window was closed.
  ///
  /// - Parameter makeRoot: Creates the root controller of each of the app's scenes.
  /// - Throws: `AttachmentError` if there is no display or the window can't be opened.
  public static func run(
    _ makeRoot: @escaping @MainActor () -> UIViewController
  ) throws(AttachmentError) {
    try run(makeRoot) { _ in }
  }

  /// Runs an app, and calls `body` once the window is open.
  public static func run(
    _ makeRoot: @escaping @MainActor () -> UIViewController, _ body: (PhoneWindow) -> Void
  ) throws(AttachmentError) {
    guard gtk_init_check() != 0 else { throw .noDisplay }
    do { try GLibMainActor.start() } catch { throw .mainThreadTaken }
    let window = PhoneWindow(device: Device(makeRoot))
    body(window)
    withExtendedLifetime(window) {
      while g_list_model_get_n_items(gtk_window_get_toplevels()) > 0 {
        g_main_context_iteration(nil, 1)
      }
    }
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
}
#endif
