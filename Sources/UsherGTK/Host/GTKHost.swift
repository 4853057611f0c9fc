#if GTK
internal import CGTK
public import Usher

/// The host that draws overlays in a GtkWindow, above everything that the app has put there.
///
/// The app's own widgets are left unchanged. The host adds one layer beside them, which holds a
/// native widget for each overlay, and removes the layer when the window is destroyed.
@MainActor
public final class GTKHost: OverlayHost {
  let window: WidgetPointer
  let layer: OverlayLayer
  let pacemaker: Pacemaker
  let pointer: PointerInput
  let keys: KeyInput
  let focus: FocusTrap
  let attention: AttentionInput
  let clock: HostClock
  let layoutNews: LayoutNews
  let settings: SettingsInput
  let tabOrder: TabOrder
  let firstFocus: FirstFocus
  let editing: FieldInput
  let repeats: KeyRepeatGuard
  let veil: AppContentVeil
  let connections: Connections
  /// The attached contents, and the live values that their views follow.
  var environments: [OverlayID: (content: OverlayContent, environment: ViewEnvironment)] = [:]
  /// The user's system-wide preferences as last read.
  var preferences = Preferences()
  /// Whether views may animate by themselves.
  let allowsMotion = Live(true)
  /// The overlay that the focus is trapped in; `nil` for none.
  ///
  /// Since the host moved the focus there, it does not count as the user's attention.
  var trapped: OverlayID?
  /// The traits as last read.
  var knownTraits = Traits()
  var isStarted = false
  var isClosed = false
  /// The connection to the presenter, from the start on.
  var connection = HostConnection()

  /// Adds the overlay layer to a window.
  ///
  /// - Parameters:
  ///   - window: A GtkWindow or an instance of a subclass; the object must be alive.
  ///   - clock: The source of the current time.
  /// - Throws: `AttachmentError` if `window` is not an open window or already has a layout manager,
  ///   of another host or the app, or if GTK does not run on the main thread.
  public init(
    window: UnsafeMutableRawPointer, clock: HostClock = .frameClock
  ) throws(AttachmentError) {
    try AttachmentError.check(window)
    try MainQueue.serve()
    self.window = cast(window)
    self.clock = clock
    layer = OverlayLayer(in: self.window)
    pacemaker = Pacemaker(widget: layer.widget)
    pointer = PointerInput(on: layer.widget)
    keys = KeyInput(on: self.window)
    focus = FocusTrap(on: self.window)
    attention = AttentionInput(on: self.window)
    layoutNews = LayoutNews()
    settings = SettingsInput(on: self.window)
    tabOrder = TabOrder(on: self.window, with: layer)
    firstFocus = FirstFocus()
    editing = FieldInput(on: self.window, with: layer)
    repeats = KeyRepeatGuard(on: self.window)
    veil = AppContentVeil(beside: layer)
    connections = Connections(to: window)
    ControlStyle.load(for: self.window)
    lookUpTraits()
    // Connected before `start`, because the window may close before there is a presenter.
    connections.add("destroy") { [weak self] in self?.close() }
  }

  isolated deinit {
    if !isClosed { letGo() }
  }

  /// The current moment by the monotonic clock or the manual one.
  public var now: Instant {
    switch clock {
    case .frameClock: pacemaker.now
    case .manual(let now): now()
    }
  }

  /// The moment at which the next frame will be visible; with a manual clock, the current moment.
  public var displayTime: Instant {
    switch clock {
    case .frameClock: isClosed ? now : pacemaker.displayTime
    case .manual(let now): now()
    }
  }

  /// Ends the host after its window was destroyed.
  private func close() {
    guard !isClosed else { return }
    isClosed = true
    letGo()
    connection.hostClosed()
  }

  /// Disconnects every listener and restores the window.
  private func letGo() {
    connections.end()
    pacemaker.schedule(.never)
    layoutNews.forget()
    keys.remove()
    focus.remove()
    attention.remove()
    tabOrder.remove()
    editing.remove()
    settings.remove()
    repeats.remove()
    AssistiveTechnology.shared.forget(self)
    veil.lift()
    environments = [:]
    layer.remove()
  }
}
#endif
