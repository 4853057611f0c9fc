#if GTK
internal import CGTK
internal import GalleryModel
internal import GTKWidgets
internal import SampleApp
internal import Usher
internal import UsherGTK

/// A phone with an app on its screen, which is a pane for overlays.
@MainActor
final class Phone {
  /// The phone, with its case.
  let widget: Widget
  /// The screen.
  let pane: OverlayPane
  /// The app on the screen.
  let app = SampleContent()
  /// The phone's size, orientation and safe area.
  var model = PhoneModel() { didSet { follow() } }
  private let notch = Widgets.column([]).styled("phone-notch")
  private let homeBar = Widgets.column([]).styled("phone-home-bar")

  private static let sheet = """
    .phone { background: #16161a; border-radius: 46px; padding: 9px;
      box-shadow: 0 0 0 1px alpha(@theme_fg_color, 0.25); }
    .phone-screen { border-radius: 37px; background: @theme_bg_color; }
    .phone-notch { background: #16161a; border-radius: 15px; }
    .phone-home-bar { background: alpha(@theme_fg_color, 0.85); border-radius: 3px; }
    """

  /// Makes an upright phone.
  init() {
    pane = OverlayPane(around: app.widget)
    let screen = Widgets.made(gtk_overlay_new()).styled("phone-screen")
    gtk_widget_set_overflow(screen, GTK_OVERFLOW_HIDDEN)
    gtk_overlay_set_child(screen.opaque, pane.gtkWidget)
    // The sides of a phone do not depend on the direction of text.
    gtk_widget_set_direction(notch, GTK_TEXT_DIR_LTR)
    for part in [notch, homeBar] {
      gtk_widget_set_can_target(part, 0)
      gtk_overlay_add_overlay(screen.opaque, part)
    }
    gtk_widget_set_halign(homeBar.sized(width: 134, height: 5), GTK_ALIGN_CENTER)
    gtk_widget_set_valign(homeBar, GTK_ALIGN_END)
    gtk_widget_set_margin_bottom(homeBar, 8)
    widget = Widgets.column([screen.growing(vertically: true)]).styled("phone")
    StyleSheet.load(Self.sheet, for: widget)
    follow()
  }

  /// The area that the app's keyboard covers, in the screen's coordinates.
  var keyboard: Obstruction { app.keyboard(in: pane.gtkWidget) }

  /// Whether the phone takes all the width that it gets.
  var fillsWidth: Bool { model.minimumSize.width < model.size.width }

  private func follow() {
    let safeArea = model.safeArea
    pane.safeArea = safeArea
    gtk_widget_set_margin_top(app.widget, Int32(safeArea.top))
    gtk_widget_set_margin_bottom(app.widget, Int32(safeArea.bottom))
    gtk_widget_set_margin_start(app.widget, Int32(safeArea.left))
    gtk_widget_set_margin_end(app.widget, Int32(safeArea.right))
    gtk_widget_set_size_request(
      pane.gtkWidget, Int32(model.minimumSize.width), Int32(model.minimumSize.height))
    gtk_widget_set_halign(widget, fillsWidth ? GTK_ALIGN_FILL : GTK_ALIGN_CENTER)
    gtk_widget_set_valign(
      widget, model.minimumSize.height < model.size.height ? GTK_ALIGN_FILL : GTK_ALIGN_CENTER)
    gtk_widget_set_visible(notch, model.hasNotch ? 1 : 0)
    gtk_widget_set_visible(homeBar, model.hasHomeBar ? 1 : 0)
    placeNotch()
  }

  private func placeNotch() {
    let (length, depth): (Int32, Int32) = (124, 30)
    let isLandscape = model.isLandscape
    _ = notch.sized(width: isLandscape ? depth : length, height: isLandscape ? length : depth)
    _ = notch.inset(horizontal: isLandscape ? 9 : 0, vertical: isLandscape ? 0 : 9)
    gtk_widget_set_halign(notch, isLandscape ? GTK_ALIGN_START : GTK_ALIGN_CENTER)
    gtk_widget_set_valign(notch, isLandscape ? GTK_ALIGN_CENTER : GTK_ALIGN_START)
  }
}

extension OverlayPane {
  /// The pane as a widget.
  var gtkWidget: Widget { widget.assumingMemoryBound(to: GtkWidget.self) }
}
#endif
