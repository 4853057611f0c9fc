public import Usher

/// A host without a screen, for tests: time stands still until the clock is advanced, and what a
/// person would do is done by calling it.
@MainActor
public final class HeadlessHost: OverlayHost {
  /// The clock it lives by; hosts may share one.
  public let clock: ManualClock
  /// Whether it plays motion: it then draws no frames, and its scene moves on by itself with the clock.
  public let playsMotion: Bool
  /// What it was told to show last.
  var drawn = OverlayScene()
  /// What it plays of that.
  var playback: [OverlayID: Playback] = [:]
  /// What it was told to do so far.
  public private(set) var transcript = Transcript()
  /// What it was last asked to wake for.
  public private(set) var wakeup = Wakeup.never
  /// Contents that were built and not taken away again.
  public private(set) var attached: [OverlayID: OverlayContent] = [:]
  /// What assistive technology would find of them.
  public private(set) var semantics: [OverlayID: ResolvedSemantics] = [:]
  /// The overlay that keeps the keyboard's focus inside itself; `nil` where the focus is the app's.
  public private(set) var focus: OverlayID?
  /// Where a pointer is that is not down; `nil` where there is none.
  var pointer: Point?
  var hover = HoverTracker()
  /// Which line a person types into.
  let editing = EditingTracker()
  /// What listens to the lines of attached contents.
  var followers: [OverlayID: FieldFollower] = [:]
  private var pages: [OverlayID: PageFollower] = [:]
  private var viewport: Viewport
  private var isClosed = false
  private(set) weak var presenter: Presenter?

  /// Makes a host.
  ///
  /// - Parameters:
  ///   - viewport: The area to show in; that of a phone unless given.
  ///   - clock: The clock to live by; one of its own unless given.
  ///   - playsMotion: Whether it plays motion instead of drawing every frame, as a host with a render
  ///     server does.
  public init(
    viewport: Viewport = Viewport(size: Size(width: 390, height: 844)),
    clock: ManualClock = ManualClock(), playsMotion: Bool = false
  ) {
    self.viewport = viewport
    self.clock = clock
    self.playsMotion = playsMotion
  }

  /// The moment the clock shows.
  public var now: Instant { clock.now }
  /// The moment the clock shows: what is drawn is seen at once.
  public var displayTime: Instant { clock.now }

  /// Tells `presenter` the viewport; one beside another is told that the window is closed.
  public func start(_ presenter: Presenter) {
    guard self.presenter == nil else { return presenter.handle(.hostClosed) }
    self.presenter = presenter
    presenter.handle(isClosed ? .hostClosed : .viewportChanged(viewport))
  }

  /// Remembers the content.
  public func attach(_ id: OverlayID, _ content: OverlayContent, as semantics: ResolvedSemantics) {
    self.semantics[id] = semantics
    let known = attached.updateValue(content, forKey: id)
    pages[id] = PageFollower(content.root, proposal: pages[id]?.proposal) {
      [weak self] in self?.remeasure(id)
    }
    followFields(of: content.root, replacing: known?.root, in: id)
    let texts = content.root.texts
    transcript.add(
      known == nil ? .attached(id, texts: texts) : .refreshed(id, texts: texts), at: now)
  }

  /// Lays the content out by plain metrics; a host that shows an unknown overlay answers nothing.
  public func size(of id: OverlayID, within proposal: SizeProposal) -> Size {
    guard let content = attached[id] else { return .zero }
    pages[id]?.proposal = proposal
    return proposal.clamping(NodeLayout.size(of: content.root, width: proposal.maximumWidth))
  }

  /// Forgets the content.
  public func detach(_ id: OverlayID) {
    followers[id] = nil
    let known = attached.removeValue(forKey: id)
    pages[id] = nil
    semantics[id] = nil
    transcript.add(.detached(id), at: now)
    if let known { endEditing(in: known.root) }
  }

  /// Notes it; there are no native controls to tell.
  public func claimPointer(for id: OverlayID) {
    transcript.add(.pointerClaimed(id), at: now)
  }

  /// Notes it; nobody types behind the overlay.
  public func trapFocus(in id: OverlayID) {
    focus = id
    transcript.add(.focusTrapped(id), at: now)
    for (other, content) in attached where other != id { endEditing(in: content.root) }
  }

  /// Notes it.
  public func restoreFocus() {
    focus = nil
    transcript.add(.focusRestored, at: now)
  }

  /// Notes it.
  public func announce(_ words: String, _ politeness: Semantics.Politeness) {
    transcript.add(.announced(words, politeness), at: now)
  }

  /// Keeps the scene, and what of it is to be played.
  public func draw(_ scene: OverlayScene) {
    drawn = scene
    if playsMotion { takeTracks() }
    followPointer()
    followScene()
  }

