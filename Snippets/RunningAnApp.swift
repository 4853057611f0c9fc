//! Opens a window with a presenter, and runs until the window is closed. Needs the GTK trait.

#if GTK
// snippet.app
import Usher
import UsherGTK

try GTKApp.run(title: "Inbox") { presenter in
  presenter.present(
    .notification(
      icon: .icon("mail-unread-symbolic"),
      title: "New letters"))
}
// snippet.end
#endif
