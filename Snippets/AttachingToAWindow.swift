//! Attaches a presenter to a GTK window. Needs the GTK trait.

#if GTK
import CGTK
import Usher
import UsherGTK

// snippet.hide
gtk_init()
let window: UnsafeMutablePointer<GtkWidget> = gtk_window_new()
gtk_window_set_default_size(
  UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWindow.self), 390, 640)
gtk_widget_set_visible(window, 1)

let presenter = try Presenter.attached(to: window)
presenter.present(.notification(title: "Saved"))
// snippet.show

// snippet.again
let known = try Presenter.attached(to: window)
print(known === presenter)  // true
// snippet.end

let content: UnsafeMutablePointer<GtkWidget> = gtk_label_new("Inbox")

// snippet.push
presenter.pushContent(content)
presenter.present(.banner("You are offline").pushesContent())
// snippet.end

#endif
