#if GTK
internal import CGTK
internal import GalleryModel
internal import GTKWidgets

/// The list of the gallery's pages, in groups.
@MainActor
final class ContentsList {
  let widget: Widget
  /// Called with the title of the page that the user selects.
  var onSelect: (String) -> Void = { _ in }
  /// Called when the user presses a page's row, selected or not.
  var onActivate: () -> Void = {}
  /// Called when Tab leaves the list, with whether it moves backward.
  ///
  /// Returns whether the focus moved.
  var onTab: (Bool) -> Bool = { _ in false }
  private let list: Widget
  private let titles: [String]

  init(of contents: Contents) {
    let titles = contents.pages.map(\.title)
    self.titles = titles
    list = Widgets.list(
      titles.map { Widgets.label($0, wraps: false).inset(horizontal: 6, vertical: 2) },
      isSelectable: true)
    widget = Widgets.scroller(list.styled("navigation-sidebar")).sized(width: 190)
    var headings: [String: String] = [:]
    for group in contents.groups { headings[group.pages.first?.title ?? ""] = group.title }
    Listening.headings(of: list) { headings[titles[$0]] }
    Listening.connectRow(list, "row-selected") { [weak self] in self?.onSelect(titles[$0]) }
    Listening.connectRow(list, "row-activated") { [weak self] _ in self?.onActivate() }
    // The arrow keys move between rows. Tab would otherwise reach the page only after all rows.
    Listening.connectTab(in: list) { [weak self] in self?.onTab($0) ?? false }
  }

  /// Selects the page with a title.
  ///
  /// An unknown title is ignored.
  func select(_ title: String) {
    guard let index = titles.firstIndex(of: title) else { return }
    gtk_list_box_select_row(list.opaque, gtk_list_box_get_row_at_index(list.opaque, Int32(index)))
  }
}
#endif
