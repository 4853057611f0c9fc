#if GTK
internal import CGTK
internal import GalleryModel
internal import SampleApp
internal import Usher
internal import UsherGTK

/// The window with a button for each preset.
@MainActor
struct GalleryWindow {
  /// What its buttons present through.
  let presenter: Presenter

  static func run() throws(GalleryError) {
    let sample = SampleWindow()
    do throws(AttachmentError) {
      GalleryWindow(presenter: try Presenter.attached(to: sample.widget)).open()
    } catch {
      throw .cannotAttach("\(error)")
    }
    MainLoop.runWhileWindowsAreOpen()
  }

  /// Opens the panel.
  func open() {
    guard let widget = gtk_window_new(), let column = gtk_box_new(GTK_ORIENTATION_VERTICAL, 8)
    else { return }
    let window: UnsafeMutablePointer<GtkWindow> = UnsafeMutableRawPointer(widget)
      .assumingMemoryBound(to: GtkWindow.self)
    gtk_window_set_title(window, "Presets")
    gtk_window_set_default_size(window, 280, 640)
    for margin in [
      gtk_widget_set_margin_top, gtk_widget_set_margin_bottom, gtk_widget_set_margin_start,
      gtk_widget_set_margin_end,
    ] {
      margin(column, 16)
    }
    for preset in Preset.all { add(preset.title, to: column) { show(preset) } }
    add("Three at once, one urgent", to: column) { showThree() }
    add("Until dismissed", to: column) {
      presenter.present(
        .notification(title: "Tap me, swipe me, or press Escape"),
        as: Overlay(lifetime: .untilDismissed))
    }
    add("Dismiss all", to: column) { presenter.dismissAll() }
    add("Light or dark", to: column) { Theme.shared.isDark.toggle() }
    let scroller = gtk_scrolled_window_new()
    gtk_scrolled_window_set_child(scroller.map { OpaquePointer($0) }, column)
    gtk_window_set_child(window, scroller)
    gtk_window_present(window)
  }

  private func show(_ preset: Preset) {
    _ = preset.present(by: presenter)
  }

  private func showThree() {
    for (title, priority) in [
      ("First come", Priority.normal), ("Waits for its turn", .normal), ("Urgent", .high),
    ] {
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: title),
        as: Overlay(priority: priority, lifetime: .timed(.seconds(2))))
    }
  }

  private func add(
    _ title: String, to column: UnsafeMutablePointer<GtkWidget>,
    _ action: @escaping @MainActor () -> Void
  ) {
    guard let button = gtk_button_new_with_label(title) else { return }
    Click.connect(button, action)
    gtk_box_append(
      UnsafeMutableRawPointer(column).assumingMemoryBound(to: GtkBox.self), button)
  }
}
#endif
