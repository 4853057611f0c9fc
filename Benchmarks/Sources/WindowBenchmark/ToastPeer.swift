#if GTK
internal import CAdw
internal import CGTK
internal import Measuring
internal import Metering

/// A peer that shows the message as libadwaita's toast.
@MainActor
final class ToastPeer: Peer {
  let probe: FrameProbe
  let window: AppWindow
  private let kind: Message.Kind
  private let overlay: OpaquePointer
  private var toast: OpaquePointer?

  init(_ kind: Message.Kind) {
    self.kind = kind
    adw_init()
    guard let overlay = adw_toast_overlay_new() else { Failure.end("libadwaita makes no overlay") }
    self.overlay = OpaquePointer(overlay)
    window = AppWindow { list in
      adw_toast_overlay_set_child(OpaquePointer(overlay), list)
      return overlay
    }
    probe = FrameProbe(clock: window.clock)
  }

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
    guard let toast = adw_toast_new(kind.title) else { return }
    adw_toast_set_timeout(toast, 0)
    switch kind {
    case .line: break
    case .whole:
      adw_toast_set_custom_title(toast, wholeTitle())
      adw_toast_set_button_label(toast, Message.Kind.button)
    }
    // The overlay takes ownership of a reference. This additional reference is for `hide`.
    g_object_ref(UnsafeMutableRawPointer(toast))
    self.toast = toast
    adw_toast_overlay_add_toast(overlay, toast)
  }

  /// Creates an icon next to two lines.
  ///
  /// A toast needs a custom widget for this.
  private func wholeTitle() -> UnsafeMutablePointer<GtkWidget>? {
    let (row, lines) = (
      gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 12), gtk_box_new(GTK_ORIENTATION_VERTICAL, 2)
    )
    let icon = gtk_image_new_from_icon_name(Message.Kind.icon)
    gtk_image_set_pixel_size(icon.map { OpaquePointer($0) }, 24)
    let (title, description) = (gtk_label_new(kind.title), gtk_label_new(Message.Kind.description))
    gtk_label_set_ellipsize(title.map { OpaquePointer($0) }, PANGO_ELLIPSIZE_END)
    gtk_widget_add_css_class(title, "heading")
    for line in [title, description] {
      gtk_label_set_xalign(line.map { OpaquePointer($0) }, 0)
      append(line, to: lines)
    }
    append(icon, to: row)
    append(lines, to: row)
    return row
  }

  private func append(
    _ part: UnsafeMutablePointer<GtkWidget>?, to box: UnsafeMutablePointer<GtkWidget>?
  ) {
    gtk_box_append(
      UnsafeMutableRawPointer(box)?.assumingMemoryBound(to: GtkBox.self), part)
  }

  func hide() {
    guard let toast else { return }
    adw_toast_dismiss(toast)
    g_object_unref(UnsafeMutableRawPointer(toast))
    self.toast = nil
  }
}
#endif
