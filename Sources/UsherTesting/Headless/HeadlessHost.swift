public import Usher

/// A host without a screen, for tests.
///
/// Time doesn't advance until you advance the clock. Call methods of the host in place of the
/// user's input.
///
/// ```swift
/// let host = HeadlessHost()
/// let presenter = Presenter(host: host)
/// presenter.present(.notification(title: "Saved"))
/// host.clock.advance(by: .seconds(1))
/// print(host.visibleTexts)  // [["Saved"]]
/// ```
@MainActor
public final class HeadlessHost: OverlayHost {
  /// The host's clock.
  ///
  /// Several hosts may share a clock.
  public let clock: ManualClock
  /// Whether the host plays motion.
  ///
  /// If so, the host draws no frames during motion, and `scene` changes when the clock advances.
  public let playsMotion: Bool
  /// The last scene that was drawn.
  var drawn = OverlayScene()
  /// The tracks that the host plays, by overlay.
  var playback: [OverlayID: Playback] = [:]
  /// The orders that the host has received.
  public private(set) var transcript = OverlayTranscript()
  /// The last wakeup that was requested.
  public private(set) var wakeup = Wakeup.never
  /// The contents that are attached, by overlay.
  public private(set) var attached: [OverlayID: OverlayContent] = [:]
  /// The semantics of the attached contents, for screen readers.
  public private(set) var semantics: [OverlayID: ResolvedSemantics] = [:]
  /// The overlay that traps the keyboard focus, or `nil` while the focus belongs to the app.
  public private(set) var focus: OverlayID?
  /// The overlay that was last focused, or `nil` after the focus was restored to the app.
  private var visited: OverlayID?
  /// The position of a pointer that isn't pressed, or `nil` if there is no pointer.
  var pointer: OverlayPoint?
  let hover = HoverTracker()
  /// The tracker of the field that the user edits.
  let editing = EditingTracker()
  /// The observers of the fields in attached contents.
  var followers: [OverlayID: FieldFollower] = [:]
  private var pages: [OverlayID: PageFollower] = [:]
  /// The text that was last copied, or `nil` if there is none.
  public private(set) var clipboard: String?
  /// The links that the system was asked to open, in order.
  public private(set) var openedLinks: [OverlayLink] = []
  private var viewport: OverlayViewport
  private var isClosed = false
  /// The callbacks of everything that keeps the app running.
  var holds: [Int: @MainActor () -> Void] = [:]
  /// The notification service, for tests to check and use.
  public let systemNotifications = HeadlessNotifications()
  /// The positions of the app's anchors, for tests to change.
  ///
  /// The host reports changes to its presenter. An anchor without a position doesn't exist.
  public var anchors: [AnchorID: AnchorVisibility] = [:] {
    didSet {
      for id in followedAnchors.sorted() where anchors[id] != oldValue[id] { reportAnchor(id) }
    }
  }
  private var followedAnchors: Set<AnchorID> = []
  /// The frame of the app's focused view, or `nil` if no view is focused.
  ///
  /// The host reports changes to its presenter.
  public var focusedArea: OverlayRect? {
    didSet { if focusedArea != oldValue { connection.focusedAreaChanged(to: focusedArea) } }
  }
  /// The number of times that something started to keep the app running.
  var holdCount = 0
  /// The connection to the presenter, set by `start(_:)`.
  private(set) var connection = HostConnection()

  /// Creates a host.
  ///
  /// - Parameters:
  ///   - viewport: The area for overlays. The default size is the size of a phone.
  ///   - clock: The host's clock. By default, the host doesn't share its clock.
  ///   - playsMotion: Whether the host plays motion instead of drawing every frame, like a host
  ///     with a render server.
  public init(
    viewport: OverlayViewport = OverlayViewport(size: OverlaySize(width: 390, height: 844)),
    clock: ManualClock = ManualClock(), playsMotion: Bool = false
  ) {
    self.viewport = viewport
    self.clock = clock
    self.playsMotion = playsMotion
  }

  /// The clock's current time.
  public var now: Instant { clock.now }
  /// The clock's current time, including sleep.
  public var timeWithSleep: Instant { clock.nowWithSleep }
  /// The clock's date, in seconds since 1970.
  public var secondsSince1970: Double { clock.secondsSince1970 }
  /// The clock's current time, because drawing is visible immediately.
  public var displayTime: Instant { clock.now }

