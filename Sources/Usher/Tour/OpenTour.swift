internal import UsherCore

/// A tour that is shown or waiting.
@MainActor
final class OpenTour {
  private let steps: [TourStep]
  private let titles: TourTitles
  private let preset: OverlayPreset
  private let name: String?
  private let presenter: Presenter
  private var state = State.ended(.completed)
  private var missing: Set<Int> = []
  /// The direction in which the user moves: 1 forward, -1 backward.
  private var direction = 1
  /// The step that is being prepared, or `nil` if there is none.
  private var preparation: Preparation?
  /// The maximum time that a step waits for its anchor.
  private let anchorWait: Duration
  private let askers = Asker.current
  /// The tasks that wait for the end.
  private let endings = Waiters<TourResult.Ending>()

  /// A step that is being prepared, and the task that prepares it.
  private struct Preparation {
    let number: Int
    let task: Task<Void, Never>
  }

  /// The state of a tour.
  ///
  /// An end is final.
  private enum State {
    /// No step is requested yet, because the next step is being prepared.
    case preparing
    /// The tour is at a step, whose request has this handle.
    case at(Int, PresentationHandle)
    case ended(TourResult.Ending)
  }

  init(
    _ steps: [TourStep], titles: TourTitles, by presenter: Presenter, using preset: OverlayPreset,
    name: String?
  ) {
    self.steps = steps
    self.titles = titles
    self.presenter = presenter
    self.preset = preset.askedOnce
    self.name = name
    anchorWait = steps.contains { $0.prepare != nil } ? .seconds(2) : .zero
    presenter.ability(AnchorLosses.self).count.addObserver(self) { [weak self] in self?.noteLoss() }
  }

  /// Shows the tour and waits for its end.
  func result() async throws(CancellationError) -> TourResult {
    if let first = step(from: 0, by: 1) { begin(at: first) }
    let ending: TourResult.Ending
    switch state {
    case .ended(let known): ending = known
    case .preparing, .at:
      do { ending = try await endings.value() } catch {
        leave()
        throw error
      }
    }
    return TourResult(ending: ending, missing: missing.sorted())
  }

  /// Returns the first step in one direction that has text and whose anchor isn't known to be
  /// missing.
  private func step(from number: Int, by direction: Int) -> Int? {
    stride(from: number, to: direction > 0 ? steps.count : -1, by: direction)
      .first { !missing.contains($0) && !steps[$0].isBlank }
  }

  /// Requests the tour, starting at a step, when that step is prepared.
  private func begin(at number: Int) {
    state = .preparing
    prepare(number)
  }

  /// Moves to a step when it is prepared.
  ///
  /// The current step is shown until then.
  private func go(to number: Int) {
    guard case .at(let current, _) = state, preparation?.number != number else { return }
    direction = number < current ? -1 : 1
    prepare(number)
  }

  /// Prepares and shows a step, and abandons any other preparation.
  private func prepare(_ number: Int) {
    abandonPreparation()
    guard let prepare = steps[number].prepare else { return arrive(at: number) }
    let handle: PresentationHandle? = if case .at(_, let handle) = state { handle } else { nil }
    let task = Task { [weak self, askers] in
      await Asker.run(for: handle, inside: askers, prepare)
      guard let self, !Task.isCancelled else { return }
      preparation = nil
      arrive(at: number)
    }
    preparation = Preparation(number: number, task: task)
  }

  private func abandonPreparation() {
    preparation?.task.cancel()
    preparation = nil
  }

  private func arrive(at number: Int) {
    switch state {
    case .preparing: request(number)
    case .at(_, let handle): move(handle, to: number)
    case .ended: break
    }
  }

  private func request(_ number: Int) {
    let step = Overlay(
      content(of: number), preset: preset.with { $0.configuration = overlay(of: number) }
    ).name(name)
      .willPresent { [weak self] in self?.takeFocus() }
      .willDismiss { [weak self] in self?.noteExit() }
    let handle = presenter.present(step, inside: askers)
    state = .at(number, handle)
    // The overlay's turn may have started before the handle existed.
    if case .pending(.shown) = handle.state { takeFocus() }
    handle.whenEnded { [weak self] in self?.noteEnd(by: $0) }
  }

  private func move(_ handle: PresentationHandle, to number: Int) {
    state = .at(number, handle)
    let hadFocus = presenter.engine.hasFocus(handle.id)
    handle.request?.holdsWords = true
    handle.update(to: content(of: number), as: overlay(of: number))
    // The host reports its anchor after the update. An exit is reported only once, and this may be
    // a second exit.
    presenter.inOrder { [weak self] in
      self?.presenter.inOrder { [weak self] in
        self?.noteExit(at: number)
        self?.announce(number)
        // The host removes the focus from a step that waits for its anchor.
        if hadFocus { self?.keepFocus() }
      }
    }
    noteExit(at: number, afterWaitOf: handle)
  }

