#if GTK
internal import CGTK
public import Usher

/// Draws overlays in a GtkWindow, above everything the app has put there.
///
/// The app's own widgets are left as they are: the host adds one layer beside them, which holds a
/// native widget for each overlay, and takes it out again when the window is destroyed.
@MainActor
public final class GTKHost: Host {
  private let window: WidgetPointer
  private let layer: OverlayLayer
  private let pacemaker: Pacemaker
  private let clock: HostClock
  private var pointer: PointerInput?
  private var keys: KeyInput?
  private var buttons: [OverlayID: [WidgetPointer]] = [:]
  private var viewport: Viewport?
  private var viewportIdle: guint = 0
  private var isClosed = false
  private weak var presenter: Presenter?

  /// Puts a layer on a window.
  ///
  /// - Parameters:
  ///   - window: A GtkWindow or an object that inherits from it; it has to be alive.
  ///   - clock: What to tell the time by.
  /// - Throws: `AttachmentError` where it is no open window, or where GTK does not run on the main
  ///   thread.
  public init(
    window: UnsafeMutableRawPointer, clock: HostClock = .frameClock
  ) throws(AttachmentError) {
    try Self.requireOpenWindow(window)
    try MainQueue.serve()
    self.window = cast(window)
    self.clock = clock
    layer = OverlayLayer(in: self.window)
    pacemaker = Pacemaker(widget: layer.widget)
    ControlStyle.load(for: self.window)
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

  /// Begins to listen to the window.
  public func start(_ presenter: Presenter) {
    self.presenter = presenter
    pacemaker.wake = { [weak presenter] in presenter?.handle(.timePassed) }
    layer.onLayout = { [weak self] in self?.layOut(in: $0) }
    pointer = PointerInput(on: layer.widget) { [weak self] in self?.now ?? .origin }
    pointer?.send = { [weak presenter] stage, sample in
      presenter?.handle(.pointerChanged(stage, sample))
    }
    keys = KeyInput(on: window) { [weak presenter] in presenter?.press($0) ?? false }
    // The layer stays in front when the app replaces what is in the window, and when the window adds
    // its own title bar on being realized.
    for property in ["child", "titlebar"] {
      Signal.connectObject(window, "notify::" + property) { [weak self] in self?.layer.raise() }
    }
    Signal.connect(window, "realize", after: true) { [weak self] in self?.layer.raise() }
    Signal.connect(window, "destroy") { [weak self] in self?.close() }
  }

  /// Builds the native widgets.
  public func attach(_ id: OverlayID, _ content: Content) {
    let appearance = Appearance(of: window)
    var builder = WidgetBuilder(
      appearance: appearance,
      images: ImageLoader(widget: window) { [weak presenter] in presenter?.report($0) },
      onClick: { [weak presenter] number, button in
        presenter?.handle(.actionTaken(id, ActionID(number), dismisses: button.dismisses))
      })
    // Content whose only image cannot be loaded still has a surface, so it stays on screen as asked.
    guard let root = builder.build(content.root) ?? gtk_box_new(GTK_ORIENTATION_VERTICAL, 0) else {
      return
    }
    buttons[id] = builder.buttons
    layer.add(OverlayCard(content: root, style: content.style, appearance: appearance), for: id)
  }

  /// Asks the widgets.
  public func size(of id: OverlayID, within proposal: SizeProposal) -> Size {
    layer.cards[id]?.size(within: proposal) ?? .zero
  }

  /// Takes the widgets away.
  public func detach(_ id: OverlayID) {
    buttons[id] = nil
    layer.removeCard(of: id)
  }

  /// Takes the pointer away from the widgets under it.
  public func claimPointer(for id: OverlayID) {
    pointer?.claim()
  }

  /// Moves the widgets where the scene has them.
  public func draw(_ scene: Scene) {
    guard !isClosed else { return }
    layer.draw(scene)
  }

  /// Arms the frame clock or a timer; a manual clock needs neither.
  public func schedule(_ wakeup: Wakeup) {
    switch clock {
    case .frameClock: pacemaker.schedule(isClosed ? .never : wakeup)
    case .manual: break
    }
  }

  /// Where an overlay's widget is, in the window's coordinates; `nil` where it is not on screen.
  public func frame(of id: OverlayID) -> Rect? {
    guard let card = layer.cards[id], gtk_widget_get_child_visible(card.widget) != 0,
      gtk_widget_get_opacity(card.widget) > 0
    else { return nil }
    return bounds(of: card.widget)
  }

  /// Where the widgets of an overlay's buttons are, in the window's coordinates and reading order.
  public func buttonFrames(of id: OverlayID) -> [Rect] {
    (buttons[id] ?? []).compactMap { bounds(of: $0) }
  }

  /// Whether no timer is armed and no frame asked for.
  public var isIdle: Bool { pacemaker.isIdle && viewportIdle == 0 }

  private static func requireOpenWindow(
    _ window: UnsafeMutableRawPointer
  ) throws(AttachmentError) {
    guard isInstance(window, of: gtk_window_get_type()) else {
      let instance: UnsafeMutablePointer<GTypeInstance> = cast(window)
      let name = g_type_name_from_instance(instance).map { String(cString: $0) }
      throw .notAWindow(name ?? "thing without a type")
    }
    // GTK lists every window from its making to its destruction.
    let windows = gtk_window_get_toplevels()
    let isOpen = (0..<g_list_model_get_n_items(windows)).contains { index in
      let item = g_list_model_get_item(windows, index)
      defer { g_object_unref(item) }
      return item == window
    }
    guard isOpen else { throw .windowClosed }
  }

  private func bounds(of widget: WidgetPointer) -> Rect? {
    var bounds = graphene_rect_t()
    return gtk_widget_compute_bounds(widget, window, &bounds) != 0 ? Rect(bounds) : nil
  }

  /// Tells the presenter about a new viewport before the next frame, and not at once: its callbacks
  /// may change widgets, which GTK forbids while it lays out.
  private func layOut(in viewport: Viewport) {
    guard viewport != self.viewport else { return }
    self.viewport = viewport
    guard viewportIdle == 0 else { return }
    viewportIdle = g_idle_add_full(
      G_PRIORITY_DEFAULT,
      { data in
        nonisolated(unsafe) let data = data
        MainActor.assumeIsolated {
          if let data { Unmanaged<GTKHost>.fromOpaque(data).takeUnretainedValue().sendViewport() }
        }
        return 0
      }, Unmanaged.passUnretained(self).toOpaque(), nil)
  }

  private func sendViewport() {
    viewportIdle = 0
    if let viewport { presenter?.handle(.viewportChanged(viewport)) }
  }

  private func close() {
    guard !isClosed else { return }
    isClosed = true
    presenter?.handle(.hostClosed)
    letGo()
  }

  /// Stops everything that could still call, and leaves the window as it was.
  private func letGo() {
    pacemaker.schedule(.never)
    if viewportIdle != 0 { g_source_remove(viewportIdle) }
    keys?.remove()
    layer.remove()
  }
}
#endif
