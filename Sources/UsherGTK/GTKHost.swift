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
  private let pointer: PointerInput
  private let keys: KeyInput
  private let focus: FocusTrap
  private let attention: AttentionInput
  private let clock: HostClock
  private let layoutNews: LayoutNews
  private let settings: SettingsInput
  private let tabOrder: TabOrder
  private let firstFocus: FirstFocus
  private let repeats: KeyRepeatGuard
  private let veil: AppContentVeil
  /// What is attached, and what its views follow.
  private var looks: [OverlayID: (content: Content, looks: Looks)] = [:]
  /// What a person was last known to have asked of the system.
  private var preferences = Preferences()
  /// Whether things may move by themselves.
  private let allowsMotion = Live(true)
  /// The overlay that the focus was moved into; that it is there is nobody's attention.
  private var trapped: OverlayID?
  private var isStarted = false
  private var isClosed = false
  private weak var presenter: Presenter?

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
    repeats = KeyRepeatGuard(on: self.window)
    veil = AppContentVeil(beside: layer)
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

  /// Begins to listen to the window; a second presenter is told that it is closed.
  public func start(_ presenter: Presenter) {
    guard !isStarted, !isClosed else { return presenter.handle(.hostClosed) }
    isStarted = true
    self.presenter = presenter
    pacemaker.wake = { [weak presenter] in presenter?.handle(.timePassed) }
    pointer.now = { [weak self] in self?.now ?? .origin }
    pointer.send = { [weak presenter] stage, sample in
      presenter?.handle(.pointerChanged(stage, sample))
    }
    keys.take = { [weak presenter] in presenter?.press($0) ?? false }
    keys.pressDefault = { [weak self] in self?.pressDefault() ?? false }
    focus.first = { [weak self] card in
      self?.layer.cards.values.first { $0.widget == card }?.controls.firstField
    }
    repeats.guards = { [weak self] in self?.isOnButton ?? false }
    attention.send = { [weak self, weak presenter] event in
      if let id = self?.trapped,
        event == .attentionChanged(.focusWithin, of: id, isPresent: true)
      {
        return
      }
      presenter?.handle(event)
    }
    attention.start()
    AssistiveTechnology.shared.observe(self) { [weak presenter] use in
      presenter?.setAttention(.assistiveTechnology, isPresent: use == .screenReader)
    }
    settings.changed = { [weak self] in self?.followSettings() }
    followSettings()
    layer.absorbs = { [weak presenter] point in
      if case .backdrop = presenter?.hitTest(point) { true } else { false }
    }
    layer.report = { [weak presenter] in presenter?.report($0) }
    layer.onLayout = { [weak self] viewport, outgrown in
      self?.layoutNews.note(viewport, outgrown)
    }
    layoutNews.tell = { [weak self] in self?.tell($0, $1) }
    // The layer stays in front when the app replaces what is in the window, and when the window adds
    // its own title bar on being realized.
    for property in ["child", "titlebar"] {
      Signal.connectObject(window, "notify::" + property) { [weak self] in self?.followContent() }
    }
    // The window is laid out again by itself, but the layer keeps its size and would not hear of it.
    Signal.connectObject(window, "direction-changed") { [weak self] in
      guard let self, !isClosed else { return }
      gtk_widget_queue_allocate(layer.widget)
    }
    Signal.connect(window, "realize", after: true) { [weak self] in self?.layer.raise() }
    Signal.connect(window, "destroy") { [weak self] in self?.close() }
  }

  /// Builds the native widgets; those of an overlay that has some already take their place.
  public func attach(_ id: OverlayID, _ content: Content, as semantics: ResolvedSemantics) {
    guard !isClosed else { return }
    let looks = Looks(
      traits: Live(traits.with(content.appearance)), allowsMotion: allowsMotion)
    let controls = Controls(
      onClick: { [weak presenter] number, button in
        presenter?.handle(.actionTaken(id, ActionID(number), dismisses: button.dismisses))
      },
      onType: { [weak presenter] in
        presenter?.handle(.attentionChanged(.focusWithin, of: id, isPresent: true))
      })
    let builder = WidgetBuilder(
      looks: looks,
      images: ImageLoader(widget: window) { [weak presenter] in presenter?.report($0) },
      controls: controls)
    // Content whose only image cannot be loaded still has a surface, so it stays on screen as asked.
    guard let root = builder.build(content.root) ?? gtk_box_new(GTK_ORIENTATION_VERTICAL, 0) else {
      return
    }
    self.looks[id] = (content, looks)
    let (surface, scrim) = ground(of: content, for: looks.traits.value)
    let known = layer.cards[id]
    let field = known.flatMap { focusedField(of: $0) }
    let hadFocus = trapped != id && known.map { tabOrder.isInside($0) } ?? false
    let askedForFocus = known?.controls.firstField != nil
    let card: OverlayCard
    if let known, known.role == semantics.role {
      card = known
      card.show(root, controls: controls, on: surface, scrim: scrim, as: semantics)
      focus.refresh()
    } else {
      card = OverlayCard(
        content: root, controls: controls, surface: surface, scrim: scrim, semantics: semantics)
      if let known { firstFocus.replace(known, by: card) }
      layer.put(card, for: id)
      attention.watch(card.widget, of: id)
      if trapped == id { focus.enter(card.widget) }
    }
    if let field, controls.fields.indices.contains(field) {
      gtk_widget_grab_focus(controls.fields[field])
    } else if hadFocus {
      tabOrder.enter(card)
    } else if !askedForFocus {
      firstFocus.expect(card)
    }
  }

  /// Asks the widgets.
  public func size(of id: OverlayID, within proposal: SizeProposal) -> Size {
    layer.cards[id]?.size(within: proposal) ?? .zero
  }

  /// Takes the widgets away.
  public func detach(_ id: OverlayID) {
    looks[id] = nil
    guard let card = layer.cards[id] else { return }
    firstFocus.forget(card)
    if tabOrder.isInside(card) { tabOrder.giveBack() }
    layer.removeCard(of: id)
  }

  /// Takes the pointer away from the widgets under it.
  public func claimPointer(for id: OverlayID) {
    guard !isClosed else { return }
    pointer.claim()
  }

  /// Moves the focus to the first control of the overlay, and keeps Tab among its controls.
  public func trapFocus(in id: OverlayID) {
    guard !isClosed, let card = layer.cards[id] else { return }
    trapped = id
    focus.enter(card.widget)
    veil.draw()
  }

  /// Gives the focus back to the widget that had it.
  public func restoreFocus() {
    guard !isClosed else { return }
    trapped = nil
    focus.leave()
    veil.lift()
  }

  /// Has the words said by the screen reader, if one is in use.
  public func announce(_ words: String, _ politeness: Semantics.Politeness) {
    guard !isClosed else { return }
    Announcer.shared.announce(words, politeness, in: window)
  }

  /// Moves the widgets where the scene has them.
  public func draw(_ scene: Scene) {
    guard !isClosed else { return }
    layer.draw(scene)
    layer.hideCards(behind: trapped, in: scene)
    focus.cardsWereDrawn()
    if trapped == nil {
      firstFocus.cardsWereDrawn()
      tabOrder.cardsWereDrawn()
    }
    attention.show(scene)
  }

  /// Arms the frame clock or a timer; a manual clock needs neither.
  public func schedule(_ wakeup: Wakeup) {
    if wakeup != .nextFrame { layer.settle() }
    switch clock {
    case .frameClock: pacemaker.schedule(isClosed ? .never : wakeup)
    case .manual: break
    }
  }

  /// Where an overlay's widget is, in the window's coordinates; `nil` where it is not on screen.
  public func frame(of id: OverlayID) -> Rect? {
    guard let card = layer.cards[id], card.isOnScreen else { return nil }
    return Rect(of: card.widget, in: window)
  }

  /// Where the widgets of an overlay's buttons are, in the window's coordinates and reading order; those
  /// of a page that is not shown have no size.
  public func buttonFrames(of id: OverlayID) -> [Rect] {
    guard let card = layer.cards[id] else { return [] }
    let isMapped = gtk_widget_get_mapped(card.widget) != 0
    return card.controls.buttons.compactMap { button in
      if isMapped, gtk_widget_get_mapped(button) == 0 {
        return Rect(x: 0, y: 0, width: 0, height: 0)
      }
      return Rect(of: button, in: window)
    }
  }

  /// Whether no timer is armed and no frame asked for.
  public var isIdle: Bool { pacemaker.isIdle && layoutNews.isIdle }

  /// The app has put something else into the window: overlays stay in front of it.
  private func followContent() {
    guard !isClosed else { return }
    layer.raise()
    veil.refresh()
  }

  /// What the system's colours adapt to now.
  public var traits: Traits {
    Traits(appearance: Appearance(of: window), contrast: Contrast(of: window))
  }

  /// What content stands on, and what is behind it.
  private func ground(of content: Content, for traits: Traits) -> (Surface, scrim: ScrimPainter) {
    (
      Surface(style: content.style, traits: traits),
      ScrimPainter(background: content.scrim, traits: traits)
    )
  }

  /// Lets what is shown take on other colours, and stop or begin to move.
  private func followSettings() {
    guard !isClosed else { return }
    if settings.preferences != preferences {
      preferences = settings.preferences
      allowsMotion.value = !preferences.reducesMotion
      presenter?.handle(.preferencesChanged(preferences))
    }
    let system = self.traits
    for (id, shown) in looks {
      let traits = system.with(shown.content.appearance)
      guard shown.looks.traits.value != traits else { continue }
      shown.looks.traits.value = traits
      let (surface, scrim) = ground(of: shown.content, for: traits)
      layer.cards[id]?.paint(on: surface, scrim: scrim)
    }
    gtk_widget_queue_draw(layer.widget)
  }

  /// Whether the keyboard is with an overlay, and not with a line to type into.
  private var isOnButton: Bool {
    guard let focus = gtk_window_get_focus(cast(window)) else { return trapped != nil }
    return gtk_widget_is_ancestor(focus, layer.widget) != 0
      && gtk_widget_get_ancestor(focus, gtk_editable_get_type()) == nil
  }

  /// The number of the field that has the keyboard; `nil` where none has.
  private func focusedField(of card: OverlayCard) -> Int? {
    guard let focus = gtk_window_get_focus(cast(window)) else { return nil }
    return card.controls.fields.firstIndex {
      focus == $0 || gtk_widget_is_ancestor(focus, $0) != 0
    }
  }

  /// Presses the default button of the overlay that has the keyboard.
  private func pressDefault() -> Bool {
    if let trapped { return layer.cards[trapped]?.controls.pressDefault() ?? false }
    guard let focus = gtk_window_get_focus(cast(window)) else { return false }
    return layer.cards.values.first { $0.holds(focus) }?.controls.pressDefault() ?? false
  }

  private func tell(_ viewport: Viewport, _ outgrown: [OverlayID]) {
    presenter?.handle(.viewportChanged(viewport))
    for id in outgrown {
      guard let size = layer.cards[id]?.sizeNeeded else { continue }
      presenter?.handle(.measured(id, size))
    }
  }

  private func close() {
    guard !isClosed else { return }
    isClosed = true
    letGo()
    presenter?.handle(.hostClosed)
  }

  /// Stops everything that could still call, and leaves the window as it was.
  private func letGo() {
    pacemaker.schedule(.never)
    layoutNews.forget()
    keys.remove()
    focus.remove()
    attention.remove()
    tabOrder.remove()
    settings.remove()
    repeats.remove()
    AssistiveTechnology.shared.forget(self)
    veil.lift()
    looks = [:]
    layer.remove()
  }
}
#endif
