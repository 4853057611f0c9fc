#if GTK
internal import CGTK
internal import GalleryModel
internal import GTKWidgets

/// Widgets of a page with a heading and a list of exhibits.
///
/// Pressing a row shows its exhibit.
@MainActor
enum SectionPage {
  static func widget(of page: Contents.Page) -> Widget { widget(of: [page]) }

  /// Creates the scrollable widget of several pages, one below the other.
  static func widget(of pages: [Contents.Page]) -> Widget {
    Widgets.scroller(
      Widgets.column(pages.map(part), spacing: 28).inset(horizontal: 24, vertical: 20))
  }

  /// Creates the widget that is shown if a filter has no results.
  static func widget(ofNothingFoundBy filter: String) -> Widget {
    let words = Widgets.column(
      [
        Widgets.label("Nothing is called “\(filter)”").styled("title-4"),
        Widgets.label("Titles and descriptions are searched; fewer words find more.")
          .styled("dim-label"),
      ], spacing: 6)
    return words.inset(horizontal: 24, vertical: 20)
  }

  private static func part(of page: Contents.Page) -> Widget {
    let heading = Widgets.column(
      [Widgets.label(page.title).styled("title-2"), Widgets.label(page.note).styled("dim-label")],
      spacing: 2)
    guard !page.entries.isEmpty else { return heading }
    let entries = page.entries
    let list = Widgets.list(entries.map(row), isSelectable: false) { entries[$0].show() }
      .styled("rich-list", "gallery-list")
    let parts = [heading] + (page.choice.map { [row(of: $0)] } ?? []) + [list]
    return Widgets.column(parts, spacing: 16)
  }

  /// Creates the row of a page's choice, which follows the current option.
  private static func row(of choice: PageChoice) -> Widget {
    let menu = DropDown.make(choice.options, selected: choice.selected) { [weak choice] in
      choice?.select($0)
    }
    let number = choice.follow { DropDown.select($0, in: menu) }
    Listening.connect(menu, "destroy") { [weak choice] in choice?.unfollow(number) }
    return Widgets.row(
      [Widgets.label(choice.title).styled("heading").growing(horizontally: true), menu],
      spacing: 12)
  }

  private static func row(of entry: Contents.Entry) -> Widget {
    Widgets.row(
      [
        Widgets.column(
          [
            Widgets.label(entry.title).styled("heading"),
            Widgets.label(entry.note).styled("dim-label"),
          ], spacing: 2
        ).growing(horizontally: true),
        Widgets.made(gtk_image_new_from_icon_name("go-next-symbolic")).styled("dim-label"),
      ], spacing: 12)
  }
}
#endif
