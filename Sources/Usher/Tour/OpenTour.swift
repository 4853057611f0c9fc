internal import UsherCore

/// A tour while it is shown or waits.
@MainActor
final class OpenTour {
  private let steps: [TourStep]
  private let titles: TourTitles
  private let preset: OverlayPreset
  private let name: String?
  private let presenter: Presenter
  private var state = State.ended(.completed)
  private var missing: Set<Int> = []
  /// The direction in which the user goes: 1 onwards, -1 back.
  private var direction = 1
  /// The step that is being prepared; `nil` for none.
  private var preparation: Preparation?
  /// The time for which a step waits for its anchor.
  private let anchorWait: Duration
  private let askers = Asker.current
  /// The tasks that await the end.
  private let endings = Waiters<TourResult.Ending>()

  /// A step that is being prepared, and the task in which the app does that.
  private struct Preparation {
    let number: Int
    let task: Task<Void, Never>
  }

  /// A state of a tour; an end is final.
  private enum State {
    /// No step is requested, since the one to come is being prepared.
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

  /// Shows the tour, and waits for its end.
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

  /// Returns the first step with words and an anchor that may be there, from a number on in one
  /// direction.
  private func step(from number: Int, by direction: Int) -> Int? {
    stride(from: number, to: direction > 0 ? steps.count : -1, by: direction)
      .first { !missing.contains($0) && !steps[$0].isBlank }
  }

  /// Requests the tour from a step on, once that is prepared.
  private func begin(at number: Int) {
    state = .preparing
    prepare(number)
  }

  /// Goes to a step once it is prepared; until then, the current one stays.
  private func go(to number: Int) {
    guard case .at(let current, _) = state, preparation?.number != number else { return }
    direction = number < current ? -1 : 1
    prepare(number)
  }

  /// Prepares a step in place of the one that is being prepared, and shows it.
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

  /// Shows a step that is prepared.
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
    // Its turn may have come before there was a handle.
    if case .pending(.shown) = handle.state { takeFocus() }
    handle.whenEnded { [weak self] in self?.noteEnd(by: $0) }
  }

  /// Moves the overlay to a step's anchor.
  private func move(_ handle: PresentationHandle, to number: Int) {
    state = .at(number, handle)
    let hadFocus = presenter.engine.hasFocus(handle.id)
    handle.request?.holdsWords = true
    handle.update(to: content(of: number), as: overlay(of: number))
    // The host reports its anchor after the update. An exit is told once, and this may be another.
    presenter.inOrder { [weak self] in
      self?.presenter.inOrder { [weak self] in
        self?.noteExit(at: number)
        self?.announce(number)
        // The host takes the focus from a step that waits for its anchor.
        if hadFocus { self?.keepFocus() }
      }
    }
    noteExit(at: number, afterWaitOf: handle)
  }

  /// Looks whether the overlay leaves because an anchor has gone: an exit is told once, and the
  /// overlay may have come back from one.
  private func noteLoss() {
    guard case .at(let number, let handle) = state else { return }
    presenter.inOrder { [weak self] in
      guard case .pending(.leaving(.dismissed(.anchorGone))) = handle.state else { return }
      self?.noteExit(at: number)
    }
    noteExit(at: number, afterWaitOf: handle)
  }

  /// Looks whether the overlay leaves once it has waited for a step's anchor.
  private func noteExit(at number: Int, afterWaitOf handle: PresentationHandle) {
    guard anchorWait > .zero else { return }
    presenter.act(after: anchorWait, for: handle.id) { [weak self] in self?.noteExit(at: number) }
  }

  /// Announces a step that the tour is at, now that it is known whether its anchor is there.
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

  /// Ends the tour as its overlay begins to leave; goes on to another step instead if that is
  /// because its anchor has gone.
  ///
  /// - Parameter step: The step that this is about; `nil` for any.
  private func noteExit(at step: Int? = nil) {
    guard case .at(let number, let handle) = state, step == nil || step == number,
      case .pending(.leaving(.dismissed(let reason))) = handle.state
    else { return }
    // The step that is being prepared takes the place, and the app may have taken the anchor away
    // for it.
    if reason == .anchorGone, preparation != nil { return }
    guard reason == .anchorGone, let other = stepInPlace(of: number) else {
      return noteEnd(by: .dismissed(reason))
    }
    go(to: other)
    // The focus was passed on as the overlay began to leave.
    presenter.inOrder { [weak self] in self?.takeFocus() }
  }

  /// Reports a step without its anchor, and returns the next one on the user's way, which leads
  /// onwards again before the first one; `nil` after the last one.
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
      // What has gone has nothing to move to the next step.
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

  /// Returns the content of a step.
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

/// The titles of a tour's buttons; in the user's language, those that the app has not chosen.
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

/// The anchors that have gone from a presenter's window.
final class AnchorLosses: PresenterAbility {
  let count = ObservableValue(0)

  init(of presenter: Presenter) {}

  func didReceive(_ event: OverlayEvent, in presenter: Presenter) {
    if case .anchorMoved(_, .removed) = event { count.value += 1 }
  }
}