  /// Asks the clock for the moment.
  public func schedule(_ wakeup: Wakeup) {
    self.wakeup = wakeup
    clock.schedule(wakeup, for: self) { [weak self] in self?.presenter?.handle(.timePassed) }
  }

  /// The texts of the overlays that are visible, back to front, each in reading order; of pages, those of
  /// the one that is shown.
  public var visibleTexts: [[String]] {
    scene.overlays.compactMap { attached[$0.id]?.root.shown.texts.filter { !$0.isEmpty } }
  }

  /// Puts a pointer down, moves it or takes it up.
  ///
  /// - Parameters:
  ///   - stage: What it does.
  ///   - position: Where.
  ///   - scrollable: Where it may move from there and still scroll content.
  public func point(
    _ stage: PointerStage, at position: Point, scrollable: SwipeDirections = []
  ) {
    let sample = PointerSample(
      position: position, time: now, isOnControl: isControl(at: position),
      scrollable: scrollable)
    presenter?.handle(.pointerChanged(stage, sample))
  }

  /// Presses a button of an overlay, as a person would; one that is leaving ignores it, and a number
  /// that no button has, or one on a page that is not shown, is ignored too.
  public func pressButton(_ number: Int, of id: OverlayID) {
    let frames = buttonFrames(of: id)
    guard let buttons = attached[id]?.root.buttons, frames.indices.contains(number),
      frames[number].size != .zero
    else { return }
    presenter?.handle(.actionTaken(id, ActionID(number), dismisses: buttons[number].dismisses))
  }

  /// Presses the button that stands for the backdrop of an overlay, as with assistive technology; without
  /// effect where there is none.
  public func pressBackdropButton(of id: OverlayID) {
    guard semantics[id]?.backdropLabel.isEmpty == false else { return }
    presenter?.handle(.backdropUsed(id))
  }

  /// Changes the viewport, as when a window is resized or a device is turned.
  public func changeViewport(to viewport: Viewport) {
    self.viewport = viewport
    presenter?.handle(.viewportChanged(viewport))
  }

  /// Closes the window for good.
  public func closeWindow() {
    isClosed = true
    presenter?.handle(.hostClosed)
  }

  /// Tells the presenter the size that content needs now that another page is shown.
  private func remeasure(_ id: OverlayID) {
    guard let proposal = pages[id]?.proposal else { return }
    presenter?.handle(.measured(id, size(of: id, within: proposal)))
  }

  /// Tells the presenter what a person is busy with.
  func tell(_ attention: Attention, of id: OverlayID?, isPresent: Bool) {
    presenter?.handle(.attentionChanged(attention, of: id, isPresent: isPresent))
  }

  /// The buttons of a visible overlay, where they are now; those of a page that is not shown have an
  /// empty frame, and those of one that is turned are the smallest rectangles around them.
  public func buttonFrames(of id: OverlayID) -> [Rect] {
    guard let placed = scene.overlays.first(where: { $0.id == id }) else { return [] }
    let middle = HostContract.center(placed.currentFrame)
    return frames(of: .button, in: id).map { $0.turned(by: placed.rotation, about: middle) }
  }

  /// Where they are now, as if the overlay were upright.
  private func frames(of kind: NodeLayout.Kind, in id: OverlayID) -> [Rect] {
    guard let placed = scene.overlays.first(where: { $0.id == id }), let content = attached[id]
    else { return [] }
    // Content is laid out at its own size and scaled as a whole.
    let drawn = placed.currentFrame
    return NodeLayout.frames(of: kind, in: content.root, filling: placed.frame).map { piece in
      Rect(
        x: drawn.minX + (piece.minX - placed.frame.minX) * placed.scale,
        y: drawn.minY + (piece.minY - placed.frame.minY) * placed.scale,
        width: piece.size.width * placed.scale, height: piece.size.height * placed.scale)
    }
  }

  /// The button under a point, of the front overlay there.
  func button(at position: Point) -> (id: OverlayID, number: Int)? {
    guard let front = front(at: position) else { return nil }
    let point = front.upright(position)
    return frames(of: .button, in: front.id).firstIndex { $0.contains(point) }
      .map { (front.id, $0) }
  }

  /// Whether something under a point answers the pointer by itself.
  private func isControl(at position: Point) -> Bool {
    guard let front = front(at: position) else { return false }
    let point = front.upright(position)
    return frames(of: .control, in: front.id).contains { $0.contains(point) }
  }

  private func front(at position: Point) -> PlacedOverlay? {
    scene.overlays.last { $0.acceptsInput && $0.contains(position) }
  }
}
