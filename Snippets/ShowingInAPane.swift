//! Shows overlays above one page of a stack. Needs the GTK trait.

#if GTK
import CGTK
import Usher
import UsherGTK

gtk_init()
let stack: UnsafeMutablePointer<GtkWidget> = gtk_stack_new()

// snippet.pane
let page: UnsafeMutablePointer<GtkWidget> = gtk_label_new("Inbox")
let pane = OverlayPane(around: page)
gtk_stack_add_named(
  OpaquePointer(stack), pane.widget.assumingMemoryBound(to: GtkWidget.self), "inbox")

let presenter = try Presenter.attached(to: pane.widget)
presenter.present(.notification(title: "Sent"))
// snippet.end
#endif
