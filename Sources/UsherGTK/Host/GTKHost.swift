#if GTK && os(Linux)
internal import CGTK
internal import GLibMainActor
public import Usher

/// The host that draws overlays in a GtkWindow or an `OverlayPane`, above all of the app's widgets.
///
/// The app's widgets are unchanged. The host adds one layer with a native widget for each overlay,
/// and removes the layer when the window or pane is destroyed.
@MainActor
public final class GTKHost: OverlayHost {
  let area: OverlayArea
  let layer: OverlayView
  let pacemaker: Pacemaker
  let firstSizes: FirstSizes
  let pointer: PointerInput
  let keys: KeyInput
  let focus: FocusTrap
  let attention: AttentionInput
  let clock: HostClock
  let settings: SettingsInput
  let tabOrder: TabOrder
  let editing: FieldInput
  let repeats: KeyRepeatGuard
  let veil: AppContentVeil
  let anchors: AnchorWatch
  let relations: AnchorRelations
  let focusedArea: FocusedAreaWatch
  let connections: Connections
  var contents: [OverlayID: OverlayContent] = [:]
  var preferences = Preferences()
  /// Whether views may animate.
  ///
  /// This is `false` if the user prefers reduced motion.
  let allowsMotion = ObservableValue(true)
  /// The overlay that traps the focus, or `nil` if there is none.
  ///
  /// The presenter doesn't treat the focus in this overlay as the user's attention, because the
  /// host moved it there.
  var trapped: OverlayID?
  /// The nonmodal overlays that aren't on screen yet and have a field to focus.
  ///
  /// `FocusTrap` focuses the fields of modal overlays.
  var firstFocus = FirstFocus()
  /// The overlay that gets the focus once it appears on screen, or `nil` if there is none.
  var focusedOnceShown: OverlayID?
  var knownTraits = Traits()
  var isStarted = false
  var isClosed = false
  /// The connection to the presenter, connected when `start(_:)` is called.
  var connection = HostConnection()

  /// Adds the overlay layer to a window or a pane.
  ///
  /// - Parameters:
  ///   - widget: A GtkWindow, an instance of a subclass, or the widget of an `OverlayPane`. The
  ///     object must exist.
  ///   - clock: The source of the current time.
  /// - Throws: `AttachmentError` if `widget` is neither an open window nor a pane, or already has a
  ///   host. The error is also thrown if the window has a layout manager, or if GTK doesn't run on
  ///   the main thread.
  public init(
    in widget: UnsafeMutableRawPointer, clock: HostClock = .frameClock
  ) throws(AttachmentError) {
    area = try OverlayArea(of: widget)
    do { try GLibMainActor.start() } catch { throw .mainThreadTaken }
    self.clock = clock
    layer = OverlayView(in: area)
    pacemaker = Pacemaker(widget: layer.widget)
    firstSizes = FirstSizes(widget: layer.widget)
    pointer = PointerInput(on: layer.widget)
    keys = KeyInput(in: area)
    focus = FocusTrap(in: area, with: layer)
    attention = AttentionInput(in: area)
    settings = SettingsInput(on: area.widget)
    tabOrder = TabOrder(in: area, with: layer)
    editing = FieldInput(in: area, with: layer)
    repeats = KeyRepeatGuard(in: area)
    veil = AppContentVeil(beside: layer)
    anchors = AnchorWatch(in: area, with: layer.widget)
    relations = AnchorRelations(in: area)
    focusedArea = FocusedAreaWatch(in: area, with: layer)
    connections = Connections(to: widget)
    ControlStyle.load(for: area.widget)
    lookUpTraits()
    area.connectionsToWindow().addRequest("close-request") { [weak self] in
      self?.keepsWindowOpen() ?? false
    }
    // The signal is connected before `start`, because the window may close before there is a
    // presenter.
    if let pane = area.pane {
      pane.destroyed = { [weak self] in self?.close() }
    } else {
      connections.add("destroy") { [weak self] in self?.close() }
    }
  }

  isolated deinit {
    if !isClosed { letGo() }
  }

  /// The current moment of the monotonic clock or the manual clock.
  public var now: Instant {
    switch clock {
    case .frameClock: pacemaker.now
    case .manual(let now): now()
    }
  }

  /// The moment at which the next frame will be visible.
  ///
  /// With a manual clock, this is the current moment.
  public var displayTime: Instant {
    switch clock {
    case .frameClock: isClosed ? now : pacemaker.displayTime
    case .manual(let now): now()
    }
  }

  /// Returns whether the window stays open for now, because overlays decide whether it may close.
  ///
  /// If all overlays agree, the window is closed later.
  private func keepsWindowOpen() -> Bool {
    connection.closeRequested { [weak self] in
      if let window = self?.area.window { gtk_window_close(cast(window)) }
    }
  }

  private func close() {
    guard !isClosed else { return }
    isClosed = true
    letGo()
    connection.hostClosed()
  }

  /// Ends all connections and restores the window or pane.
  private func letGo() {
    connections.end()
    pacemaker.schedule(.never)
    firstSizes.forgetAll()
    keys.remove()
    focus.remove()
    attention.remove()
    tabOrder.remove()
    editing.remove()
    settings.remove()
    DesktopAccent.shared.background.removeObserver(self)
    anchors.end()
    relations.show([:])
    focusedArea.remove()
    repeats.remove()
    AssistiveTechnology.shared.forget(self)
    veil.lift()
    contents = [:]
    if let pane = area.pane { letGo(of: pane) }
    area.end()
    layer.remove()
  }
}
#endif
