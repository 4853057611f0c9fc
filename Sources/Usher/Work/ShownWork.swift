internal import UsherCore

/// The overlay of work that goes on: when it is shown, and what it says in the end.
@MainActor
final class ShownWork {
  private let presenter: Presenter
  /// What is shown while the work goes on; its settings count as those of its preset.
  private let overlay: Overlay
  private let preset: OverlayPreset
  private let terms: Terms
  /// Whether last words merge with those of other works of the name.
  private let merges: Bool
  private let askers = Asker.current
  private var state = State.absent
  /// Whether the call waits for the user, who may retry.
  private var offersRetry = false
  /// Whether the overlay has entered its lane, so that a rate has counted the work.
  private var wasCounted = false
  /// The number of attempts that began, by which late timers of earlier ones are known.
  private var attempt = 0
  /// Cancels the work of the attempt.
  private var cancel: @MainActor () -> Void = {}
  /// The failure of the last attempt, and what to call when the user is told of it no more.
  private var failure: (told: ToldFailure?, onGone: @MainActor () -> Void)?

  /// The app's terms for the overlay's times and end.
  struct Terms {
    let grace: Duration
    let least: Duration
    let dismissPolicy: WorkDismissPolicy
  }

  /// A state of the overlay.
  private enum State {
    /// No overlay is asked for: not yet, or since another overlay or the app took it away.
    case absent
    /// Asked for; the moment of its entrance, once that has begun.
    case asked(PresentationHandle, since: Instant?)
    /// Sent away by the user, or gone with its window: what succeeds is silent.
    case closed
  }

  init(by presenter: Presenter, _ overlay: Overlay, on terms: Terms) {
    self.presenter = presenter
    var preset = (overlay.preset ?? .persistent).over(presenter.defaultPreset)
    preset.settings.merge(overlay.settings)
    merges = preset.configuration.identity == .mergeAndCount
    self.preset = preset.askedOnce.replying
    self.overlay = overlay.preset(self.preset)
    self.terms = terms
  }

  /// Begins an attempt: the overlay comes after the grace, or shows again that work goes on.
  ///
  /// - Parameter cancel: Cancels the attempt's work.
  func begin(cancelling cancel: @escaping @MainActor () -> Void) {
    attempt += 1
    self.cancel = cancel
    forgetFailure()
    switch state {
    case .asked(let handle, _):
      handle.replace(by: shown(working, as: whileWorking))
      state = .asked(handle, since: presenter.host.now)
    case .absent, .closed:
      var configuration = whileWorking
      configuration.delay = terms.grace
      show(shown(working, as: configuration))
    }
  }

  /// Runs the work of the attempt.
  func run<Value>(_ work: @MainActor () async throws -> Value) async throws -> Value {
    let handle: PresentationHandle? = if case .asked(let handle, _) = state { handle } else { nil }
    return try await Asker.run(for: handle, inside: askers, work)
  }

  /// Ends the attempt: the overlay goes at once.
  func dismiss() {
    attempt += 1
    forgetFailure()
    if case .asked(let handle, _) = state { handle.dismiss() }
    state = .closed
  }

  /// Sends a failure away, of which the user is told or will be, as if they had not retried.
  func giveUp() {
    let onGone = failure?.onGone
    dismiss()
    onGone?()
  }

  private func forgetFailure() {
    failure?.told?.end(in: presenter)
    failure = nil
  }

  /// Ends the attempt with a last word, such as that the work is done, once the overlay was seen
  /// for the least time.
  ///
  /// - Parameters:
  ///   - last: What is shown, with the settings that differ from those of the work's overlay; `nil`
  ///     for nothing.
  ///   - isNews: Whether the user has to hear it, though the overlay was sent away.
  ///   - offersRetry: Whether the call then waits for the user.
  ///   - onGone: Called when no overlay tells it any more; more than once, perhaps.
  func end(
    with last: Overlay?, isNews: Bool, offersRetry: Bool = false,
    onGone: @escaping @MainActor () -> Void
  ) {
    attempt += 1
    self.offersRetry = offersRetry
    if last == nil {
      onGone()
    } else if isNews {
      failure = (presenter.ability(ToldFailures.self).note(self, named: overlay.name), onGone)
    }
    guard case .asked(let handle, let since?) = state else {
      return conclude(with: last, isNews: isNews, onGone: onGone)
    }
    // The call that waits for the work may have returned by then.
    let concludeOnce = { @MainActor [self, attempt] in
      guard self.attempt == attempt else { return }
      self.attempt += 1
      conclude(with: last, isNews: isNews, onGone: onGone)
    }
    presenter.act(
      after: presenter.host.now.duration(to: since.advanced(by: terms.least)), concludeOnce)
    // There is nothing left to be seen, and in a closed window the time never comes.
    handle.whenEnded { _ in concludeOnce() }
  }

  private func conclude(
    with last: Overlay?, isNews: Bool, onGone: @escaping @MainActor () -> Void
  ) {
    guard let last else { return dismiss() }
    // The exit of an overlay that a last word had brought back is not told again.
    noteExit()
    let teller: PresentationHandle?
    switch state {
    case .asked(let handle, _):
      teller = tell(last, by: handle)
    case .absent:
      teller = show(shown(saying: last))
    case .closed:
      teller = isNews ? show(shown(saying: last)) : nil
    }
    let told = failure?.told
    told?.teller = teller
    let onEnd = { @MainActor [weak presenter] in
      told?.end(in: presenter)
      onGone()
    }
    if let teller { teller.whenEnded { _ in onEnd() } } else { onEnd() }
  }

