#if GTK
internal import CGTK
internal import Films
internal import GTKWidgets
internal import SampleApp

/// The app with gray shapes behind the overlays of a film, and an editor that covers a part of it.
@MainActor
final class ShapesApp: FilmApp {
  let widget: Widget
  private let editor: Widget
  private let close: Widget

  private static let sheet = """
    .film-editor { background: @theme_bg_color; border-radius: 10px; padding: 10px;
      border: 1px solid @borders; }
    .film-close { padding: 0; min-width: 26px; min-height: 26px; border-radius: 13px;
      border: none; box-shadow: none; background: alpha(@theme_fg_color, 0.1); }
    .film-close:active { background: alpha(@theme_fg_color, 0.3); }
    .film-line { background: alpha(@theme_fg_color, 0.15); border-radius: 6px; }
    """

  init() {
    widget = SampleContent(.shapes).widget
    close = Widgets.made(gtk_button_new_from_icon_name("window-close-symbolic"))
      .styled("film-close")
    let title = Self.line(width: 90).growing(horizontally: true)
    let lines = [230, 190, 210, 120].map { Self.line(width: $0) }
    editor = Widgets.column(
      [Widgets.row([title, close])] + lines, spacing: 12
    ).styled("film-editor")
    gtk_widget_set_halign(editor, GTK_ALIGN_CENTER)
    gtk_widget_set_valign(editor, GTK_ALIGN_START)
    gtk_widget_set_margin_top(editor, 14)
    gtk_overlay_add_overlay(widget.opaque, editor.sized(width: 330, height: 130))
    StyleSheet.load(Self.sheet, for: widget)
    show(AppState())
  }

  func show(_ state: AppState) { gtk_widget_set_visible(editor, state.isEditorOpen ? 1 : 0) }

  func widget(of control: AppControl) -> Widget? {
    switch control {
    case .close: close
    case .delete, .bin: nil
    }
  }

  private static func line(width: Int32) -> Widget {
    let line = Widgets.row([]).styled("film-line").sized(width: width, height: 12)
    gtk_widget_set_halign(line, GTK_ALIGN_START)
    gtk_widget_set_valign(line, GTK_ALIGN_CENTER)
    return line
  }
}
#endif
