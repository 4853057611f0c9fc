#if GTK && os(Linux)
internal import CGTK
internal import Usher

/// Reports the positions of anchors after each layout.
///
/// Overlays then move with their anchors in the same frame.
@MainActor
final class AnchorWatch {
  /// Called when an anchor's widget is added, replaced or removed.
  var widgetChanged: @MainActor () -> Void = {}
  private let area: OverlayArea
  private let layer: WidgetPointer
  private let tracker = AnchorTracker()
  private var layouts: LayoutSignal?
  /// The anchors' widgets at the last update.
  private var widgets: [AnchorID: WidgetPointer] = [:]

  init(in area: OverlayArea, with layer: WidgetPointer) {
    self.area = area
    self.layer = layer
    tracker.visibility = { [weak self] in self?.visibility(of: $0) ?? .removed }
  }

  func start(_ report: @escaping @MainActor (AnchorID, AnchorVisibility) -> Void) {
    tracker.report = report
  }

  /// Reports the position of an anchor now and whenever it changes.
  func follow(_ id: AnchorID) {
    tracker.follow(id)
    watchLayouts()
  }

  func unfollow(_ id: AnchorID) {
    tracker.unfollow(id)
    widgets[id] = nil
    watchLayouts()
  }

  func end() {
    tracker.end()
    widgets = [:]
    watchLayouts()
  }

  /// Observes the window's layouts if there are anchors, and stops observing them otherwise.
  ///
  /// Call this after the anchors or the pane's window change.
  func watchLayouts() {
    guard !tracker.isEmpty, let clock = gtk_widget_get_frame_clock(layer) else {
      layouts = nil
      return
    }
    guard layouts?.clock != clock else { return }
    layouts = LayoutSignal(of: clock) { [weak self] in self?.tracker.look() }
  }

  private func visibility(of id: AnchorID) -> AnchorVisibility {
    let widget = MarkedWidgets.shared.widget(of: id, in: area)
    if widgets[id] != widget {
      widgets[id] = widget
      widgetChanged()
    }
    guard let widget else { return .removed }
    return AnchorVisibility(of: widget, in: area, over: layer)
  }
}
#endif
