#if GTK
internal import CGTK
internal import GalleryModel
internal import GTKWidgets
internal import Usher

/// The playground, with controls for an overlay, its preview, and the code that presents it.
@MainActor
final class PlaygroundPage {
  static let title = "Playground"
  let widget: Widget
  var playground = Playground() { didSet { refresh() } }
  private let session: GallerySession
  private let code = CodeView()
  private var rows: [ControlRow] = []
  private var isLive = true
  private var preview: PresentationHandle?

  init(session: GallerySession) {
    self.session = session
    let controls = Widgets.column([], spacing: 18).inset(horizontal: 24, vertical: 20)
    let head = Widgets.column([], spacing: 0).inset(horizontal: 24, vertical: 12)
    let tail = Widgets.column([], spacing: 8).inset(horizontal: 24, vertical: 12)
      .growing(vertically: true)
    widget = Widgets.column([
      head, Widgets.separator(GTK_ORIENTATION_HORIZONTAL), Widgets.scroller(controls),
      Widgets.separator(GTK_ORIENTATION_HORIZONTAL), tail,
    ])
    for group in Control.Group.allCases { gtk_box_append(controls.cast(), makeList(of: group)) }
    gtk_box_append(head.cast(), commands)
    gtk_box_append(tail.cast(), codeTitle)
    gtk_box_append(tail.cast(), code.widget.sized(height: 110).growing(vertically: true))
    refresh()
  }

  /// Presents the configured overlay, or updates the preview if it is still shown in the same lane.
  func present() {
    session.presenter.configure(playground.base.lane, playground.lane)
    if let preview, preview.state.isShown, preview.overlay?.lane == playground.base.lane {
      preview.update(playground.overlay)
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

  private var commands: Widget {
    let live = Widgets.toggle("Live") { [weak self] in self?.isLive = $0 }
    gtk_toggle_button_set_active(live.cast(), 1)
    let show = Widgets.button("Show") { [weak self] in self?.present() }
      .styled("suggested-action")
    let reset = Widgets.button("Reset") { [weak self] in self?.playground = Playground() }
    return Widgets.row([show.growing(horizontally: true), live, reset], spacing: 8)
  }

  private var codeTitle: Widget {
    let copy = Widgets.button("Copy code") { [weak self] in self?.code.copy() }
    return Widgets.row(
      [Widgets.label("Swift code").styled("heading").growing(horizontally: true), copy], spacing: 8)
  }

  private func refresh() {
    code.text = PlaygroundCode(playground).text(width: 58)
    for row in rows { row.refresh(playground) }
  }
}
#endif
