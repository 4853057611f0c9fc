public import UsherCore

/// A handle of a request to show an overlay.
///
/// Releasing the handle changes nothing.
///
/// ```swift
/// let download = presenter.present(
///   .notification(title: "Downloading").duration(.infinite))
/// download.whenEnded { outcome in print(outcome) }
/// download.dismiss()
/// ```
@MainActor
public final class PresentationHandle {
  /// The overlay's id; no other request of the presenter has the same id.
  public nonisolated let id: OverlayID
  /// The request's outcome; `nil` while the overlay waits or is shown.
  package private(set) var result: Outcome?
  /// The number of requests that the overlay stands for: 1, and one more for each request that
  /// merged into it, as `IdentityPolicy.mergeAndCount` says.
  public internal(set) var count = 1
  /// The presenter that the request was made to; `nil` once the presenter has been released.
  public private(set) weak var presenter: Presenter?
  /// The presenter's record of the request; `nil` before the presenter has taken the request and
  /// once the request has ended.
  ///
  /// The record is a part of the handle, so that a request takes one object; its end frees the
  /// record even if the app keeps the handle.
  var request: Request?
  /// The buttons with titles of an ended request, by number: a history offers them for as long as
  /// it keeps the entry and the app the handle.
  var remembered: [(number: Int, button: OverlayNode.Button)] = []
  /// Whether the overlay is dismissed, or its request withdrawn, when a task that awaits `outcome`
  /// or `answer` is canceled; `true` by default.
  public var dismissesOnCancellation = true
  /// Whether what the overlay belongs to had gone before the presenter took the request.
  private(set) var hasLostOwner = false
  /// Whether the presenter watches if the request waits for an overlay whose work may wait for it.
  var isWatched = false
  // Most requests are awaited by no task.
  private var outcomes: Waiters<Outcome>?
  private var answers: Waiters<ActionID?>?
  private var endings: [@MainActor (Outcome) -> Void] = []

  nonisolated init(id: OverlayID, presenter: Presenter) {
    self.id = id
    self.presenter = presenter
  }

  /// The current state of the request; final once the request has ended.
  public var state: RequestState {
    result.map { .ended($0) } ?? .pending(presenter?.pendingState(of: id) ?? .requested)
  }

  /// Whether the overlay is shown; false before its turn, and once its exit has begun.
  public var isShowing: Bool { state.isShown }

  /// The request's outcome; waits until the request has ended.
  ///
  /// Any number of tasks may wait. If one of them is canceled, the overlay is dismissed, and the
  /// outcome says so; unless `dismissesOnCancellation` is `false`, with which a canceled task
  /// goes on waiting.
  ///
  /// ```swift
  /// if await sending.outcome == .dismissed(.timedOut) { print("not seen") }
  /// ```
  public var outcome: Outcome {
    get async {
      if let result { return result }
      let waiters = outcomes ?? Waiters()
      outcomes = waiters
      do { return try await value(of: waiters) } catch {
        return await withCheckedContinuation { ended in whenEnded { ended.resume(returning: $0) } }
      }
    }
  }

  /// The action of the button by which the user dismissed the overlay; `nil` if the request ended
  /// otherwise.
  ///
  /// Waits until the button is pressed: the answer is there before the overlay has left. A button
  /// that does not dismiss the overlay is no answer. A canceled task stops waiting and gets a
  /// `CancellationError`.
  ///
  /// ```swift
  /// let question = presenter.present(
  ///   .alert("Empty the bin?", text: "3 letters", buttons: [.button("Keep"), .button("Empty")]))
  /// if try await question.answer == 1 { print("emptied") }
  /// ```
  public var answer: ActionID? {
    get async throws(CancellationError) {
      switch state {
      case .ended(.dismissed(let reason)), .pending(.leaving(.dismissed(let reason))):
        if case .button(let action) = reason { return action }
      case .ended, .pending: break
      }
      if result != nil { return nil }
      let waiters = answers ?? Waiters()
      answers = waiters
      return try await value(of: waiters)
    }
  }

  private func value<Value>(of waiters: Waiters<Value>) async throws(CancellationError) -> Value {
    presenter?.watch(self)
    do { return try await waiters.value() } catch {
      if dismissesOnCancellation { dismiss() }
      throw error
    }
  }

  /// Calls `act` once, when the request ends; at once if it has ended already.
  ///
  /// Every end counts: a dismissal once the overlay has gone, a refusal, an update of another
  /// overlay, and the release of the presenter.
  public func whenEnded(_ act: @escaping @MainActor (Outcome) -> Void) {
    if let result { act(result) } else { endings.append(act) }
  }

  /// The overlay's current values; `nil` before the request is received and after its end.
  public var overlay: OverlayConfiguration? { presenter?.overlay(of: id) }

  /// Dismisses the overlay, or withdraws the request if it still waits; a no-op once the request
  /// has ended.
  ///
  /// - Parameter animated: Whether the overlay leaves with its exit; otherwise it is gone at once.
  public func dismiss(animated: Bool = true) {
    presenter?.dismiss(id)
    if !animated { presenter?.setTransition(.none, of: id) }
  }

