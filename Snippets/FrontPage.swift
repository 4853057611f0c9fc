//! Asks a question in a new window, and shows the result. Needs the GTK trait.

#if GTK
// snippet.ask
import Usher
import UsherGTK

try GTKApp.run(title: "Mail") { presenter in
  Task {
    if try await presenter.confirm(
      "Empty the bin?", action: "Empty")
    {
      presenter.present(
        .notification(title: "Bin emptied"))
    }
  }
}
// snippet.end
#endif
