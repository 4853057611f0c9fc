#if GTK
internal import CGTK
internal import GTKWidgets

/// A page with a heading and a list of exhibits.
///
/// Pressing a row shows its exhibit.
@MainActor
struct SectionPage {
  let title: String
  let note: String
  let rows: [Row]

  /// A row for one exhibit.
  struct Row {
    let title: String
    let note: String
    let show: @MainActor () -> Void
  }

  /// Makes the page's widget.
  var widget: Widget {
    let rows = rows
    let list = Widgets.list(rows.map(widget), isSelectable: false) { rows[$0].show() }
      .styled("rich-list", "frame")
    let page = Widgets.column(
      [
        Widgets.column(
          [
            Widgets.label(title).styled("title-2"),
            Widgets.label(note).styled("dim-label"),
          ], spacing: 2), list,
      ], spacing: 16
    ).inset(horizontal: 24, vertical: 20)
    gtk_widget_set_halign(page, GTK_ALIGN_FILL)
    return Widgets.scroller(page)
  }

  private func widget(of row: Row) -> Widget {
    Widgets.row(
      [
        Widgets.column(
          [
            Widgets.label(row.title).styled("heading"),
            Widgets.label(row.note).styled("dim-label"),
          ], spacing: 2
        ).growing(horizontally: true),
        Widgets.made(gtk_image_new_from_icon_name("go-next-symbolic")).styled("dim-label"),
      ], spacing: 12)
  }
}
#endif