  /// Checks whether the overlay leaves because an anchor was removed.
  ///
  /// This is necessary because an exit is reported only once, and the overlay may have returned
  /// since then.
  private func noteLoss() {
    guard case .at(let number, let handle) = state else { return }
    presenter.inOrder { [weak self] in
      guard case .pending(.leaving(.dismissed(.anchorGone))) = handle.state else { return }
      self?.noteExit(at: number)
    }
    noteExit(at: number, afterWaitOf: handle)
  }

  /// Checks whether the overlay leaves after it has waited for a step's anchor.
  private func noteExit(at number: Int, afterWaitOf handle: PresentationHandle) {
    guard anchorWait > .zero else { return }
    presenter.act(after: anchorWait, for: handle.id) { [weak self] in self?.noteExit(at: number) }
  }

  /// Announces the current step, after it is known whether its anchor exists.
  private func announce(_ number: Int) {
    guard case .at(number, let handle) = state else { return }
    handle.request?.holdsWords = false
    presenter.announceChange(of: handle.id)
  }

  private func overlay(of number: Int) -> OverlayConfiguration {
    var overlay = preset.configuration
    overlay.anchor = steps[number].anchor.map {
      var anchoring = preset.configuration.anchor ?? .beside($0)
      (anchoring.anchor, anchoring.edge) = ($0, steps[number].edge)
      anchoring.maximumWait = max(anchoring.maximumWait, anchorWait)
      return anchoring
    }
    return overlay
  }

  private func takeFocus() {
    guard case .at(_, let handle) = state else { return }
    presenter.moveFocus(into: handle.id)
  }

  private func keepFocus() {
    guard case .at(_, let handle) = state, !presenter.reaches(handle.id) else { return }
    takeFocus()
  }

  /// Ends the tour when its overlay starts to leave, or moves to another step if the anchor was
  /// removed.
  ///
  /// - Parameter step: The affected step, or `nil` for any step.
  private func noteExit(at step: Int? = nil) {
    guard case .at(let number, let handle) = state, step == nil || step == number,
      case .pending(.leaving(.dismissed(let reason))) = handle.state
    else { return }
    // The step that is being prepared replaces this step, and the app may have removed the anchor
    // for this reason.
    if reason == .anchorGone, preparation != nil { return }
    guard reason == .anchorGone, let other = stepInPlace(of: number) else {
      return noteEnd(by: .dismissed(reason))
    }
    go(to: other)
    // The focus was moved when the overlay started to leave.
    presenter.inOrder { [weak self] in self?.takeFocus() }
  }

  /// Reports a step whose anchor is missing, and returns the next step in the user's direction.
  ///
  /// If there is no earlier step, a later step is returned. Returns `nil` if no step is left.
  private func stepInPlace(of number: Int) -> Int? {
    if missing.insert(number).inserted {
      presenter.onProblem(.missingTourStep(number, title: steps[number].heading))
    }
    let next = step(from: number, by: direction)
    return next ?? (direction < 0 ? step(from: number, by: 1) : nil)
  }

  private func noteEnd(by outcome: Outcome) {
    guard case .at(let number, _) = state else { return }
    switch outcome {
    case .dismissed(.anchorGone) where preparation != nil: state = .preparing
    case .dismissed(.anchorGone):
      // An overlay that was removed can't move to the next step.
      if let other = stepInPlace(of: number) { begin(at: other) } else { end(.completed) }
    case .dismissed(let reason) where reason.isByUser: end(.skipped(at: number))
    case .dismissed, .refused, .updated: end(.ended(outcome))
    }
  }

  private func end(_ ending: TourResult.Ending) {
    abandonPreparation()
    state = .ended(ending)
    endings.resume(returning: ending)
  }

  private func leave() {
    abandonPreparation()
    let last = state
    state = .ended(.ended(.dismissed(.programmatic)))
    if case .at(_, let handle) = last { handle.dismiss() }
  }

  private func going(to number: Int) -> @MainActor @Sendable () -> Void {
    { [weak self] in self?.go(to: number) }
  }

  private func content(of number: Int) -> OverlayContent {
    .tourStep(
      steps[number], number: steps[..<number].count { !$0.isBlank },
      of: steps.count { !$0.isBlank }, titles: titles,
      back: step(from: number - 1, by: -1).map(going),
      next: step(from: number + 1, by: 1).map(going),
      skip: { [weak self] in self?.end(.skipped(at: number)) },
      finish: { [weak self] in self?.end(.completed) })
  }
}

/// The titles of a tour's buttons.
///
/// Titles that the app hasn't set are in the user's language.
struct TourTitles {
  let next: String
  let back: String
  let done: String

  init(next: String? = nil, back: String? = nil, done: String? = nil) {
    self.next = next ?? OverlayStrings.current[.next]
    self.back = back ?? OverlayStrings.current[.back]
    self.done = done ?? OverlayStrings.current[.done]
  }
}

/// Counts the anchors that were removed from a presenter's window.
final class AnchorLosses: PresenterAbility {
  let count = ObservableValue(0)

  init(of presenter: Presenter) {}

  func didReceive(_ event: OverlayEvent, in presenter: Presenter) {
    if case .anchorMoved(_, .removed) = event { count.value += 1 }
  }
}