  /// Tells the last word by the overlay of the work, or by another one if that cannot.
  private func tell(
    _ last: Overlay, by handle: PresentationHandle
  ) -> PresentationHandle {
    switch handle.state {
    case .pending(.delayed):
      // The work was quick.
      state = .absent
      handle.dismiss()
      return show(shown(saying: last))
    case .pending where mergesElsewhere(last, than: handle):
      // The overlay of the work has entered the lane.
      wasCounted = true
      state = .absent
      handle.dismiss()
      return show(shown(saying: last))
    case .pending, .ended:
      handle.replace(by: shown(saying: last))
      // Without words, the update was reported, and changed nothing.
      if last.content.root.isEmpty { handle.dismiss() }
      return handle
    }
  }

  /// Whether a last word merges, or is to wait for that, instead of being told by the overlay of
  /// the work: that one waits for its turn, or another one tells the same of other works.
  private func mergesElsewhere(_ last: Overlay, than handle: PresentationHandle) -> Bool {
    var configuration = configuration(saying: last)
    guard configuration.identity == .mergeAndCount, let name = overlay.name else { return false }
    if case .pending(.waiting) = handle.state { return true }
    configuration.setVariant(by: last.content.withLiveTexts())
    return presenter.handles(.named(name)).contains {
      guard $0 !== handle, let other = $0.overlay else { return false }
      if case .pending(.leaving) = $0.state { return false }
      return other.identity == .mergeAndCount && other.variant == configuration.variant
    }
  }

  @discardableResult
  private func show(_ shown: Overlay) -> PresentationHandle {
    let handle = presenter.present(shown, inside: askers)
    state = .asked(handle, since: nil)
    // The entrance may have begun before there was a handle.
    if case .pending(.shown) = handle.state { noteEntrance() }
    handle.whenEnded { [weak self, weak handle] outcome in
      guard let self, case .asked(let known, _) = state, known === handle else { return }
      noteEnd(outcome)
    }
    return handle
  }

  private func noteEntrance() {
    wasCounted = true
    if case .asked(let handle, nil) = state { state = .asked(handle, since: presenter.host.now) }
  }

  /// Notes that the user sends the overlay away, which nothing brings back.
  private func noteExit() {
    if case .asked(let handle, _) = state,
      case .pending(.leaving(.dismissed(let reason))) = handle.state, reason.isByUser
    {
      noteEnd(.dismissed(reason))
    }
  }

  private func noteEnd(_ outcome: Outcome) {
    guard case .dismissed(let reason) = outcome, reason.isByUser || reason == .hostClosed else {
      // What the app or another overlay took away may come again with the last word.
      state = .absent
      return
    }
    state = .closed
    switch terms.dismissPolicy {
    case .cancelsWork: cancel()
    // The user could do so only since a request waits for the work.
    case .notDismissible where reason.isByUser: cancel()
    case .notDismissible, .continueWork: break
    }
  }

  /// Returns the overlay with another content and configuration.
  private func shown(
    _ content: OverlayContent, as configuration: OverlayConfiguration
  ) -> Overlay {
    var shown = overlay
    shown.content = content
    shown.settings = OverlaySettings()
    shown.settings.set(\.configuration, to: configuration)
    return shown.willPresent { [weak self] in self?.noteEntrance() }
      .willDismiss { [weak self] in self?.noteExit() }
  }

  /// Returns the overlay as it says a last word.
  private func shown(saying last: Overlay) -> Overlay {
    var shown = shown(last.resolved.content, as: configuration(saying: last))
    var settings = last.settings
    settings.merge(shown.settings)
    shown.settings = settings
    if !last.interactions.isEmpty { shown.interactions = last.interactions }
    return shown.calling(last.lifecycle)
  }

  private var working: OverlayContent {
    var working = overlay.content
    if terms.dismissPolicy == .notDismissible { working.closeButton = .never }
    return working
  }

  /// Returns the configuration of a last word.
  ///
  /// A rate counts it with the work, and ends it only if it does not wait for the user. A failure
  /// that the call waits for merges with nothing.
  private func configuration(saying last: Overlay) -> OverlayConfiguration {
    var usual = preset.saying(last.content, isFailure: failure != nil).configuration
    // The app was out of reach for the work, and words that go by themselves need no backdrop.
    if !last.content.root.hasControls { usual.backdrop = nil }
    var target = OverlaySettings.Target(configuration: usual, content: last.content)
    last.settings.apply(to: &target)
    var configuration = target.configuration
    if failure != nil, last.content.root.hasControls { configuration.lifetime = .infinite }
    if merges, !offersRetry { configuration.identity = .mergeAndCount }
    if wasCounted {
      configuration.underRate = .wasCounted
    } else if !last.content.root.hasControls {
      configuration.underRate = .mayEnd
    }
    return configuration
  }

  private var whileWorking: OverlayConfiguration {
    var configuration = preset.configuration
    configuration.lifetime = .infinite
    // The terms have the least time.
    configuration.minimumTime = .zero
    if wasCounted { configuration.underRate = .wasCounted }
    return terms.dismissPolicy == .notDismissible ? configuration.keepingOpen : configuration
  }
}
