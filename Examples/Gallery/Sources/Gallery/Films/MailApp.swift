#if GTK
internal import CGTK
internal import Films
internal import GTKWidgets
internal import SampleApp

/// The mail app behind the overlays of a film, with folders, messages and a toolbar.
@MainActor
final class MailApp: FilmApp {
  let widget: Widget
  private let letters: [Widget]
  private let delete: Widget
  private let bin: Widget

  private static let folders = [
    ("mail-unread-symbolic", "Inbox"), ("document-edit-symbolic", "Drafts"),
    ("mail-send-symbolic", "Sent"), ("folder-symbolic", "Archive"),
  ]
  private static let senders = [
    ("A", "Ada", "The engine can weave patterns", "9:41"),
    ("G", "Grace", "A ship in port is safe", "9:12"),
    ("K", "Katherine", "Numbers for the landing", "8:55"),
    ("H", "Hedy", "Hop to the next frequency", "8:30"),
    ("R", "Radia", "I think that I shall never see", "8:02"),
    ("B", "Barbara", "Substitute with care", "Fri"),
    ("M", "Margaret", "Priority display is up", "Fri"),
    ("F", "Frances", "Allocate, then branch", "Thu"),
  ]
  private static let selected = 1
  private static let sheet = """
    .film-bar { padding: 0 12px; min-height: 48px; background: @theme_bg_color; }
    .film-folders { padding: 10px 8px; background: @theme_bg_color; }
    .film-folder { padding: 0 10px; min-height: 34px; border-radius: 8px; }
    .film-folder-shown { background: alpha(@theme_fg_color, 0.09); }
    .film-letters { background: @theme_base_color; }
    .film-letter { padding: 0 16px; min-height: 57px; }
    .film-letter-shown { background: alpha(@theme_fg_color, 0.07); }
    .film-strong { font-weight: 600; }
    .film-portrait { min-width: 34px; min-height: 34px; border-radius: 17px;
      color: white; font-weight: 600; }
    .film-portrait-0 { background: #3f72b5; }
    .film-portrait-1 { background: #b8532c; }
    .film-portrait-2 { background: #2f7d57; }
    .film-portrait-3 { background: #8750a8; }
    .film-button { padding: 0 12px; min-height: 32px; border-radius: 8px; border: none;
      box-shadow: none; background: alpha(@theme_fg_color, 0.08); }
    .film-button:active { background: alpha(@theme_fg_color, 0.22); }
    """

  /// Creates the app.
  ///
  /// A narrow window doesn't have folders.
  init(hasFolders: Bool) {
    delete = Self.button("user-trash-symbolic", "Delete")
    bin = Self.button(nil, "Empty bin")
    letters = Self.senders.map(Self.letter)
    let bar = Widgets.row(
      [
        Widgets.label("Inbox").styled("film-strong").growing(horizontally: true), delete,
      ], spacing: 8
    ).styled("film-bar")
    let folders = Widgets.column(
      Self.folders.enumerated().map { Self.folder($1, isShown: $0 == 0) } + [
        Widgets.label("").growing(vertically: true), bin,
      ], spacing: 2
    ).styled("film-folders").sized(width: 150)
    let list = Widgets.column(letters).styled("film-letters")
    // Rows that don't fit are clipped, instead of increasing the window's height.
    let scroller = Widgets.scroller(list).growing(horizontally: true)
    gtk_scrolled_window_set_policy(scroller.opaque, GTK_POLICY_NEVER, GTK_POLICY_EXTERNAL)
    widget = Widgets.column([
      bar, Widgets.separator(GTK_ORIENTATION_HORIZONTAL),
      Widgets.row(
        hasFolders ? [folders, Widgets.separator(GTK_ORIENTATION_VERTICAL), scroller] : [scroller]
      ).growing(vertically: true),
    ])
    StyleSheet.load(Self.sheet, for: widget)
    show(AppState())
  }

  func show(_ state: AppState) {
    for (index, letter) in letters.enumerated() {
      let selected = Self.selected + state.deletedLetters
      gtk_widget_set_visible(letter, (Self.selected..<selected).contains(index) ? 0 : 1)
      if index == selected {
        gtk_widget_add_css_class(letter, "film-letter-shown")
      } else {
        gtk_widget_remove_css_class(letter, "film-letter-shown")
      }
    }
  }

  func widget(of control: AppControl) -> Widget? {
    switch control {
    case .delete: delete
    case .bin: bin
    case .close: nil
    }
  }

  private static func folder(_ folder: (icon: String, name: String), isShown: Bool) -> Widget {
    let row = Widgets.row(
      [Widgets.made(gtk_image_new_from_icon_name(folder.icon)), Widgets.label(folder.name)],
      spacing: 10
    ).styled("film-folder")
    return isShown ? row.styled("film-folder-shown") : row
  }

  private static func letter(
    _ letter: (initial: String, sender: String, subject: String, time: String)
  ) -> Widget {
    let portrait = Widgets.made(gtk_label_new(letter.initial))
      .styled("film-portrait", "film-portrait-\(letter.sender.count % 4)")
    gtk_widget_set_valign(portrait, GTK_ALIGN_CENTER)
    let words = Widgets.column(
      [
        Widgets.label(letter.sender).styled("film-strong"),
        Widgets.label(letter.subject, wraps: false).styled("dim-label"),
      ], spacing: 2
    ).growing(horizontally: true)
    gtk_widget_set_valign(words, GTK_ALIGN_CENTER)
    return Widgets.row(
      [portrait, words, Widgets.label(letter.time).styled("dim-label")], spacing: 12
    ).styled("film-letter")
  }

  private static func button(_ icon: String?, _ title: String) -> Widget {
    let parts =
      (icon.map { [Widgets.made(gtk_image_new_from_icon_name($0))] } ?? [])
      + [Widgets.label(title, wraps: false)]
    for part in parts { gtk_widget_set_halign(part, GTK_ALIGN_CENTER) }
    let row = Widgets.row(parts, spacing: 6)
    gtk_widget_set_halign(row, GTK_ALIGN_CENTER)
    let button = Widgets.made(gtk_button_new()).styled("film-button")
    gtk_button_set_child(button.cast(), row)
    gtk_widget_set_valign(button, GTK_ALIGN_CENTER)
    return button
  }
}
#endif