  /// Connects the host to a presenter, and reports the viewport.
  ///
  /// If the host already has a presenter, or if its window is closed, the host reports to the new
  /// presenter that the window is closed.
  public func start(_ connection: HostConnection) {
    guard !self.connection.isConnected, !isClosed else { return connection.hostClosed() }
    self.connection = connection
    connection.viewportChanged(to: viewport)
  }

  /// Stores the content and its semantics.
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

  /// Returns the content's size in the layout of `NodeLayout`, or zero if the overlay is unknown.
  public func size(of id: OverlayID, within proposal: SizeProposal) -> OverlaySize {
    guard let content = attached[id] else { return .zero }
    pages[id]?.proposal = proposal
    return proposal.clamping(NodeLayout.size(of: content.root, width: proposal.maximumWidth))
  }

  /// Removes the content and its semantics.
  public func detach(_ id: OverlayID) {
    followers[id] = nil
    if visited == id { visited = nil }
    let known = attached.removeValue(forKey: id)
    pages[id] = nil
    semantics[id] = nil
    transcript.add(.detached(id), at: now)
    if let known { endEditing(in: known.root) }
  }

  /// Reports the position of an anchor in `anchors`, now and when it changes.
  public func followAnchor(_ id: AnchorID) {
    followedAnchors.insert(id)
    reportAnchor(id)
  }

  /// Stops reporting the position of an anchor.
  public func unfollowAnchor(_ id: AnchorID) { followedAnchors.remove(id) }

  private func reportAnchor(_ id: AnchorID) {
    connection.anchorMoved(id, to: anchors[id] ?? .removed)
  }

  /// Records that the overlay claimed the pointer.
  ///
  /// There are no native controls to notify.
  public func claimPointer(for id: OverlayID) {
    transcript.add(.pointerClaimed(id), at: now)
  }

  /// Records that the focus is trapped, and ends editing in all other overlays.
  public func trapFocus(in id: OverlayID) {
    focus = id
    transcript.add(.focusTrapped(id), at: now)
    for (other, content) in attached where other != id { endEditing(in: content.root) }
  }

  /// Records that the overlay was focused, and reports the new focus.
  public func giveFocus(to id: OverlayID) {
    transcript.add(.focusGiven(id), at: now)
    let known = visited
    visited = id
    connection.focusMoved(isInside: true, of: id)
    if let known, known != id { connection.focusMoved(isInside: false, of: known) }
  }

  /// Records that the focus is restored.
  public func restoreFocus() {
    focus = nil
    if let visited { connection.focusMoved(isInside: false, of: visited) }
    visited = nil
    transcript.add(.focusRestored, at: now)
  }

  /// Records the announcement.
  public func announce(_ words: String, _ politeness: Semantics.Politeness) {
    transcript.add(.announced(words, politeness), at: now)
  }

  /// Adds the link to `openedLinks`.
  public func open(_ link: OverlayLink) -> Bool {
    openedLinks.append(link)
    return true
  }

  /// Stores the text in `clipboard`, and records it.
  public func copyToClipboard(_ text: String) -> Bool {
    clipboard = text
    transcript.add(.copied(text), at: now)
    return true
  }

  /// Records the feedback.
  public func play(_ haptic: Haptic) {
    transcript.add(.played(haptic), at: now)
  }

  /// Stores the scene, and requests the tracks to play.
  public func draw(_ scene: OverlayScene) {
    drawn = scene
    if playsMotion { renewTracks() }
    followPointer()
    followScene()
  }

  /// Schedules the wakeup with the clock.
  public func schedule(_ wakeup: Wakeup) {
    self.wakeup = wakeup
    clock.schedule(wakeup, for: self) { [weak self] in self?.connection.timePassed() }
  }

  /// The texts of the visible overlays, back to front, and within an overlay in reading order.
  ///
  /// Texts on pages that aren't shown are omitted.
  public var visibleTexts: [[String]] {
    scene.overlays.compactMap { attached[$0.id]?.root.shown.texts.filter { !$0.isEmpty } }
  }

  /// Puts a pointer down, moves the pointer, or lifts it.
  ///
  /// - Parameters:
  ///   - stage: The stage of the touch.
  ///   - position: The pointer's position.
  ///   - scrollable: The directions in which a drag that starts here would scroll content.
  public func point(
    _ stage: PointerStage, at position: OverlayPoint, scrollable: SwipeDirections = []
  ) {
    let sample = PointerSample(
      position: position, time: now, isOnControl: isControl(at: position),
      scrollable: scrollable)
    connection.pointerChanged(stage, sample)
  }

