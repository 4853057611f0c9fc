#if GTK
internal import CGTK
internal import GalleryModel
internal import GTKWidgets
internal import Usher

/// The timeline as a chart, followed by the presenter's explanation.
@MainActor
final class TimelinePage {
  static let title = "Timeline"
  /// The page's subject, as one sentence.
  static let note = "Which overlays were shown, which waited, and why."
  let widget: Widget
  private let session: GallerySession
  private let chart = TimelineView()
  private let words = Widgets.label("")
  private let legend = TimelinePage.makeLegend()
  /// The text and button that are shown instead of an empty chart.
  private let invitation: Widget
  private let clear: Widget

  init(session: GallerySession) {
    self.session = session
    clear = Widgets.button("Clear") { [weak session] in
      session?.recorder.clear()
      session?.look()
    }
    gtk_widget_set_valign(clear, GTK_ALIGN_CENTER)
    let head = Widgets.row(
      [
        Widgets.column(
          [
            Widgets.label(Self.title).styled("title-2"),
            Widgets.label(Self.note).styled("dim-label"),
          ], spacing: 2
        ).growing(horizontally: true), clear,
      ], spacing: 8)
    invitation = Self.makeInvitation(session: session)
    gtk_label_set_selectable(words.opaque, 1)
    widget = Widgets.scroller(
      Widgets.column(
        [
          head, invitation, legend, chart.widget, Widgets.label("Current state").styled("heading"),
          words.styled("monospace"),
        ], spacing: 14
      ).inset(horizontal: 24, vertical: 20))
    session.onLook = { [weak self] in self?.refresh() }
    refresh()
  }

  func refresh() {
    chart.timeline = session.recorder.timeline
    let isEmpty = chart.timeline.rows.isEmpty
    gtk_widget_set_visible(invitation, isEmpty ? 1 : 0)
    for part in [legend, chart.widget, clear] { gtk_widget_set_visible(part, isEmpty ? 0 : 1) }
    gtk_label_set_text(words.opaque, session.shownPresenter.explain())
  }

  /// Creates the text and button that explain how to fill the chart.
  private static func makeInvitation(session: GallerySession) -> Widget {
    let subject = Section.turns
    let show = Widgets.button("Try “\(subject.presets[0].title)”") { [weak session] in
      session?.show(subject.presets[0])
    }.styled("suggested-action")
    gtk_widget_set_halign(show, GTK_ALIGN_START)
    return Widgets.column(
      [
        Widgets.label("Nothing has been shown yet").styled("heading"),
        Widgets.label(
          "Each overlay gets a row here once you press a preset of any page: how long it waited, "
            + "how long it was shown, and what ended it. Press several quickly, and they queue."),
        show,
      ], spacing: 10
    ).inset(horizontal: 0, vertical: 14)
  }

  private static func makeLegend() -> Widget {
    let legend = Widgets.made(gtk_flow_box_new())
    gtk_flow_box_set_selection_mode(legend.opaque, GTK_SELECTION_NONE)
    gtk_flow_box_set_max_children_per_line(legend.opaque, UInt32(Timeline.State.allCases.count))
    for state in Timeline.State.allCases {
      let entry = Widgets.row(
        [TimelineView.swatch(of: state), Widgets.label("\(state)", wraps: false)], spacing: 6)
      gtk_flow_box_insert(legend.opaque, entry, -1)
    }
    return legend
  }
}
#endif
