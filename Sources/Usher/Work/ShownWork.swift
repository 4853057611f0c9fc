internal import UsherCore

/// The overlay of work in progress, which also shows the result at the end.
@MainActor
final class ShownWork {
  private let presenter: Presenter
  /// The overlay during the work.
  ///
  /// Its settings are treated as settings of its preset.
  private let overlay: Overlay
  private let preset: OverlayPreset
  private let terms: Terms
  /// Whether results are merged with results of other work with the same name.
  private let merges: Bool
  private let askers = Asker.current
  private var state = State.absent
  /// Whether the call waits until the user retries or dismisses the failure.
  private var offersRetry = false
  /// Whether the overlay has entered its lane, so that a rate has counted the work.
  private var wasCounted = false
  /// The number of attempts, used to ignore late timers of earlier attempts.
  private var attempt = 0
  private var cancel: @MainActor () -> Void = {}
  /// The failure of the last attempt, and a closure to call when the failure is no longer shown.
  private var failure: (told: ToldFailure?, onGone: @MainActor () -> Void)?

  /// The times and the policy that the app chose.
  struct Terms {
    let grace: Duration
    let least: Duration
    let dismissPolicy: WorkDismissPolicy
  }

  private enum State {
    /// No overlay is requested, either not yet, or because another overlay or the app removed it.
    case absent
    /// The overlay is requested.
    ///
    /// `since` is the start of its entrance, or `nil` before the entrance.
    case asked(PresentationHandle, since: Instant?)
    /// The user dismissed the overlay, or its window closed.
    ///
    /// A success then isn't shown.
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

  /// Starts an attempt: the overlay appears after the grace time, or shows again that work is in
  /// progress.
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
      configuration.delay = max(terms.grace, .zero)
      show(shown(working, as: configuration))
    }
  }

  func run<Value>(_ work: @MainActor () async throws -> Value) async throws -> Value {
    let handle: PresentationHandle? = if case .asked(let handle, _) = state { handle } else { nil }
    return try await Asker.run(for: handle, inside: askers, work)
  }

  func dismiss() {
    attempt += 1
    forgetFailure()
    if case .asked(let handle, _) = state { handle.dismiss() }
    state = .closed
  }

  /// Dismisses a failure that is or will be shown, as if the user had not retried.
  func giveUp() {
    let onGone = failure?.onGone
    dismiss()
    onGone?()
  }

  private func forgetFailure() {
    failure?.told?.end(in: presenter)
    failure = nil
  }

  /// Ends an attempt of the work, and shows its result or dismisses the overlay.
  ///
  /// If the overlay has appeared, this happens when the minimum time since its entrance has passed.
  ///
  /// - Parameters:
  ///   - last: The result's overlay, or `nil` to dismiss the current overlay. Its settings override
  ///     the settings of the overlay that was shown during the work.
  ///   - isNews: Whether to show the result even if the user dismissed the overlay. This is `true`
  ///     for failures.
  ///   - offersRetry: Whether the caller then waits until the user retries or dismisses the
  ///     failure.
  ///   - onGone: Called when the result is no longer shown, or immediately if `last` is `nil`. It
  ///     may be called several times.
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
    // The call that waits for the work may have returned before.
    let concludeOnce = { @MainActor [self, attempt] in
      guard self.attempt == attempt else { return }
      self.attempt += 1
      conclude(with: last, isNews: isNews, onGone: onGone)
    }
    presenter.act(
      after: presenter.host.now.duration(to: since.advanced(by: terms.least)), concludeOnce)
    // There is nothing left to show, and in a closed window, the time never passes.
    handle.whenEnded { _ in concludeOnce() }
  }

  private func conclude(
    with last: Overlay?, isNews: Bool, onGone: @escaping @MainActor () -> Void
  ) {
    guard let last else { return dismiss() }
    // If a result has brought back an overlay, its exit isn't reported again.
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

  /// Shows the result using the overlay of the work, or a new overlay if that isn't possible.
  private func tell(
    _ last: Overlay, by handle: PresentationHandle
  ) -> PresentationHandle {
    switch handle.state {
    case .pending(.delayed):
      // The work was fast.
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
      // The update without content was reported and had no effect.
      if last.content.root.isEmpty { handle.dismiss() }
      return handle
    }
  }

  /// Whether a result must be merged instead of being shown by the overlay of the work.
  ///
  /// This is the case if that overlay waits for its turn, or if another overlay shows the same
  /// result of other work.
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
    // The entrance may have started before the handle existed.
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

  /// Records that the user dismisses the overlay, so that it doesn't return.
  private func noteExit() {
    if case .asked(let handle, _) = state,
      case .pending(.leaving(.dismissed(let reason))) = handle.state, reason.isByUser
    {
      noteEnd(.dismissed(reason))
    }
  }

  private func noteEnd(_ outcome: Outcome) {
    guard case .dismissed(let reason) = outcome, reason.isByUser || reason == .hostClosed else {
      // If the app or another overlay removed it, the overlay may be shown again with the result.
      state = .absent
      return
    }
    state = .closed
    switch terms.dismissPolicy {
    case .cancelsWork: cancel()
    // The user could only do this because a request waits for the work.
    case .notDismissible where reason.isByUser: cancel()
    case .notDismissible, .continueWork: break
    }
  }

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

  /// Returns the configuration of a result.
  ///
  /// A rate counts it together with the work, and may end it only if it doesn't wait for the user.
  /// A failure that the call waits for is never merged.
  private func configuration(saying last: Overlay) -> OverlayConfiguration {
    var usual = preset.saying(last.content, isFailure: failure != nil).configuration
    // The work blocked the app, but a result that is dismissed automatically needs no backdrop.
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
    // The terms contain the minimum time.
    configuration.minimumTime = .zero
    if wasCounted { configuration.underRate = .wasCounted }
    return terms.dismissPolicy == .notDismissible ? configuration.keepingOpen : configuration
  }
}
