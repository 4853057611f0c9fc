#if GTK && os(Linux)
internal import CGTK
internal import Usher

/// A widget for a line between two pieces.
///
/// The stack determines the widget's size.
@MainActor
final class DividerView: WidgetBehavior {
  private let divider: OverlayNode.Divider
  private let environment: ViewEnvironment

  init(_ divider: OverlayNode.Divider, _ environment: ViewEnvironment) {
    self.divider = divider
    self.environment = environment
    super.init()
    environment.traits.addObserver(self) { [weak self] in self?.redraw() }
  }

  override func snapshot(_ snapshot: OpaquePointer) {
    var color = environment.resolve(divider.color).gdk
    var bounds = self.bounds.graphene
    gtk_snapshot_append_color(snapshot, &color, &bounds)
  }
}
#endif
