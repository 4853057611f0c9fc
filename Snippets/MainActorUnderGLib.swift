//! Runs tasks of the main actor in a GLib main loop; needs the GTK trait.

#if GTK
// The functions of GLib, which every binding of GTK has.
import CGTK
// snippet.start
import GLibMainActor

try GLibMainActor.start()

let loop = g_main_loop_new(nil, 0)
Task {
  try await Task.sleep(for: .seconds(1))
  print("A second later")
  g_main_loop_quit(loop)
}
g_main_loop_run(loop)
// snippet.end
#endif
