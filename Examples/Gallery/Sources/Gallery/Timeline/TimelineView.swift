#if GTK
internal import CGTK
internal import GalleryModel
internal import GTKWidgets
internal import Usher

/// A widget that draws a timeline.
@MainActor
final class TimelineView {
  /// The drawing area, with the height of the timeline.
  let widget = Widgets.made(gtk_drawing_area_new()).growing(horizontally: true)
  var timeline = Timeline() {
    didSet {
      guard timeline != oldValue else { return }
      let size = TimelineChart(timeline, width: 700).size
      gtk_drawing_area_set_content_height(widget.cast(), Int32(size.height))
      gtk_widget_queue_draw(widget)
    }
  }

  init() {
    gtk_drawing_area_set_content_height(widget.cast(), 54)
    // Time runs from left to right, independent of the text direction.
    gtk_widget_set_direction(widget, GTK_TEXT_DIR_LTR)
    let draw: GtkDrawingAreaDrawFunc = { area, context, width, _, data in
      nonisolated(unsafe) let place = (area: area, context: context, data: data)
      MainActor.assumeIsolated {
        guard let area = place.area, let context = place.context, let data = place.data else {
          return
        }
        let view = Unmanaged<TimelineView>.fromOpaque(data).takeUnretainedValue()
        TimelinePainter(
          context: context,
          widget: UnsafeMutableRawPointer(area).assumingMemoryBound(to: GtkWidget.self)
        ).paint(TimelineChart(view.timeline, width: Double(width)))
      }
    }
    // The page retains this object, and outlives the widget.
    gtk_drawing_area_set_draw_func(
      widget.cast(), draw, Unmanaged.passUnretained(self).toOpaque(), nil)
  }

  /// Creates a swatch in a state's color, for a legend.
  static func swatch(of state: Timeline.State) -> Widget {
    let swatch = Widgets.made(gtk_drawing_area_new()).sized(width: 18, height: 12)
    gtk_widget_set_valign(swatch, GTK_ALIGN_CENTER)
    let place = Timeline.State.allCases.firstIndex(of: state) ?? 0
    let draw: GtkDrawingAreaDrawFunc = { _, context, width, height, data in
      let state = Timeline.State.allCases[Int(bitPattern: data)]
      nonisolated(unsafe) let place = context
      MainActor.assumeIsolated {
        guard let context = place else { return }
        TimelinePainter.fill(
          OverlayRect(x: 0, y: 0, width: Double(width), height: Double(height)), state, on: context)
      }
    }
    gtk_drawing_area_set_draw_func(
      swatch.cast(), draw, UnsafeMutableRawPointer(bitPattern: place), nil)
    return swatch
  }
}
#endif
