#if GTK
internal import CGTK
internal import GalleryModel
internal import GTKWidgets

/// The part of the gallery with the stage, and the choice of a window or phone above it.
///
/// For an older library's page, the stage is the phone with an iOS app.
@MainActor
final class StagePart {
  /// The part's widget, which shows one of two stages.
  let widget = Widgets.made(gtk_stack_new())
  private let session: GallerySession
  private let screen: Widget
  private var phonePart: Widget?
  private let windowPart: Widget

  init(session: GallerySession) {
    self.session = session
    func change(_ set: (inout StageModel) -> Void) {
      set(&session.stage.model)
      session.stageChanged()
    }
    let notch = Widgets.toggle("Notch") { isOn in change { $0.hasNotch = isOn } }
    let homeBar = Widgets.toggle("Home bar") { isOn in change { $0.hasHomeBar = isOn } }
    for toggle in [notch, homeBar] { gtk_toggle_button_set_active(toggle.cast(), 1) }
    let ofPhone = Widgets.row([
      Widgets.toggle("Sideways") { isOn in change { $0.isLandscape = isOn } }, notch, homeBar,
    ]).styled("linked")
    gtk_widget_set_visible(ofPhone, session.stage.model.isPhone ? 1 : 0)
    let screens = StageModel.Screen.allCases
    screen = DropDown.make(screens.map(\.rawValue), selected: 0) { index in
      change { $0.screen = screens[index] }
      gtk_widget_set_visible(ofPhone, session.stage.model.isPhone ? 1 : 0)
    }
    let choices = Widgets.row([screen.growing(horizontally: true), ofPhone], spacing: 8)
      .inset(horizontal: 16, vertical: 12)
    let scroller = Widgets.made(gtk_scrolled_window_new()).growing(vertically: true)
    gtk_scrolled_window_set_propagate_natural_width(scroller.opaque, 1)
    gtk_scrolled_window_set_child(
      scroller.opaque, session.stage.widget.inset(horizontal: 16, vertical: 8))
    windowPart = Widgets.column([choices, scroller])
    gtk_stack_set_hhomogeneous(widget.opaque, 0)
    gtk_stack_set_vhomogeneous(widget.opaque, 0)
    gtk_stack_add_child(widget.opaque, windowPart)
  }

  func follow() {
    gtk_stack_set_visible_child(widget.opaque, session.showsPhone ? madePhonePart() : windowPart)
  }

  private func madePhonePart() -> Widget {
    if let phonePart { return phonePart }
    let phone = session.phone
    let words = Widgets.label("An app for iOS, over a stand-in for UIKit")
      .styled("dim-label").growing(horizontally: true)
    let sideways = Widgets.toggle("Sideways") { phone.isLandscape = $0 }
    let part = Widgets.column([
      Widgets.row([words, sideways], spacing: 8).inset(horizontal: 16, vertical: 12),
      phone.widget.inset(horizontal: 16, vertical: 8),
    ])
    gtk_stack_add_child(widget.opaque, part)
    phonePart = part
    return part
  }

  /// Changes the window or phone on the stage, as if the user had chosen it.
  func choose(_ choice: StageModel.Screen) {
    let place = StageModel.Screen.allCases.firstIndex(of: choice) ?? 0
    gtk_drop_down_set_selected(screen.opaque, guint(place))
  }
}
#endif
