//! Marks a widget as an anchor. Needs the GTK trait.

#if GTK
import CGTK
import Usher
import UsherGTK

gtk_init()
// snippet.mark
let button: UnsafeMutablePointer<GtkWidget> = gtk_button_new_with_label("Archive")
AnchorID("archive").mark(button)
// snippet.end
#endif
