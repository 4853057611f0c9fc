#if GTK
internal import CGTK

/// A list that opens, of which one is chosen.
@MainActor
enum DropDown {
  /// Makes one.
  ///
  /// - Parameters:
  ///   - titles: What there is to choose from.
  ///   - selected: The place of what is chosen; `nil` for nothing.
  ///   - action: Called with the place of what a person or the program chose.
  /// - Returns: The widget.
  static func make(
    _ titles: [String], selected: Int?, _ action: @escaping @MainActor (Int) -> Void
  ) -> Widget {
    var texts = titles.map { UnsafePointer(g_strdup($0)) as UnsafePointer<CChar>? } + [nil]
    defer { for text in texts { g_free(UnsafeMutablePointer(mutating: text)) } }
    let widget = Widgets.made(gtk_drop_down_new_from_strings(&texts))
    select(selected, in: widget)
    Listening.connectProperty(widget, "selected") {
      let index = gtk_drop_down_get_selected(widget.opaque)
      if index != GTK_INVALID_LIST_POSITION { action(Int(index)) }
    }
    return widget
  }

  /// Chooses what stands at a place, or nothing.
  static func select(_ index: Int?, in widget: Widget) {
    gtk_drop_down_set_selected(
      widget.opaque, index.map { guint($0) } ?? GTK_INVALID_LIST_POSITION)
  }
}
#endif
