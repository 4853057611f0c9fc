internal import UsherCore

/// A tour while it is shown or waits.
@MainActor
final class OpenTour {
  private let steps: [TourStep]
  private let attributes: OverlayAttributes
  private let name: String?
  private let presenter: Presenter
  private var state = State.ended(.finished)
  private var missing: Set<Int> = []
  /// The direction in which the user goes: 1 onwards, -1 back.
  private var direction = 1
  /// The tasks that await the end.
  private let endings = Waiters<TourResult.Ending>()

  /// A state of a tour; an end is final.
  private enum State {
    /// The tour is at a step, whose request has this handle.
    case at(Int, PresentationHandle)
    case ended(TourResult.Ending)
  }

  init(
    _ steps: [TourStep], by presenter: Presenter, using attributes: OverlayAttributes,
    name: String?
  ) {
    self.steps = steps
    self.presenter = presenter
    self.attributes = attributes.askedOnce
    self.name = name
  }

  /// Shows the tour, and waits for its end.
  func result() async throws(CancellationError) -> TourResult {
    if let first = step(from: 0, by: 1) { begin(at: first) }
    let ending: TourResult.Ending
    switch state {
    case .ended(let known): ending = known
    case .at:
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

  /// Requests the tour, from a step on.
  private func begin(at number: Int) {
    steps[number].prepare()
    var attributes = attributes
    attributes.overlay = overlay(of: number)
    let handle = presenter.present(
      content(of: number), using: attributes, name: name,
      lifecycle: Lifecycle(
        willPresent: { [weak self] in self?.takeFocus() },
        willDismiss: { [weak self] in self?.noteExit() }))
    state = .at(number, handle)
    // Its turn may have come before there was a handle.
    if case .pending(.shown) = handle.state { takeFocus() }
    handle.whenEnded { [weak self] in self?.noteEnd(by: $0) }
  }

  /// Goes to a step, which moves the overlay to its anchor.
  private func go(to number: Int) {
    guard case .at(let current, let handle) = state else { return }
    direction = number < current ? -1 : 1
    state = .at(number, handle)
    steps[number].prepare()
    handle.update(
      to: content(of: number).styled(by: attributes), as: overlay(of: number))
    // The host reports its anchor after the update. An exit is told once, and this may be another.
    presenter.inOrder { [weak self] in
      self?.presenter.inOrder { [weak self] in self?.noteExit(at: number) }
    }
  }

  private func overlay(of number: Int) -> Overlay {
    var overlay = attributes.overlay
    overlay.anchor = steps[number].anchor.map {
      var anchoring = attributes.overlay.anchor ?? .beside($0)
      (anchoring.anchor, anchoring.side) = ($0, steps[number].side)
      return anchoring
    }
    return overlay
  }

  private func takeFocus() {
    guard case .at(_, let handle) = state else { return }
    presenter.moveFocus(into: handle.id)
  }

  /// Ends the tour as its overlay begins to leave; goes on to another step instead if that is
  /// because its anchor has gone.
  ///
  /// - Parameter step: The step that this is about; `nil` for any.
  private func noteExit(at step: Int? = nil) {
    guard case .at(let number, let handle) = state, step == nil || step == number,
      case .pending(.leaving(.dismissed(let reason))) = handle.state
    else { return }
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
      presenter.onProblem(.missingTourStep(number, title: steps[number].title))
    }
    let next = step(from: number, by: direction)
    return next ?? (direction < 0 ? step(from: number, by: 1) : nil)
  }

  private func noteEnd(by outcome: Outcome) {
    guard case .at(let number, _) = state else { return }
    switch outcome {
    case .dismissed(.anchorGone):
      // What has gone has nothing to move to the next step.
      if let other = stepInPlace(of: number) { begin(at: other) } else { end(.finished) }
    case .dismissed(let reason) where reason.isByUser: end(.skipped(at: number))
    case .dismissed, .refused, .updated: end(.ended(outcome))
    }
  }

  private func end(_ ending: TourResult.Ending) {
    state = .ended(ending)
    endings.resume(returning: ending)
  }

  private func leave() {
    guard case .at(_, let handle) = state else { return }
    state = .ended(.ended(.dismissed(.requested)))
    handle.dismiss()
  }

  private func going(to number: Int) -> @MainActor @Sendable () -> Void {
    { [weak self] in self?.go(to: number) }
  }

  /// Returns the content of a step.
  private func content(of number: Int) -> OverlayContent {
    .tourStep(
      steps[number], number: steps[..<number].count { !$0.isBlank },
      of: steps.count { !$0.isBlank },
      back: step(from: number - 1, by: -1).map(going),
      next: step(from: number + 1, by: 1).map(going),
      skip: { [weak self] in self?.end(.skipped(at: number)) },
      finish: { [weak self] in self?.end(.finished) })
  }
}
