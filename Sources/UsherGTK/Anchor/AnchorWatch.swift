#if GTK && os(Linux)
internal import CGTK
internal import Usher

/// Reports where anchors are: after each layout of the window, so that an overlay moves with its
/// anchor in the same frame.
///
/// Without an anchor to follow, nothing is connected.
@MainActor
final class AnchorWatch {
  /// Called when an anchor is another widget than before.
  var widgetChanged: @MainActor () -> Void = {}
  private let area: OverlayArea
  private let layer: WidgetPointer
  private let tracker = AnchorTracker()
  private var layouts: LayoutSignal?
  /// The anchors' widgets, as last looked at.
  private var widgets: [AnchorID: WidgetPointer] = [:]

  init(in area: OverlayArea, with layer: WidgetPointer) {
    self.area = area
    self.layer = layer
    tracker.visibility = { [weak self] in self?.visibility(of: $0) ?? .removed }
  }

  /// Reports changes by `report` from now on.
  func start(_ report: @escaping @MainActor (AnchorID, AnchorVisibility) -> Void) {
    tracker.report = report
  }

  /// Reports where an anchor is, and whenever that has changed.
  func follow(_ id: AnchorID) {
    tracker.follow(id)
    watchLayouts()
  }

  func unfollow(_ id: AnchorID) {
    tracker.unfollow(id)
    widgets[id] = nil
    watchLayouts()
  }

  /// Follows no anchor any more.
  func end() {
    tracker.end()
    widgets = [:]
    watchLayouts()
  }

  /// Looks at the layouts of the window while there are anchors; a pane may be in another window by
  /// now.
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
