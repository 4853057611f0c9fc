#if GTK && os(Linux)
internal import CGTK
internal import Usher

@MainActor
final class ProgressView: WidgetBehavior {
  private let bar: OverlayNode.ProgressBar
  private let timeLeft: ObservableValue<Double?>
  private let environment: ViewEnvironment

  init(
    _ bar: OverlayNode.ProgressBar, timeLeft: ObservableValue<Double?>,
    _ environment: ViewEnvironment
  ) {
    self.bar = bar
    self.timeLeft = timeLeft
    self.environment = environment
    super.init(role: GTK_ACCESSIBLE_ROLE_PROGRESS_BAR)
    if !bar.description.isEmpty { AccessibleWidget(widget).setLabel(bar.description) }
    AccessibleWidget(widget).setShare(share)
    environment.traits.addObserver(self) { [weak self] in self?.redraw() }
    switch bar.source {
    case .done(let value): value.addObserver(self) { [weak self] in self?.change() }
    case .timeLeft:
      // Screen readers don't get every frame, because announcing the remaining time would disturb
      // the user.
      timeLeft.addObserver(self) { [weak self] in self?.redraw() }
    }
  }

  override func measure(
    _ orientation: GtkOrientation, across: Int32
  ) -> (minimum: Int32, natural: Int32) {
    if orientation == GTK_ORIENTATION_HORIZONTAL {
      return (
        Int32(OverlayNode.ProgressBar.minimumWidth), Int32(OverlayNode.ProgressBar.idealWidth)
      )
    }
    let height = Int32(bar.thickness.rounded(.up))
    return (height, height)
  }

  override func snapshot(_ snapshot: OpaquePointer) {
    let (width, height) = (bounds.size.width, bounds.size.height)
    let top = (height - bar.thickness) / 2
    let filled = width * share
    let track = OverlayRect(x: 0, y: top, width: width, height: bar.thickness)
    let fill = OverlayRect(
      x: isReversed ? width - filled : 0, y: top, width: filled, height: bar.thickness)
    var outline = GskRoundedRect(track.graphene, radius: bar.thickness / 2)
    gtk_snapshot_push_rounded_clip(snapshot, &outline)
    for (part, color) in [(track, bar.track), (fill, bar.color)] {
      var (area, color) = (part.graphene, environment.resolve(color).gdk)
      gtk_snapshot_append_color(snapshot, &color, &area)
    }
    gtk_snapshot_pop(snapshot)
  }

  private var share: Double { bar.share(timeLeft: timeLeft.value) }

  private func change() {
    AccessibleWidget(widget).setShare(share)
    redraw()
  }
}
#endif
