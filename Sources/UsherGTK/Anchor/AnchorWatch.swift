#if GTK && os(Linux)
internal import CGTK
internal import Usher

/// Reports where anchors are: after each layout of the window, so that an overlay moves with its
/// anchor in the same frame.
///
/// Without an anchor to follow, nothing is connected.
@MainActor
final class AnchorWatch {
  private let area: OverlayArea
  private let layer: WidgetPointer
  private let follower = AnchorFollower()
  private var layouts: LayoutSignal?

  init(in area: OverlayArea, with layer: WidgetPointer) {
    self.area = area
    self.layer = layer
    follower.sighting = { [weak self] in self?.sighting(of: $0) ?? .gone }
  }

  /// Reports changes by `report` from now on.
  func start(_ report: @escaping @MainActor (AnchorID, AnchorSighting) -> Void) {
    follower.report = report
  }

  /// Reports where an anchor is, and whenever that has changed.
  func follow(_ id: AnchorID) {
    follower.follow(id)
    watchLayouts()
  }

  func unfollow(_ id: AnchorID) {
    follower.unfollow(id)
    watchLayouts()
  }

  /// Follows no anchor any more.
  func end() {
    follower.end()
    watchLayouts()
  }

  /// Looks at the layouts of the window while there are anchors; a pane may be in another window by
  /// now.
  func watchLayouts() {
    guard !follower.isEmpty, let clock = gtk_widget_get_frame_clock(layer) else {
      layouts = nil
      return
    }
    guard layouts?.clock != clock else { return }
    layouts = LayoutSignal(of: clock) { [weak self] in self?.follower.look() }
  }

  private func sighting(of id: AnchorID) -> AnchorSighting {
    guard let widget = MarkedWidgets.shared.widget(of: id, in: area) else { return .gone }
    guard gtk_widget_get_mapped(widget) != 0, let frame = OverlayRect(of: widget, in: layer) else {
      return .hidden
    }
    return .seen(frame, within: clips(of: widget))
  }

  /// Returns the area's frame, and those of the widgets around an anchor that cut it off.
  private func clips(of widget: WidgetPointer) -> [OverlayRect] {
    var clips = [
      OverlayRect(
        x: 0, y: 0, width: Double(gtk_widget_get_width(area.widget)),
        height: Double(gtk_widget_get_height(area.widget)))
    ]
    var next = gtk_widget_get_parent(widget)
    while let parent = next, parent != area.widget {
      next = gtk_widget_get_parent(parent)
      guard gtk_widget_get_overflow(parent) == GTK_OVERFLOW_HIDDEN,
        let frame = OverlayRect(of: parent, in: layer)
      else { continue }
      clips.append(frame)
    }
    return clips
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
