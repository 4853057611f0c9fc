#if GTK
internal import CGTK
internal import GalleryModel
internal import GTKWidgets
internal import SampleApp
internal import Usher
internal import UsherGTK

/// A window or phone with an app, which is a pane for overlays.
@MainActor
final class Stage {
  /// The stage, with its window's title bar or its phone's case.
  let widget: Widget
  /// The part that overlays are shown in.
  let pane: OverlayPane
  let app = SampleContent()
  /// The appearance of the stage: a window, or a phone with its parts.
  var model = StageModel() { didSet { follow() } }
  private let screen = Widgets.made(gtk_overlay_new())
  private let titleBar: Widget
  private let notch = Widgets.column([]).styled("phone-notch")
  private let homeBar = Widgets.column([]).styled("phone-home-bar")

  private static let sheet = """
    .phone { background: #16161a; border-radius: 46px; padding: 9px;
      box-shadow: 0 0 0 1px alpha(@theme_fg_color, 0.25); }
    .phone > .stage-screen { border-radius: 37px; background: @theme_bg_color; }
    .phone-notch { background: #16161a; border-radius: 15px; }
    .phone-home-bar { background: alpha(@theme_fg_color, 0.85); border-radius: 3px; }
    .stage-window { border-radius: 12px; margin: 6px; background: @theme_bg_color;
      box-shadow: 0 0 0 1px alpha(@theme_fg_color, 0.2), 0 3px 9px 1px alpha(black, 0.3); }
    .stage-window > .stage-screen { border-radius: 0 0 12px 12px; }
    .stage-title-bar { padding: 9px 14px; border-bottom: 1px solid @borders; }
    """

  /// Creates a stage, which is a window at first.
  init() {
    pane = OverlayPane(around: app.widget)
    app.markAnchors()
    gtk_widget_set_overflow(screen.styled("stage-screen"), GTK_OVERFLOW_HIDDEN)
    gtk_overlay_set_child(screen.opaque, pane.gtkWidget)
    titleBar = Self.makeTitleBar()
    // The sides of a phone don't depend on the text direction.
    gtk_widget_set_direction(notch, GTK_TEXT_DIR_LTR)
    for part in [notch, homeBar] {
      gtk_widget_set_can_target(part, 0)
      gtk_overlay_add_overlay(screen.opaque, part)
    }
    gtk_widget_set_halign(homeBar.sized(width: 134, height: 5), GTK_ALIGN_CENTER)
    gtk_widget_set_valign(homeBar, GTK_ALIGN_END)
    gtk_widget_set_margin_bottom(homeBar, 8)
    widget = Widgets.column([titleBar, screen.growing(vertically: true)])
    StyleSheet.load(Self.sheet, for: widget)
    follow()
  }

  /// The area that the app's keyboard covers, in the screen's coordinates.
  var keyboard: Obstruction { app.keyboard(in: pane.gtkWidget) }

  /// Whether the stage uses the whole available width.
  var fillsWidth: Bool { model.size.map { model.minimumSize.width < $0.width } ?? true }

  private var fillsHeight: Bool { model.size.map { model.minimumSize.height < $0.height } ?? true }

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
    gtk_widget_set_valign(widget, fillsHeight ? GTK_ALIGN_FILL : GTK_ALIGN_CENTER)
    gtk_widget_remove_css_class(widget, model.isPhone ? "stage-window" : "phone")
    _ = widget.styled(model.isPhone ? "phone" : "stage-window")
    gtk_widget_set_visible(titleBar, model.isPhone ? 0 : 1)
    gtk_widget_set_visible(notch, model.isPhone && model.hasNotch ? 1 : 0)
    gtk_widget_set_visible(homeBar, model.isPhone && model.hasHomeBar ? 1 : 0)
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

  /// Creates a window's title bar without functions.
  private static func makeTitleBar() -> Widget {
    let bar = Widgets.made(gtk_center_box_new()).styled("stage-title-bar")
    gtk_center_box_set_center_widget(
      bar.opaque, Widgets.label("Letters", wraps: false).styled("heading"))
    let close = Widgets.made(gtk_image_new_from_icon_name("window-close-symbolic"))
    gtk_center_box_set_end_widget(bar.opaque, close.styled("dim-label"))
    return bar
  }
}

extension SampleContent {
  func markAnchors() {
    for (name, widget) in anchors { AnchorID(name).mark(widget) }
  }
}

extension OverlayPane {
  var gtkWidget: Widget { widget.assumingMemoryBound(to: GtkWidget.self) }
}
#endif
