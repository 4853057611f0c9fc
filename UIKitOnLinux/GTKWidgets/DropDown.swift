#if GTK
internal import CGTK

/// A drop-down list.
@MainActor
public enum DropDown {
  /// Creates a drop-down list.
  ///
  /// - Parameters:
  ///   - titles: The titles of the choices.
  ///   - selected: The index of the selected choice, or `nil` if there is none.
  ///   - action: Called with the index whenever the user or the program selects a choice.
  /// - Returns: The widget.
  public static func make(
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

  /// Selects the choice at an index, or no choice for `nil`.
  public static func select(_ index: Int?, in widget: Widget) {
    gtk_drop_down_set_selected(
      widget.opaque, index.map { guint($0) } ?? GTK_INVALID_LIST_POSITION)
  }
}
#endif
