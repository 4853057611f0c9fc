#if GTK
internal import CGTK
internal import GalleryModel
internal import GTKWidgets

/// The part of the gallery with the phone, and above it the choices of its size and orientation.
@MainActor
struct PhonePart {
  let session: GallerySession

  /// Makes the part's widget.
  var widget: Widget {
    let session = session
    func change(_ set: (inout PhoneModel) -> Void) {
      set(&session.phone.model)
      session.phoneChanged()
    }
    let screens = PhoneModel.Screen.allCases
    let screen = DropDown.make(screens.map(\.rawValue), selected: 0) { index in
      change { $0.screen = screens[index] }
    }
    let notch = Widgets.toggle("Notch") { isOn in change { $0.hasNotch = isOn } }
    let homeBar = Widgets.toggle("Home bar") { isOn in change { $0.hasHomeBar = isOn } }
    for toggle in [notch, homeBar] { gtk_toggle_button_set_active(toggle.cast(), 1) }
    let choices = Widgets.row(
      [
        screen.growing(horizontally: true),
        Widgets.row([
          Widgets.toggle("Sideways") { isOn in change { $0.isLandscape = isOn } }, notch, homeBar,
        ]).styled("linked"),
      ], spacing: 8
    ).inset(horizontal: 16, vertical: 12)
    let scroller = Widgets.made(gtk_scrolled_window_new()).growing(vertically: true)
    gtk_scrolled_window_set_propagate_natural_width(scroller.opaque, 1)
    gtk_scrolled_window_set_child(
      scroller.opaque, session.phone.widget.inset(horizontal: 16, vertical: 8))
    return Widgets.column([choices, scroller])
  }
}
#endif
