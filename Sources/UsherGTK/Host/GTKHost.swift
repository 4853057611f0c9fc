#if GTK
internal import CGTK
public import Usher

/// Draws overlays in a GtkWindow, above everything the app has put there.
///
/// The app's own widgets are left as they are: the host adds one layer beside them, which holds a
/// native widget for each overlay, and takes it out again when the window is destroyed.
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
  /// What is attached, and what its views follow.
  var looks: [OverlayID: (content: OverlayContent, looks: Looks)] = [:]
  /// What a person was last known to have asked of the system.
  var preferences = Preferences()
  /// Whether things may move by themselves.
  let allowsMotion = Live(true)
  /// The overlay that the focus was moved into; that it is there is nobody's attention.
  var trapped: OverlayID?
  /// What the system's colours adapt to, as it was looked up last.
  var knownTraits = Traits()
  var isStarted = false
  var isClosed = false
  weak var presenter: Presenter?

  /// Puts a layer on a window.
  ///
  /// - Parameters:
  ///   - window: A GtkWindow or an object that inherits from it; it has to be alive.
  ///   - clock: What to tell the time by.
  /// - Throws: `AttachmentError` where it is no open window, where it has a host already, or where GTK
  ///   does not run on the main thread.
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
    // From now on: the window may close before there is a presenter.
    connections.add("destroy") { [weak self] in self?.close() }
  }

  isolated deinit {
    if !isClosed { letGo() }
  }

  /// The moment by the monotonic clock, or by the manual one.
  public var now: Instant {
    switch clock {
    case .frameClock: pacemaker.now
    case .manual(let now): now()
    }
  }

  /// When the next frame will be seen; by a manual clock, at once.
  public var displayTime: Instant {
    switch clock {
    case .frameClock: isClosed ? now : pacemaker.displayTime
    case .manual(let now): now()
    }
  }

  /// The window is gone.
  private func close() {
    guard !isClosed else { return }
    isClosed = true
    letGo()
    presenter?.handle(.hostClosed)
  }

  /// Stops everything that could still call, and leaves the window as it was.
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
    looks = [:]
    layer.remove()
  }
}
#endif
