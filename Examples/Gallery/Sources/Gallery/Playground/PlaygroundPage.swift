#if GTK
internal import CGTK
internal import GalleryModel
internal import Usher

/// The playground: controls for an overlay, its preview, and the code that presents it.
@MainActor
final class PlaygroundPage {
  /// The page's widget.
  let widget: Widget
  /// The current settings.
  var playground = Playground() { didSet { refresh() } }
  private let session: GallerySession
  private let code = CodeView()
  private var rows: [ControlRow] = []
  private var isLive = true
  private var preview: PresentationHandle?

  /// Creates the page with default settings.
  init(session: GallerySession) {
    self.session = session
    let controls = Widgets.column([], spacing: 18).inset(horizontal: 20, vertical: 20)
    let side = Widgets.column([], spacing: 10).inset(horizontal: 20, vertical: 20)
    widget = Widgets.row([
      Widgets.scroller(controls).growing(horizontally: true),
      Widgets.separator(GTK_ORIENTATION_VERTICAL), side.sized(width: 530),
    ])
    for group in Control.Group.allCases { gtk_box_append(controls.cast(), makeList(of: group)) }
    fill(side)
    refresh()
  }

  /// Presents the configured overlay, or updates the preview if it is still shown in the same lane.
  func present() {
    session.presenter.configure(playground.base.lane, playground.lane)
    if let preview, preview.fate == .shown, preview.overlay?.lane == playground.base.lane {
      preview.update(
        to: playground.content.styled(by: playground.attributes), as: playground.overlay)
    } else {
      preview = playground.present(by: session.presenter)
    }
    session.look()
  }

  private func makeList(of group: Control.Group) -> Widget {
    let added = Control.all.filter { $0.group == group }.map { control in
      ControlRow(control, of: playground) { [weak self] setting in
        guard let self else { return }
        setting(&playground)
        if isLive { present() }
      }
    }
    rows += added
    return Widgets.column(
      [
        Widgets.label(group.rawValue).styled("heading"),
        Widgets.list(added.map(\.widget), isSelectable: false) { _ in }.styled(
          "rich-list", "frame"),
      ], spacing: 8)
  }

  private func fill(_ side: Widget) {
    let live = Widgets.toggle("Live") { [weak self] in self?.isLive = $0 }
    gtk_toggle_button_set_active(live.cast(), 1)
    let show = Widgets.button("Show") { [weak self] in self?.present() }
      .styled("suggested-action")
    let reset = Widgets.button("Reset") { [weak self] in self?.playground = Playground() }
    let copy = Widgets.button("Copy code") { [weak self] in self?.code.copy() }
    for child in [
      Widgets.row([show.growing(horizontally: true), live, reset], spacing: 8),
      Widgets.row(
        [
          Widgets.label("Swift code").styled("heading").growing(horizontally: true), copy,
        ], spacing: 8),
      code.widget,
    ] {
      gtk_box_append(side.cast(), child)
    }
  }

  private func refresh() {
    code.text = PlaygroundCode(playground).text(width: 58)
    for row in rows { row.refresh(playground) }
  }
}
#endif
