#if GTK && os(Linux)
internal import CGTK
internal import Usher

/// The widget of a divider between two pieces: vertical in a row, otherwise horizontal.
@MainActor
final class DividerView: WidgetBehavior {
  private let divider: OverlayNode.Divider
  private let isUpright: Bool
  private let environment: ViewEnvironment

  init(_ divider: OverlayNode.Divider, isUpright: Bool, _ environment: ViewEnvironment) {
    self.divider = divider
    self.isUpright = isUpright
    self.environment = environment
    super.init()
    environment.traits.follow(by: self) { [weak self] in self?.redraw() }
  }

  override func measure(
    _ orientation: GtkOrientation, across: Int32
  ) -> (minimum: Int32, natural: Int32) {
    let isAcross = (orientation == GTK_ORIENTATION_HORIZONTAL) == isUpright
    let extent = isAcross ? Int32(divider.thickness.rounded()) : 0
    return (extent, extent)
  }

  override func snapshot(_ snapshot: OpaquePointer) {
    var color = environment.resolve(divider.color).gdk
    var bounds = self.bounds.graphene
    gtk_snapshot_append_color(snapshot, &color, &bounds)
  }
}
#endif
