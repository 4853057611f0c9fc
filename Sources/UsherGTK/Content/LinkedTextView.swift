#if GTK && os(Linux)
internal import CGTK
internal import Usher

/// A widget for text with links: a label, with a widget above the words of each link.
///
/// GtkLabel's own links aren't used, because screen readers don't find them in GTK 4.8.
@MainActor
final class LinkedTextView: WidgetBehavior {
  private let label: TextView
  private var text = OverlayNode.Text("")
  private var links: [LinkView] = []

  init?(_ environment: ViewEnvironment) {
    guard let label = TextView(environment) else { return nil }
    self.label = label
    super.init()
  }

  func show(_ text: OverlayNode.Text, _ links: [LinkView]) {
    (self.text, self.links) = (text, links)
    label.show(text)
    for link in links { link.color = text.color }
    widget.setChildren([label.widget] + links.map(\.widget))
    gtk_widget_queue_resize(widget)
  }

  override func measure(
    _ orientation: GtkOrientation, across: Int32
  ) -> (minimum: Int32, natural: Int32) {
    Self.measure(label.widget, orientation, across: across)
  }

  override func allocate(width: Int32, height: Int32) {
    Self.place(label.widget, x: 0, y: 0, width: width, height: height)
    for (link, range) in zip(links, text.linkRanges) {
      link.place(above: LinkAreas(label.frames(of: range)))
    }
  }
}
#endif
