#if GTK
internal import CGTK
internal import GalleryModel
internal import Usher

/// The title bar: simulated system preferences, and a button that dismisses everything.
@MainActor
struct Toolbar {
  let session: GallerySession

  /// Makes the bar's widget.
  var widget: Widget {
    let bar = Widgets.made(gtk_header_bar_new())
    let session = session
    let wishes = Widgets.row([
      Widgets.toggle("Dark") { Theme.shared.isDark = $0 },
      Widgets.toggle("Contrast") { Theme.shared.hasMoreContrast = $0 },
      Widgets.toggle("Reduced motion") { Theme.shared.hasLessMotion = $0 },
      Widgets.toggle("Right to left") { Theme.shared.isRightToLeft = $0 },
      Widgets.toggle("Keyboard") { session.setKeyboard($0) },
    ]).styled("linked")
    gtk_header_bar_pack_start(bar.opaque, wishes)
    gtk_header_bar_pack_end(
      bar.opaque,
      Widgets.button("Dismiss all") {
        session.presenter.dismissAll()
        session.look()
      })
    gtk_header_bar_pack_end(bar.opaque, textScale)
    return bar
  }

  private static let scales = [0.8, 1, 1.25, 1.5, 2, 3]

  private var textScale: Widget {
    let titles = Self.scales.map { "Text \(Int($0 * 100)) %" }
    return DropDown.make(titles, selected: 1) { Theme.shared.textScale = Self.scales[$0] }
  }
}
#endif
