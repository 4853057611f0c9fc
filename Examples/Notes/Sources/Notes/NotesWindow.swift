#if GTK
internal import CGTK
internal import NotesModel
internal import Usher
internal import UsherGTK

/// A window with the list of notes and its own presenter.
@MainActor
final class NotesWindow {
  let model: NotesModel
  private let window: Widget
  private let list: Widget
  private let messages: Widget
  /// The list, and the open pages of notes.
  private let pages: Widget
  private static var open: [NotesWindow] = []

  /// Opens a window, or reports why this is impossible.
  static func open(_ store: NotesStore) {
    do {
      open.append(try NotesWindow(store))
    } catch {
      print("Notes: \(error)")
    }
  }

  private init(_ store: NotesStore) throws(AttachmentError) {
    window = Widgets.made(gtk_window_new())
    list = Widgets.made(gtk_list_box_new())
    messages = Widgets.made(gtk_button_new())
    pages = Widgets.made(gtk_stack_new())
    model = NotesModel(store: store, presenter: try Presenter.attached(to: window))
    gtk_window_set_default_size(window.cast(), 540, 560)
    gtk_window_set_titlebar(window.cast(), titleBar())
    gtk_window_set_child(window.cast(), content())
    Widgets.connect(window, "destroy") { [unowned self] in Self.open.removeAll { $0 === self } }
    showNotes()
    store.addObserver(self) { [unowned self] in showNotes() }
    showMissed()
    model.followMessages(by: self) { [unowned self] in showMissed() }
    gtk_window_present(window.cast())
  }

  private func titleBar() -> Widget {
    let bar = Widgets.made(gtk_header_bar_new())
    let export = Widgets.button("Export") { [unowned self] in
      Task { [model] in try await model.export(by: SlowExport.write) }
    }
    let deleteAll = Widgets.button("Delete all") { [unowned self] in
      Task { [model] in try await model.deleteAll() }
    }
    Widgets.connect(messages, "clicked") { [unowned self] in model.showMessages() }
    gtk_header_bar_pack_start(bar.opaque, export)
    gtk_header_bar_pack_end(bar.opaque, deleteAll)
    gtk_header_bar_pack_end(bar.opaque, messages)
    return bar
  }

  private func content() -> Widget {
    let scroller = Widgets.made(gtk_scrolled_window_new())
    gtk_list_box_set_selection_mode(list.opaque, GTK_SELECTION_NONE)
    gtk_scrolled_window_set_child(scroller.opaque, list)
    gtk_widget_set_vexpand(scroller, 1)
    let tools = Widgets.box(
      GTK_ORIENTATION_HORIZONTAL,
      [
        quiet(),
        Widgets.button("Let Ada write") { [unowned self] in letAdaWrite() },
        Widgets.button("Go offline") { [unowned self] in goOffline() },
        Widgets.button("New window") { [unowned self] in Self.open(model.store) },
      ])
    let column = Widgets.box(GTK_ORIENTATION_VERTICAL, [newNote(), tools, scroller])
    Widgets.inset(column, by: 10)
    gtk_stack_add_child(pages.opaque, column)
    return pages
  }

  /// The field for a new note, and its button.
  private func newNote() -> Widget {
    let entry = Widgets.made(gtk_entry_new())
    gtk_entry_set_placeholder_text(entry.cast(), "New note")
    gtk_widget_set_hexpand(entry, 1)
    let save: @MainActor () -> Void = { [unowned self] in
      let title = String(cString: gtk_editable_get_text(entry.opaque))
      guard title.contains(where: { !$0.isWhitespace }) else { return }
      model.save(title)
      gtk_editable_set_text(entry.opaque, "")
    }
    Widgets.connect(entry, "activate", save)
    return Widgets.box(GTK_ORIENTATION_HORIZONTAL, [entry, Widgets.button("Save", save)])
  }

  /// The toggle for quiet.
  private func quiet() -> Widget {
    let button = Widgets.made(gtk_toggle_button_new_with_label("Quiet"))
    Widgets.connect(button, "toggled") { [unowned self] in
      model.isQuiet = gtk_toggle_button_get_active(button.cast()) != 0
    }
    return button
  }

  private func showMissed() {
    let count = model.missedCount
    gtk_button_set_label(messages.cast(), count == 0 ? "Messages" : "Messages (\(count))")
  }

  private func showNotes() {
    let notes = model.store.notes
    gtk_window_set_title(window.cast(), "Notes (\(notes.count))")
    while let row = gtk_widget_get_first_child(list) { gtk_list_box_remove(list.opaque, row) }
    for note in notes {
      let row = Widgets.box(
        GTK_ORIENTATION_HORIZONTAL,
        [
          Widgets.line(note.title),
          Widgets.button("Open") { [unowned self] in NotePage.open(note, in: pages, model) },
          Widgets.button("Rename") { [unowned self] in
            Task { [model] in try await model.rename(note.id) }
          },
          Widgets.button("Delete") { [unowned self] in
            Task { [model] in await model.delete(note.id) }
          },
        ])
      Widgets.inset(row, by: 4)
      gtk_list_box_append(list.opaque, row)
    }
  }

  /// Simulates another user who adds three notes, one each second.
  private func letAdaWrite() {
    Task { [model] in
      for title in ["Order paper", "Oil the engine", "Invite Charles"] {
        model.arrived(title, from: "Ada")
        try await Task.sleep(for: .seconds(1))
      }
    }
  }

  /// Simulates a lost connection, which stays lost if the user tries again.
  private func goOffline() {
    model.connectionLost { [weak self] in
      Task {
        try await Task.sleep(for: .seconds(1))
        self?.goOffline()
      }
    }
  }
}
#endif
