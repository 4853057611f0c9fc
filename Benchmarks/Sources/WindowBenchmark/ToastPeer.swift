#if GTK
internal import CAdw
internal import CGTK

/// A peer that shows the message as libadwaita's toast.
@MainActor
final class ToastPeer: Peer {
  let probe: FrameProbe
  private let window: AppWindow
  private let overlay: OpaquePointer
  private var toast: OpaquePointer?

  init() {
    adw_init()
    guard let overlay = adw_toast_overlay_new() else { Failure.end("libadwaita makes no overlay") }
    self.overlay = OpaquePointer(overlay)
    window = AppWindow { list in
      adw_toast_overlay_set_child(OpaquePointer(overlay), list)
      return overlay
    }
    probe = FrameProbe(clock: window.clock)
  }

  /// The version of libadwaita.
  static var version: String {
    "libadwaita \(adw_get_major_version()).\(adw_get_minor_version()).\(adw_get_micro_version())"
  }

  var isVisible: Bool {
    guard
      let widget = gtk_widget_get_last_child(
        UnsafeMutableRawPointer(overlay).assumingMemoryBound(to: GtkWidget.self)),
      widget != window.list, gtk_widget_get_mapped(widget) != 0, gtk_widget_get_opacity(widget) > 0
    else { return false }
    var bounds = graphene_rect_t()
    guard gtk_widget_compute_bounds(widget, window.widget, &bounds) != 0 else { return false }
    return window.shows(
      x: Double(bounds.origin.x), y: Double(bounds.origin.y), width: Double(bounds.size.width),
      height: Double(bounds.size.height))
  }

  func show() {
    guard let toast = adw_toast_new(Message.line) else { return }
    adw_toast_set_timeout(toast, 0)
    // The overlay takes ownership of a reference; this additional one is for `hide`.
    g_object_ref(UnsafeMutableRawPointer(toast))
    self.toast = toast
    adw_toast_overlay_add_toast(overlay, toast)
  }

  func hide() {
    guard let toast else { return }
    adw_toast_dismiss(toast)
    g_object_unref(UnsafeMutableRawPointer(toast))
    self.toast = nil
  }
}
#endif
