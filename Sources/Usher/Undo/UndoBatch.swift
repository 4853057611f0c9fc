internal import UsherCore

/// The undoable requests of one name that share a message and its clock.
@MainActor
final class UndoBatch {
  private weak var presenter: Presenter?
  private let attributes: OverlayAttributes
  private var content: @MainActor (UndoParts) -> OverlayContent
  private let onEnd: @MainActor (End, [UndoableRequest]) -> Void
  private var requests: [UndoableRequest]
  private var clock: UndoClock
  private var handle: PresentationHandle?
  private var stage = Stage.waiting
  /// The number of times that the clock was read; a later reading replaces the earlier ones.
  private var reading = 0

  /// The end of all requests of a batch.
  enum End {
    case undone
    case committed
    /// The user left without an answer: each request says what becomes of it.
    case left
  }

  private enum Stage {
    /// The requests wait for their time or for the user. Next: `lingering`, `ended`.
    case waiting
    /// The time is over, and the message goes once the user has turned away from it. Next:
    /// `waiting` by another request, `expiring`, `ended`.
    case lingering
    /// The message goes now, unless a finger is on it. Next: `ended`.
    case expiring
    case ended
  }

  /// The time after the clock's for which a press still counts.
  ///
  /// The user sees the message leave only after it. Usher's choice, half of what a person needs to
  /// react.
  private static let press = Duration.milliseconds(100)
  /// What keeps the message after all its time.
  private static let presses: Attention = [.touch, .drag]

  /// Makes a batch, whose message `show` shows.
  ///
  /// - Parameters:
  ///   - presenter: The presenter.
  ///   - first: The first request.
  ///   - time: The time in which the request can be undone.
  ///   - message: The look of the message.
  ///   - onEnd: Called once, with all requests, when they come to their end.
  init(
    by presenter: Presenter, _ first: UndoableRequest, within time: Duration,
    as message: UndoMessage, onEnd: @escaping @MainActor (End, [UndoableRequest]) -> Void
  ) {
    self.presenter = presenter
    attributes = message.attributes
    content = message.content
    self.onEnd = onEnd
    requests = [first]
    clock = UndoClock(time, at: presenter.host.timeWithSleep)
  }

  /// Shows the message.
  func show(name: String) {
    guard let presenter else { return }
    followScreenReader(of: presenter)
    var overlay = attributes.askedOnce.overlay
    overlay.lifetime = .untilDismissed
    overlay.pausesFor = overlay.pausesFor.union(Self.presses)
    overlay.pausesFor.remove(.assistiveTechnology)
    let handle = presenter.present(
      shown, as: overlay, name: name,
      lifecycle: Lifecycle(
        willPresent: { [weak self] in self?.messageAppeared() },
        willDismiss: { [weak self] in self?.messageLeaves() }))
    self.handle = handle
    handle.whenEnded { self.end(UndoBatch.End(of: $0)) }
    if case .pending(.waiting(let wait)) = handle.state, wait.obstacle == .notVisible {
      // The user has left already.
      return end(.left)
    }
    readClock()
  }

  /// Adds a request to those that share the message, whose time starts again.
  ///
  /// - Returns: Whether there is time left to share; with a screen reader there is not, so that
  ///   requests come to their end one after the other.
  func join(
    _ request: UndoableRequest, within time: Duration,
    content: @escaping @MainActor (UndoParts) -> OverlayContent
  ) -> Bool {
    guard let presenter, let handle, !clock.isPatient else { return false }
    let now = presenter.host.timeWithSleep
    var longer = clock
    longer.requestJoined(within: time, at: now)
    guard longer.deadline > now else { return false }
    clock = longer
    requests.append(request)
    self.content = content
    stage = .waiting
    handle.setLifetime(.untilDismissed)
    handle.update(to: shown)
    readClock()
    return true
  }

  /// Ends the batch: the message goes, and each request comes to its end; a no-op afterwards.
  func end(_ end: End) {
    switch stage {
    case .ended: return
    case .waiting, .lingering, .expiring: stage = .ended
    }
    let decided = requests
    requests = []
    handle?.dismiss()
    onEnd(end, decided)
  }

  private var shown: OverlayContent {
    let button = OverlayNode.Button("Undo") { [weak self] in self?.end(.undone) }
    var shown = content(
      UndoParts(count: requests.reduce(0) { $0 + $1.count }, button: button))
    // A message that its clock sends away needs no close button.
    if shown.closeButton.dependsOnLifetime, !clock.isPatient { shown.closeButton = .never }
    // It says what the user did, and need not cut off what a screen reader says.
    if shown.semantics.role == nil { shown.semantics.role = .status }
    return shown.styled(by: attributes)
  }

  private func messageAppeared() {
    guard let presenter else { return }
    clock.messageAppeared(at: presenter.host.timeWithSleep)
    readClock()
  }

  /// Ends the batch with the message, unless another overlay only takes its place for a while.
  private func messageLeaves() {
    guard case .pending(.leaving(let leave)) = handle?.state else { return }
    switch (leave, stage) {
    case (.dismissed(let reason), _): end(End(of: .dismissed(reason)))
    case (.interrupted, .lingering), (.interrupted, .expiring): end(.committed)
    case (.interrupted, .waiting), (.interrupted, .ended): break
    }
  }

  /// Reads the clock, now and once its time may be over: at least each second, since a clock that
  /// sleeps with the device does not ring in time.
  private func readClock() {
    guard let presenter, let moment = nextMoment else { return }
    reading += 1
    let left = presenter.host.timeWithSleep.duration(to: moment)
    guard left > .zero else { return expire() }
    presenter.act(after: min(left, .seconds(1))) { [weak self, reading] in
      if self?.reading == reading { self?.readClock() }
    }
  }

  /// The moment at which the stage is over by itself; `nil` for none.
  private var nextMoment: Instant? {
    switch stage {
    case .waiting: clock.deadline
    case .lingering: clock.limit
    case .expiring, .ended: nil
    }
  }

  /// Lets the message go: as soon as the user has turned away from it, and at the limit at once.
  private func expire() {
    guard let handle, handle.state.isShown, var overlay = handle.overlay else {
      return end(.committed)
    }
    overlay.lifetime = .timed(Self.press)
    if case .lingering = stage {
      stage = .expiring
      overlay.pausesFor = Self.presses
    } else {
      stage = .lingering
    }
    handle.update(as: overlay)
    readClock()
  }

  private func followScreenReader(of presenter: Presenter) {
    let note = { [weak self, weak presenter] in
      guard let self, let presenter else { return }
      clock.screenReaderChanged(
        isUsed: presenter.attention.contains(.assistiveTechnology),
        at: presenter.host.timeWithSleep)
    }
    note()
    presenter.followAttention(by: self) { [weak self] in
      guard let self, let known = self.handle, case .waiting = stage else { return }
      let wasPatient = clock.isPatient
      note()
      guard clock.isPatient != wasPatient else { return }
      known.update(to: shown)
      readClock()
    }
  }
}

extension UndoBatch.End {
  /// Makes the end of requests from that of their message's.
  ///
  /// A message that nobody could see offers nothing, and its requests are committed.
  init(of outcome: Outcome) {
    switch outcome {
    case .dismissed(let reason):
      switch reason {
      case .timedOut, .swiped, .overlayTapped, .backdropTapped, .actionTaken, .escapePressed,
        .expired, .declined:
        self = .committed
      case .requested, .replaced, .evicted, .cancelled, .superseded, .ownerGone, .hostClosed:
        self = .left
      }
    case .refused(.hostClosed), .updated: self = .left
    case .refused: self = .committed
    }
  }
}
