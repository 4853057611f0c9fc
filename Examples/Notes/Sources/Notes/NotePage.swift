#if GTK
internal import CGTK
internal import NotesModel
internal import Usher

/// A page that shows one note, which the user may try to send.
@MainActor
final class NotePage {
  private let overlays = OverlayOwner()

  /// Opens a page above the others.
  ///
  /// Its Back button removes it.
  static func open(_ note: Note, in pages: Widget, _ model: NotesModel) {
    let page = NotePage()
    let back = Widgets.button("Back") {}
    // The button retains the page's object, and is removed with the page's widgets.
    let send = Widgets.button("Send") { model.send(from: page.overlays) }
    let line = Widgets.line(note.title)
    gtk_widget_set_vexpand(line, 1)
    let column = Widgets.box(GTK_ORIENTATION_VERTICAL, [line, send, back])
    Widgets.inset(column, by: 10)
    Widgets.connect(back, "clicked") { gtk_stack_remove(pages.opaque, column) }
    gtk_stack_add_child(pages.opaque, column)
    gtk_stack_set_visible_child(pages.opaque, column)
  }
}
#endif
