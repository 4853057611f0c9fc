#if GTK
internal import CGTK
internal import NotesModel
internal import Usher
internal import UsherGTK

/// The program, which runs until the last window is closed and no deletion can be undone anymore.
@main
enum Notes {
  static func main() {
    // The app's texts are English.
    OverlayStrings.current = OverlayStrings(.english)
    // The name of the windows' class, and of the app on the accessibility bus.
    g_set_prgname("Notes")
    guard gtk_init_check() != 0 else {
      print("Notes needs a display.")
      return
    }
    // `main` is synchronous, so this is the main thread.
    MainActor.assumeIsolated {
      NotesWindow.open(
        NotesStore(["Buy bread", "Call Ada", "Water the plants", "Read the engine notes"]))
    }
    while g_list_model_get_n_items(gtk_window_get_toplevels()) > 0 || isHeld {
      g_main_context_iteration(nil, 1)
    }
  }

  /// Whether a deletion must still be committed.
  private static var isHeld: Bool { MainActor.assumeIsolated { GTKApp.isHeld } }
}
#endif