  /// Presses a button of an overlay, as if the user pressed it.
  ///
  /// Does nothing if the button doesn't exist or is on a hidden page, or if the overlay is being
  /// dismissed or is behind a backdrop.
  public func pressButton(_ number: Int, of id: OverlayID) {
    let frames = buttonFrames(of: id)
    guard let buttons = usable(id)?.buttons, frames.indices.contains(number),
      frames[number].size != .zero
    else { return }
    connection.actionTaken(ActionID(number), in: id, dismisses: buttons[number].dismisses)
  }

  /// Presses the button that represents an overlay's backdrop for screen readers.
  ///
  /// Does nothing if the overlay's semantics have no `backdropLabel`.
  public func pressBackdropButton(of id: OverlayID) {
    guard semantics[id]?.backdropLabel.isEmpty == false else { return }
    connection.backdropUsed(id)
  }

  /// Changes the viewport, as if the window was resized or the device was rotated.
  public func changeViewport(to viewport: OverlayViewport) {
    self.viewport = viewport
    connection.viewportChanged(to: viewport)
  }

  /// Closes the window as if the user closed it, for example with its close button.
  ///
  /// If overlays have a `Lifecycle.shouldDismiss`, the window is closed only after all of them
  /// agree. If one of them refuses, the window stays open.
  ///
  /// - Returns: Whether the window is still open, because overlays must decide first.
  public func requestClosing() -> Bool {
    let stays = connection.closeRequested { [weak self] in self?.closeWindow() }
    if !stays { closeWindow() }
    return stays
  }

  /// Closes the window permanently.
  public func closeWindow() {
    isClosed = true
    connection.hostClosed()
  }

  /// Reports the size that content needs after its page has changed.
  private func remeasure(_ id: OverlayID) {
    guard let proposal = pages[id]?.proposal else { return }
    connection.sizeChanged(of: id, to: size(of: id, within: proposal))
  }

  /// Returns the current frames of a visible overlay's buttons, in reading order, with links and
  /// a grabber last.
  ///
  /// Buttons on pages that aren't shown have an empty frame. For a rotated overlay, the frames are
  /// bounding boxes.
  public func buttonFrames(of id: OverlayID) -> [OverlayRect] {
    guard let placed = scene.overlays.first(where: { $0.id == id }) else { return [] }
    let middle = HostContract.center(placed.currentFrame)
    let inPlace = zip(frames(of: .button, in: id), attached[id]?.root.buttonsInPlace ?? [])
    return Array(inPlace).inOrderOfNumbers { $0.1 }
      .map { $0.0.turned(by: placed.rotation, about: middle) }
  }

  /// Returns the current frames of an overlay's pieces, without the overlay's rotation.
  private func frames(of kind: NodeLayout.Kind, in id: OverlayID) -> [OverlayRect] {
    guard let placed = scene.overlays.first(where: { $0.id == id }), let content = attached[id]
    else { return [] }
    // Content is laid out at its natural size and then scaled.
    let drawn = placed.currentFrame
    return NodeLayout.frames(of: kind, on: placed.frame, in: content.root).map { piece in
      OverlayRect(
        x: drawn.minX + (piece.minX - placed.frame.minX) * placed.scale,
        y: drawn.minY + (piece.minY - placed.frame.minY) * placed.scale,
        width: piece.size.width * placed.scale, height: piece.size.height * placed.scale)
    }
  }

  /// Returns the button at a point, in the frontmost overlay at that point.
  func button(at position: OverlayPoint) -> (id: OverlayID, number: Int)? {
    guard let front = front(at: position) else { return nil }
    let point = front.upright(position)
    return frames(of: .button, in: front.id).firstIndex { $0.contains(point) }
      .map { (front.id, $0) }
  }

  /// Returns whether a control is at a point.
  func isControl(at position: OverlayPoint) -> Bool {
    guard let front = front(at: position) else { return false }
    let point = front.upright(position)
    return frames(of: .control, in: front.id).contains { $0.contains(point) }
  }

  private func front(at position: OverlayPoint) -> PlacedOverlay? {
    scene.overlays.last { $0.acceptsInput && $0.contains(position) }
  }
}
