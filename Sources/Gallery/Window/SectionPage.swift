#if GTK
internal import CGTK
internal import GalleryModel

/// The presets of a section; pressing one shows it.
@MainActor
struct SectionPage {
  let section: Section
  let session: GallerySession

  /// The page.
  var widget: Widget {
    let presets = section.presets
    let list = Widgets.list(presets.map(row), isSelectable: false) { session.show(presets[$0]) }
      .styled("rich-list", "frame")
    let page = Widgets.column(
      [
        Widgets.column(
          [
            Widgets.label(section.rawValue).styled("title-2"),
            Widgets.label(section.note).styled("dim-label"),
          ], spacing: 2), list,
      ], spacing: 16
    ).inset(horizontal: 24, vertical: 20)
    gtk_widget_set_halign(page, GTK_ALIGN_FILL)
    return Widgets.scroller(page)
  }

  private func row(_ preset: Preset) -> Widget {
    Widgets.row(
      [
        Widgets.column(
          [
            Widgets.label(preset.title).styled("heading"),
            Widgets.label(preset.note).styled("dim-label"),
          ], spacing: 2
        ).growing(horizontally: true),
        Widgets.made(gtk_image_new_from_icon_name("go-next-symbolic")).styled("dim-label"),
      ], spacing: 12)
  }
}
#endif
