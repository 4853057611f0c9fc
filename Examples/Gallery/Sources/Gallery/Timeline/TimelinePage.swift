#if GTK
internal import CGTK
internal import GalleryModel
internal import GTKWidgets
internal import Usher

/// The timeline as a chart, and below it the presenter's explanation in words.
@MainActor
final class TimelinePage {
  /// The page's widget.
  let widget: Widget
  private let session: GallerySession
  private let chart: TimelineView
  private let words = Widgets.label("")

  /// Creates the page of a session.
  init(session: GallerySession) {
    self.session = session
    let chart = TimelineView()
    self.chart = chart
    let head = Widgets.row(
      [
        Widgets.column(
          [
            Widgets.label("Timeline").styled("title-2"),
            Widgets.label(
              "Which overlays were shown, which waited, and why. Show some presets to fill the chart."
            )
            .styled("dim-label"),
          ], spacing: 2
        ).growing(horizontally: true)
      ], spacing: 8)
    let legend = Widgets.row(
      Timeline.State.allCases.map { state in
        Widgets.row(
          [TimelineView.swatch(of: state), Widgets.label("\(state)", wraps: false)], spacing: 6)
      }, spacing: 16)
    gtk_label_set_selectable(words.opaque, 1)
    widget = Widgets.scroller(
      Widgets.column(
        [
          head, legend, chart.widget, Widgets.label("Current state").styled("heading"),
          words.styled("monospace"),
        ], spacing: 14
      ).inset(horizontal: 24, vertical: 20))
    let clear = Widgets.button("Clear") { [weak session] in
      session?.recorder.clear()
      session?.look()
    }
    gtk_widget_set_valign(clear, GTK_ALIGN_CENTER)
    gtk_box_append(head.cast(), clear)
    session.onLook = { [weak self] in self?.refresh() }
    refresh()
  }

  /// Shows what the session has recorded.
  func refresh() {
    chart.timeline = session.recorder.timeline
    gtk_label_set_text(words.opaque, session.presenter.explain())
  }
}
#endif
