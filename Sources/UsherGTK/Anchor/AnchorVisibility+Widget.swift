#if GTK && os(Linux)
internal import CGTK
internal import Usher

extension AnchorVisibility {
  /// Creates the visibility of a widget, in the coordinates of `layer`.
  ///
  /// `part` is the anchored part in the widget's coordinates, or `nil` for the whole widget. If the
  /// widget isn't mapped or isn't in the layer's window, the visibility is `hidden`.
  @MainActor
  init(
    of widget: WidgetPointer, part: OverlayRect? = nil, in area: OverlayArea,
    over layer: WidgetPointer
  ) {
    guard gtk_widget_get_mapped(widget) != 0, let frame = OverlayRect(of: widget, in: layer) else {
      self = .hidden
      return
    }
    let seen = part?.moved(by: Vector(dx: frame.minX, dy: frame.minY)) ?? frame
    let clips = Self.clips(of: widget, in: area, over: layer)
    self = .visible(seen, within: part == nil ? clips : clips + [frame])
  }

  /// Returns the area's frame and the frames of all ancestors that clip the widget.
  @MainActor
  private static func clips(
    of widget: WidgetPointer, in area: OverlayArea, over layer: WidgetPointer
  ) -> [OverlayRect] {
    var clips = [
      OverlayRect(
        x: 0, y: 0, width: Double(gtk_widget_get_width(area.widget)),
        height: Double(gtk_widget_get_height(area.widget)))
    ]
    var next = gtk_widget_get_parent(widget)
    while let parent = next, parent != area.widget {
      next = gtk_widget_get_parent(parent)
      guard gtk_widget_get_overflow(parent) == GTK_OVERFLOW_HIDDEN,
        let frame = OverlayRect(of: parent, in: layer)
      else { continue }
      clips.append(frame)
    }
    return clips
  }
}
#endif
