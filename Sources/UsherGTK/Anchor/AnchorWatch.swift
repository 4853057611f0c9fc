#if GTK && os(Linux)
internal import CGTK
internal import Usher

/// Reports where anchors are: after each layout of the window, so that an overlay moves with its
/// anchor in the same frame.
///
/// Without an anchor to follow, nothing is connected.
@MainActor
final class AnchorWatch {
  /// Reports a change.
  var report: @MainActor (AnchorID, AnchorSighting) -> Void = { _, _ in }
  private let area: OverlayArea
  private let layer: WidgetPointer
  /// The anchors to follow, and what was last reported of each.
  private var followed: [AnchorID: AnchorSighting] = [:]
  private var layouts: LayoutSignal?

  init(in area: OverlayArea, with layer: WidgetPointer) {
    self.area = area
    self.layer = layer
  }

  /// Reports where an anchor is, and whenever that has changed.
  func follow(_ id: AnchorID) {
    let sighting = sighting(of: id)
    followed[id] = sighting
    report(id, sighting)
    watchLayouts()
  }

  func unfollow(_ id: AnchorID) {
    followed[id] = nil
    watchLayouts()
  }

  /// Follows no anchor any more.
  func end() {
    followed = [:]
    watchLayouts()
    report = { _, _ in }
  }

  /// Looks at the layouts of the window while there are anchors; a pane may be in another window by
  /// now.
  func watchLayouts() {
    guard !followed.isEmpty, let clock = gtk_widget_get_frame_clock(layer) else {
      layouts = nil
      return
    }
    guard layouts?.clock != clock else { return }
    layouts = LayoutSignal(of: clock) { [weak self] in self?.look() }
  }

  /// Reports the anchors that have moved since the last look.
  private func look() {
    for (id, known) in followed {
      let sighting = sighting(of: id)
      guard sighting != known else { continue }
      followed[id] = sighting
      report(id, sighting)
    }
  }

  private func sighting(of id: AnchorID) -> AnchorSighting {
    guard let widget = MarkedWidgets.shared.widget(of: id, in: area) else { return .gone }
    guard gtk_widget_get_mapped(widget) != 0, let frame = OverlayRect(of: widget, in: layer) else {
      return .hidden
    }
    return .seen(frame, clip: clip(of: widget))
  }

  /// Returns the part of the area that the widgets around an anchor do not cut off.
  private func clip(of widget: WidgetPointer) -> OverlayRect {
    var (left, top) = (0.0, 0.0)
    var (right, bottom) = (
      Double(gtk_widget_get_width(area.widget)), Double(gtk_widget_get_height(area.widget))
    )
    var next = gtk_widget_get_parent(widget)
    while let parent = next, parent != area.widget {
      next = gtk_widget_get_parent(parent)
      guard gtk_widget_get_overflow(parent) == GTK_OVERFLOW_HIDDEN,
        let frame = OverlayRect(of: parent, in: layer)
      else { continue }
      (left, top) = (max(left, frame.minX), max(top, frame.minY))
      (right, bottom) = (min(right, frame.maxX), min(bottom, frame.maxY))
    }
    return OverlayRect(x: left, y: top, width: max(right - left, 0), height: max(bottom - top, 0))
  }
}

/// A handler that a frame clock calls after the windows' layouts of each frame.
@MainActor
private final class LayoutSignal {
  /// The frame clock, owned.
  let clock: OpaquePointer
  private let handler: gulong

  init(of clock: OpaquePointer, _ action: @escaping @MainActor () -> Void) {
    self.clock = clock
    g_object_ref(UnsafeMutableRawPointer(clock))
    // The windows are laid out by an earlier handler of the same signal. If what follows needs
    // another layout, the clock emits it once more in this frame.
    handler = Signal.connect(UnsafeMutableRawPointer(clock), "layout", after: true, action)
  }

  isolated deinit {
    let object = UnsafeMutableRawPointer(clock)
    // A window that closes has disconnected all handlers of its clock.
    if g_signal_handler_is_connected(object, handler) != 0 {
      g_signal_handler_disconnect(object, handler)
    }
    g_object_unref(object)
  }
}
#endif
