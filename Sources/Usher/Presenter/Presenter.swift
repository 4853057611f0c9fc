public import UsherCore

/// Shows overlays in one window.
///
/// It keeps the engine, the contents and the callbacks, and performs the engine's commands through
/// its host. Whatever happens is put in one line and handled in order, so callbacks may call back in.
@MainActor
public final class Presenter {
  /// Called for everything that was refused, mended or ignored; writes to standard error unless set.
  public var onProblem: @MainActor (Problem) -> Void = { StandardError.report("Usher: \($0)\n") }

  private let host: any Host
  private var engine: OverlayEngine
  private var requests: [OverlayID: Request] = [:]
  private var requestCount: UInt64 = 0
  private var pending: [Event] = []
  private var isPumping = false
  /// What the host shows.
  private var scene = Scene()
  /// What it showed before; its buffer takes the next scene.
  private var spare = Scene()

  private struct Request {
    let content: Content
    let lifecycle: Lifecycle
    let handle: PresentationHandle
  }

  /// Makes a presenter that shows through `host`, which serves no other one.
  ///
  /// - Parameters:
  ///   - host: Draws the overlays; the presenter keeps it.
  ///   - capacity: How many overlays may be shown at once; less than 1 counts as 1.
  public init(host: any Host, capacity: Int = 1) {
    self.host = host
    engine = OverlayEngine(LaneSettings(capacity: capacity))
    host.start(self)
  }

  /// Ends every request without a callback, and leaves nothing on a host that someone else keeps.
  isolated deinit {
    for id in engine.shown.reversed() { host.detach(id) }
    if scene != Scene() { host.draw(Scene()) }
    host.schedule(.never)
    let abandoned = requests.values.map(\.handle).sorted { $0.id < $1.id }
    for handle in abandoned { handle.finish(.dismissed(.hostClosed)) }
  }

  /// Asks for an overlay.
  ///
  /// It is shown at once if there is room, and otherwise waits for its turn.
  ///
  /// A request that cannot be accepted is refused: the handle's `result` says why, and `onProblem` is
  /// called. From inside a callback, the request is taken up when the callback returns.
  ///
  /// - Parameters:
  ///   - content: What it shows.
  ///   - overlay: Where, when and how it is shown.
  ///   - lifecycle: What to be called for.
  /// - Returns: The request; its `outcome` can be awaited.
  @discardableResult
  public func present(
    _ content: Content, as overlay: Overlay = Overlay(), lifecycle: Lifecycle = Lifecycle()
  ) -> PresentationHandle {
    requestCount += 1
    let handle = PresentationHandle(id: OverlayID(requestCount), presenter: self)
    guard !content.root.isEmpty else {
      handle.finish(.refused(.emptyContent))
      onProblem(.refused(handle.id, .emptyContent))
      return handle
    }
    var overlay = overlay
    // A negative overhang is left as it is, to be refused.
    if let shadow = content.style.shadow, overlay.overhang >= 0 {
      overlay.overhang = max(overlay.overhang, shadow.reach)
    }
    requests[handle.id] = Request(content: content, lifecycle: lifecycle, handle: handle)
    self.handle(.presentRequested(handle.id, overlay))
    return handle
  }

  /// Sends an overlay away, or takes it back where it still waits; one that is gone stays so.
  public func dismiss(_ id: OverlayID) {
    guard requests[id] != nil else { return }
    handle(.dismissRequested(.overlay(id)))
  }

  /// Sends away what is shown and takes back what waits.
  public func dismissAll() {
    handle(.dismissRequested(.all()))
  }

  /// Whether any overlay is shown, on its way in or out included.
  public var isShowing: Bool { !engine.shown.isEmpty }

  /// Whether this overlay is shown, on its way in or out included.
  public func isShowing(_ id: OverlayID) -> Bool { engine.shown.contains(id) }

  /// The overlays that are shown, back to front.
  public var shown: [OverlayID] { engine.shown }

  /// The overlays that wait, the next one first; linear in their number.
  public var waiting: [OverlayID] { engine.waiting }

  /// How many overlays wait.
  public var waitingCount: Int { engine.waitingCount }

  /// What an overlay that is shown or waits was asked to show; `nil` for any other.
  public func content(of id: OverlayID) -> Content? { requests[id]?.content }

  /// Takes an event from the host; from inside a callback, it is handled when the callback returns.
  public func handle(_ event: Event) {
    pending.append(event)
    guard !isPumping else { return }
    isPumping = true
    while !pending.isEmpty {
      let batch = pending
      pending = []
      for event in batch {
        for command in engine.handle(event, at: host.now) { perform(command) }
      }
    }
    isPumping = false
    drawIfChanged()
    host.schedule(engine.wakeup)
  }

  /// Hands a key to the front overlay that it means something to.
  ///
  /// - Parameter key: The key that went down.
  /// - Returns: Whether an overlay took it; otherwise it belongs to the app.
  public func press(_ key: Key) -> Bool {
    guard engine.response(to: key) != .passOn else { return false }
    handle(.keyPressed(key))
    return true
  }

  /// Passes on what a host could not show as it was asked to.
  public func report(_ problem: Problem) {
    onProblem(problem)
  }

  private func wasRequested(_ id: OverlayID) -> Bool {
    id.rawValue > 0 && id.rawValue <= requestCount
  }

  private func drawIfChanged() {
    engine.draw(into: &spare, at: host.displayTime)
    guard spare != scene else { return }
    swap(&scene, &spare)
    host.draw(scene)
  }

  private func perform(_ command: Command) {
    switch command {
    case .offerTurn(let id):
      pending.append(.turnTaken(id))
    case .refresh(let id):
      guard let request = requests[id] else { return }
      host.attach(id, request.content)
    case .adopt, .performTap, .trapFocus, .restoreFocus:
      break
    case .attach(let id):
      guard let request = requests[id] else { return }
      host.attach(id, request.content)
    case .measure(let id, let proposal):
      pending.append(.measured(id, host.size(of: id, within: proposal)))
    case .detach(let id):
      host.detach(id)
    case .notify(let id, let milestone):
      reach(milestone, of: id)
    case .perform(let id, let action):
      requests[id]?.content.button(action.rawValue)?.perform()
    case .refuse(let id, let refusal):
      let request = requests.removeValue(forKey: id)
      request?.handle.finish(.refused(refusal))
      onProblem(.refused(id, refusal))
    case .claimPointer(let id):
      host.claimPointer(for: id)
    case .report(.unknownOverlay(let id)) where wasRequested(id):
      // It has gone while the event was on its way: a race, not a mistake.
      break
    case .report(let anomaly):
      onProblem(.anomaly(anomaly))
    }
  }

  private func reach(_ milestone: Milestone, of id: OverlayID) {
    guard let request = requests[id] else { return }
    if case .didDismiss(let reason) = milestone {
      requests[id] = nil
      request.handle.finish(.dismissed(reason))
    }
    request.lifecycle.reach(milestone)
  }
}
