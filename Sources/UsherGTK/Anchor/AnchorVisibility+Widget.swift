#if GTK && os(Linux)
internal import CGTK
internal import Usher

extension AnchorVisibility {
  /// Returns the position of a widget in the coordinates of `layer`.
  ///
  /// `part` is a part of the widget in its own coordinates, or `nil` for the whole widget.
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

  /// Returns the area's frame and the frames of the widget's ancestors that clip it.
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