  /// Stops the countdown of a shown overlay until `resume()`; does nothing while the overlay waits.
  public func pause() { presenter?.hold(id, true) }

  /// Lets the countdown go on after `pause()`.
  public func resume() { presenter?.hold(id, false) }

  /// Gives the overlay more time than it has left, or less if the duration is negative; an overlay
  /// without a time limit stays as it is.
  public func extend(by duration: Duration) { presenter?.extend(id, by: duration) }

  /// Changes the overlay: replaces its content, and applies the settings that differ, as
  /// `update(_:announces:)` does.
  ///
  /// ```swift
  /// handle.update { $0.position(.top) }
  /// ```
  public func update(_ change: (Overlay) -> Overlay) {
    if let overlay = presenter?.asked(id) { update(change(overlay)) }
  }

  /// Replaces the overlay's content, and applies the settings that the new value sets.
  ///
  /// Queue, name and callbacks stay, and the new value's preset is ignored. The countdown begins
  /// again, and an overlay that was leaving returns, unless the user dismissed it, its owner no
  /// longer exists, or its anchor was removed and it gets no other one. Then nothing changes, and
  /// `state` has the reason. Unusable values and empty content leave the overlay unchanged and are
  /// reported to `Presenter.onProblem`. Does nothing once the overlay was removed.
  ///
  /// ```swift
  /// handle.update(.notification(title: "Sent to three").duration(.seconds(2)))
  /// ```
  ///
  /// - Parameters:
  ///   - overlay: The new content, and the settings to change.
  ///   - announces: Whether a screen reader says the words. An overlay that has not appeared yet is
  ///     announced when it appears.
  public func update(_ overlay: Overlay, announces: UpdateAnnouncement = .ifChanged) {
    presenter?.update(id, to: overlay.content, as: .added(overlay.settings), announces: announces)
  }

  /// Replaces the overlay's content alone; the overlay grows or shrinks to its new size.
  ///
  /// The countdown continues, and an overlay that was leaving still leaves. Empty content is
  /// ignored and reported to `Presenter.onProblem`. Does nothing once the overlay was removed.
  public func transform(_ overlay: Overlay) { transform(to: overlay.content) }

  /// Replaces everything but the overlay's name and its preset: content, settings and callbacks.
  func replace(by overlay: Overlay) {
    presenter?.update(id, to: overlay.content, as: .replacing(overlay.settings))
    presenter?.append(
      .act { [self] in
        request?.interactions = overlay.interactions
        request?.lifecycle = Lifecycles(overlay.lifecycle)
      })
  }

  /// Changes the overlay's lifetime; if the countdown has begun, the new lifetime counts from now
  /// on.
  ///
  /// A negative lifetime is ignored and reported to `Presenter.onProblem`.
  public func setLifetime(_ lifetime: OverlayDuration) {
    presenter?.setLifetime(lifetime, of: id)
  }

  /// Replaces the transition that is under way, as if the entrance or the exit had begun with the
  /// new one.
  ///
  /// Inside `willPresent` and `willDismiss` nothing jumps, because nothing has been drawn yet;
  /// later, the overlay jumps to the pose that the new transition has by now. `didPresent`,
  /// `didDismiss` and the countdown follow the new end. In `willDismiss`,
  /// `Presenter.pendingState(of:)` tells the reason for the dismissal.
  ///
  /// Only the transition under way changes; the overlay's `entrance` and `exit` stay as they are.
  /// Overlays that wait, rest, are dragged or return from a drag are left unchanged. So are an
  /// overlay that was swiped away, whose exit continues the swipe, and an overlay whose transition
  /// took no time, since that is over when its callback is called. An unusable transition is
  /// ignored and reported to `Presenter.onProblem`.
  public func setTransition(_ transition: OverlayTransition) {
    presenter?.setTransition(transition, of: id)
  }

  /// Replaces the actions of the overlay's buttons by those of `content`, which must look like the
  /// shown content.
  ///
  /// Nothing is redrawn. A no-op once the overlay has gone.
  package func renewActions(of content: OverlayContent) {
    presenter?.renewActions(of: id, by: content)
  }

  /// Reports a tap on content that acts on its own taps, after nothing inside has used the tap.
  ///
  /// Counts as a tap on the overlay outside its controls. A no-op once the request has ended.
  package func contentTapped() {
    guard result == nil else { return }
    presenter?.receive(.overlayTapped(id))
  }

  /// Dismisses the overlay, since what it belongs to has gone.
  package func loseOwner() {
    hasLostOwner = true
    presenter?.loseOwner(of: id)
  }

  func end(with outcome: Outcome) {
    guard result == nil else { return }
    result = outcome
    request = nil
    let (outcomes, told) = (outcomes, endings)
    self.outcomes = nil
    endings = []
    for act in told { act(outcome) }
    if case .dismissed(.button(let action)) = outcome { answer(action) } else { answer(nil) }
    outcomes?.resume(returning: outcome)
  }

  /// Hands the action of the button that dismisses the overlay to the tasks that await it.
  func answer(_ action: ActionID?) {
    answers?.resume(returning: action)
    answers = nil
  }
}
