internal import UsherCore

/// A message that offers to undo requests with the same name, which share the message and its
/// clock.
@MainActor
final class UndoMessage {
  private let name: String
  private weak var presenter: Presenter?
  private let onEnd: @MainActor (End, [UndoableRequest]) -> Void
  private var requests: [UndoableRequest]
  private var clock: UndoClock
  private var handle: PresentationHandle?
  /// The configuration of the message, or `nil` before it is shown.
  private var configuration: OverlayConfiguration?
  private var isOpen = true
  /// Whether the message has appeared, so that the user was able to undo.
  private var wasOffered = false
  /// The number of clock readings.
  ///
  /// A later reading replaces earlier readings.
  private var reading = 0

  /// How all requests that share the message end.
  enum End {
    case undone
    case committed
    /// The user left without deciding.
    ///
    /// Each request determines its outcome.
    case left
  }

  /// The additional time in which a press is still accepted, and the interval for checking the
  /// message while the user keeps it.
  ///
  /// Usher's choice, half of a person's reaction time.
  private static let press = Duration.milliseconds(100)
  /// The attention that keeps a message after its time.
  private static let attention = presses.union([.hover, .focusWithin, .question])
  /// The attention that keeps a message after its limit.
  private static let presses: Attention = [.touch, .drag]

  /// Creates a message.
  ///
  /// Call `show` to show it.
  ///
  /// - Parameters:
  ///   - name: The name of the requests.
  ///   - presenter: The presenter.
  ///   - first: The first request.
  ///   - onEnd: Called once with all requests when they end.
  init(
    named name: String, by presenter: Presenter, _ first: UndoableRequest,
    onEnd: @escaping @MainActor (End, [UndoableRequest]) -> Void
  ) {
    self.name = name
    self.presenter = presenter
    self.onEnd = onEnd
    requests = [first]
    clock = UndoClock(
      first.time, at: presenter.host.timeWithSleep, under: presenter.engine.timeoutScale)
  }

  func show() {
    guard let presenter else { return }
    guard presenter.isVisible else { return end(.left) }
    followScreenReader(of: presenter)
    let handle = presenter.present(
      shown.name(name)
        .willPresent { [weak self] in self?.messageAppeared() }
        .willDismiss { [weak self] in self?.messageLeaves() })
    self.handle = handle
    // A callback of another overlay may have ended the message.
    guard isOpen else { return handle.dismiss() }
    handle.whenEnded { self.end(End(of: $0)) }
    readClock()
  }

  /// Adds a request to the requests that share the message, and restarts the time.
  ///
  /// Returns `false` if the request must not share the message. This is the case if too little time
  /// is left, or if a screen reader is in use, because requests then end one after the other.
  func join(_ request: UndoableRequest) -> Bool {
    guard isOpen, let presenter, let handle, !clock.isPatient else { return false }
    let now = presenter.host.timeWithSleep
    var longer = clock
    guard longer.requestJoined(within: request.time, at: now) else { return false }
    clock = longer
    requests.append(request)
    handle.update(shown)
    readClock()
    return true
  }

  /// Ends the requests and dismisses the message.
  ///
  /// Does nothing if it has already ended.
  func end(_ end: End) {
    guard isOpen else { return }
    isOpen = false
    if !wasOffered, requests.contains(where: { !end.undoes($0) }) { tellThatNotOffered() }
    onEnd(end, requests)
    handle?.dismiss()
  }

  /// Reports that a change is committed without being offered, which the history records.
  private func tellThatNotOffered() {
    guard let presenter else { return }
    let words = PendingStateWords()
    let reason = handle.map { words.textUnshown($0.state) } ?? words.text(.notVisible)
    let (name, content) = (name, shown.content)
    let lane = requests[0].look.preset.configuration.lane
    presenter.inOrder { [weak presenter, handle] in
      guard let presenter else { return }
      presenter.feed.history?.hearNotOffered(
        content, named: name, in: lane, by: handle, at: presenter.host.now)
      presenter.onProblem(.undoNotOffered(name, reason: reason))
    }
  }

