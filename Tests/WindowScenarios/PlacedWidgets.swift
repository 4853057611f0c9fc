#if GTK
internal import CGTK
internal import SampleApp
internal import Usher
internal import UsherGTK

/// The app's widgets over its content that are marked as anchors.
@MainActor
final class PlacedWidgets {
  private let content: SampleContent
  private var widgets: [AnchorID: UnsafeMutablePointer<GtkWidget>] = [:]

  init(over content: SampleContent) { self.content = content }

  /// Puts a widget into a frame in the coordinates of `area`, or removes it.
  func place(
    _ id: AnchorID, at frame: OverlayRect?, in area: UnsafeMutablePointer<GtkWidget>
  ) {
    let overlay = OpaquePointer(content.widget)
    guard let frame else {
      widgets.removeValue(forKey: id).map { gtk_overlay_remove_overlay(overlay, $0) }
      return
    }
    var bounds = graphene_rect_t()
    guard gtk_widget_compute_bounds(content.widget, area, &bounds) != 0,
      let widget = widgets[id] ?? gtk_label_new("Anchor")
    else { return }
    gtk_widget_set_halign(widget, GTK_ALIGN_START)
    gtk_widget_set_valign(widget, GTK_ALIGN_START)
    gtk_widget_set_margin_start(widget, Int32(frame.minX - Double(bounds.origin.x)))
    gtk_widget_set_margin_top(widget, Int32(frame.minY - Double(bounds.origin.y)))
    gtk_widget_set_size_request(widget, Int32(frame.size.width), Int32(frame.size.height))
    guard widgets[id] == nil else { return }
    widgets[id] = widget
    gtk_overlay_add_overlay(overlay, widget)
    id.mark(UnsafeMutableRawPointer(widget))
  }
}
#endif