  private var shown: Overlay {
    let button = OverlayNode.Button(OverlayStrings.current[.undo]) { [weak self] in
      self?.end(.undone)
    }
    let count = requests.reduce(0) { $0.saturatingSum(with: $1.count) }
    // The latest request describes all changes.
    let look = requests[requests.count - 1].look
    var shown = look.content(UndoContext(count: count, button: button))
    var content = shown.content
    // The clock dismisses this message, so it needs no close button.
    if content.closeButton.dependsOnLifetime, !clock.isPatient { content.closeButton = .never }
    // A message that stays until the user responds needs a close button.
    if clock.limit == nil { content.closeButton = content.closeButton.needed(beside: content.root) }
    // The message describes the user's action and doesn't have to interrupt a screen reader.
    if content.semantics.role == nil { content.semantics.role = .status }
    shown.content = content.styled(by: look.preset)
    shown.preset = nil
    // The first request determines the position for all requests.
    let configuration = configuration ?? configuration(of: shown)
    self.configuration = configuration
    shown.configuration = configuration
    return shown.askedOnce
  }

  /// Returns the configuration of the message for the first request.
  private func configuration(of first: Overlay) -> OverlayConfiguration {
    var target = OverlaySettings.Target(configuration: requests[0].look.preset.configuration)
    first.settings.apply(to: &target)
    var configuration = target.configuration
    configuration.lifetime = .infinite
    configuration.minimumTime = .zero
    configuration.pausesFor = Self.attention
    // The clock dismisses the message.
    configuration.offersUndo = true
    return configuration
  }

  private func messageAppeared() {
    guard let presenter else { return }
    wasOffered = true
    clock.messageAppeared(at: presenter.host.timeWithSleep)
    readClock()
  }

  /// Ends the requests when the message starts to leave, because it looks like the end to the user.
  private func messageLeaves() {
    if case .pending(.leaving(.dismissed(let reason))) = handle?.state {
      end(End(of: .dismissed(reason)))
    }
  }

  /// Reads the clock now and when its time may be over.
  ///
  /// It is read at least once per second, because a timer that stops during sleep is late.
  private func readClock() {
    guard isOpen, let presenter else { return }
    reading += 1
    let now = presenter.host.timeWithSleep
    guard let deadline = clock.deadline else { return }
    let left = now.duration(to: deadline.advanced(by: Self.press))
    guard left > .zero || isKept(at: now) else { return end(.committed) }
    let next = left > .zero ? min(left, .seconds(1)) : Self.press
    presenter.act(after: next) { [weak self, reading] in
      if self?.reading == reading { self?.readClock() }
    }
  }

  /// Whether the user keeps the message after its time.
  private func isKept(at now: Instant) -> Bool {
    guard case .pending(.shown(let showing)) = handle?.state else { return false }
    let isWithinLimit = clock.limit.map { now < $0 } ?? true
    let keepers = isWithinLimit ? Self.attention : Self.presses
    return !showing.pausedBy.isDisjoint(with: keepers)
  }

  private func followScreenReader(of presenter: Presenter) {
    noteScreenReader(of: presenter)
    presenter.followAttention(by: self) { [weak self, weak presenter] in
      guard let self, let presenter, isOpen else { return }
      let wasPatient = clock.isPatient
      noteScreenReader(of: presenter)
      guard clock.isPatient != wasPatient else { return }
      handle?.update(shown)
      readClock()
    }
  }

  /// Adapts the clock to the user's timeout scale, and updates the close button if necessary.
  func timeoutScaleChanged() {
    guard isOpen, let presenter else { return }
    let wasPatient = clock.isPatient
    clock.timeoutScaleChanged(to: presenter.engine.timeoutScale, at: presenter.host.timeWithSleep)
    if clock.isPatient != wasPatient { handle?.update(shown) }
    readClock()
  }

  private func noteScreenReader(of presenter: Presenter) {
    clock.screenReaderChanged(
      isUsed: presenter.attention.contains(.assistiveTechnology),
      at: presenter.host.timeWithSleep)
  }
}

extension UndoMessage.End {
  /// Creates the end of the requests from the outcome of their message.
  ///
  /// A message that wasn't visible offers nothing, so its requests are committed.
  init(of outcome: Outcome) {
    switch outcome {
    case .dismissed(let reason):
      switch reason {
      case .timedOut, .swipe, .tap, .backdropTap, .button, .escape,
        .expired, .declined, .summarized, .suppressed:
        self = .committed
      case .programmatic, .replaced, .evicted, .cancelled, .superseded, .ownerGone, .anchorGone,
        .hostClosed:
        self = .left
      }
    case .refused(.hostClosed), .updated: self = .left
    case .refused: self = .committed
    }
  }
}
