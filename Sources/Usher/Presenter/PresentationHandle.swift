public import UsherCore

/// A reference to a request to show an overlay.
///
/// Releasing the handle doesn't affect the request.
///
/// ```swift
/// let download = presenter.present(
///   .notification(title: "Downloading").duration(.infinite))
/// download.whenEnded { outcome in print(outcome) }
/// download.dismiss()
/// ```
@MainActor
public final class PresentationHandle {
  /// The overlay's id, which is unique within the presenter.
  public nonisolated let id: OverlayID
  /// The request's outcome, or `nil` while the request is pending.
  package private(set) var result: Outcome?
  /// The number of requests that the overlay represents.
  ///
  /// It is 1, plus the number of requests that merged into the overlay using
  /// `IdentityPolicy.mergeAndCount`.
  public internal(set) var count = 1
  /// The presenter that received the request, or `nil` after it was released.
  public private(set) weak var presenter: Presenter?
  /// The presenter's record of the request, or `nil` while there is none.
  ///
  /// It exists from the time when the presenter receives the request until the request ends.
  /// Storing it here saves an object for each request, and the end of the request releases it even
  /// if the app keeps the handle.
  var request: Request?
  /// The titled buttons of an ended request, by number, while a history offers them.
  var remembered: [(number: Int, button: OverlayNode.Button)] = []
  /// Whether the overlay is dismissed when a task that awaits `outcome` or `answer` is canceled.
  ///
  /// If the overlay waits, its request is withdrawn. The default is `true`.
  public var dismissesOnCancellation = true
  /// Whether the overlay's owner was removed before the presenter received the request.
  private(set) var hasLostOwner = false
  /// The owners of the overlay, which also own a reminder of it.
  var owners: [WeakOwner] = []
  /// The reminder of the overlay, or `nil` if there is none.
  weak var successor: PresentationHandle?
  /// Whether the presenter checks that the request and an overlay's work don't wait for each other.
  var isWatched = false
  // Most requests aren't awaited.
  private var outcomes: Waiters<Outcome>?
  private var answers: Waiters<ActionID?>?
  private var endings: [@MainActor (Outcome) -> Void] = []

  nonisolated init(id: OverlayID, presenter: Presenter) {
    self.id = id
    self.presenter = presenter
  }

  /// The current state of the request, which doesn't change after the request has ended.
  public var state: RequestState {
    result.map { .ended($0) } ?? .pending(presenter?.pendingState(of: id) ?? .requested)
  }

  /// Whether the overlay is shown and not leaving.
  public var isShowing: Bool { state.isShown }

  /// The request's outcome, after the request has ended.
  ///
  /// Several tasks can wait for the outcome. If one of them is canceled, the overlay is dismissed,
  /// and this becomes the outcome. If `dismissesOnCancellation` is `false`, a canceled task
  /// continues to wait.
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

  /// The action of the button that dismissed the overlay, or `nil` if the request ended otherwise.
  ///
  /// It is available when the user presses the button, before the overlay is removed. Buttons that
  /// don't dismiss the overlay are ignored. If the waiting task is canceled, `CancellationError` is
  /// thrown.
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

  /// Calls `act` once when the request ends, or immediately if it has already ended.
  ///
  /// A request ends when its overlay is removed, it is refused, it updates another overlay, or the
  /// presenter is released.
  public func whenEnded(_ act: @escaping @MainActor (Outcome) -> Void) {
    if let result { act(result) } else { endings.append(act) }
  }

  /// The overlay's current configuration.
  ///
  /// `nil` before the request is received and after it has ended.
  public var overlay: OverlayConfiguration? { presenter?.overlay(of: id) }

  /// Dismisses the overlay, or withdraws the request if it still waits.
  ///
  /// Does nothing if the request has ended.
  ///
  /// - Parameter animated: Whether the overlay leaves with its exit or is removed immediately.
  public func dismiss(animated: Bool = true) {
    presenter?.dismiss(id)
    if !animated { presenter?.setTransition(.none, of: id) }
  }

  /// Pauses the countdown of a shown overlay until `resume()` is called.
  ///
  /// Does nothing while the overlay waits.
  public func pause() { presenter?.hold(id, true) }

  /// Resumes the countdown after `pause()`.
  public func resume() { presenter?.hold(id, false) }

  /// Adds a duration, which may be negative, to the overlay's remaining time.
  ///
  /// An overlay without a time limit doesn't change.
  public func extend(by duration: Duration) { presenter?.extend(id, by: duration) }

  /// Updates the overlay with a changed copy of its content and settings.
  ///
  /// In other respects, it matches `update(_:announces:)`.
  ///
  /// ```swift
  /// handle.update { $0.position(.top) }
  /// ```
  public func update(_ change: (Overlay) -> Overlay) {
    if let overlay = presenter?.asked(id) { update(change(overlay)) }
  }

  /// Replaces the overlay's content, and applies the settings of the new overlay.
  ///
  /// The queue, the name and the callbacks don't change. The new overlay's preset is ignored. The
  /// countdown restarts. An overlay that is leaving returns, unless the user dismissed it, its
  /// owner no longer exists, or its anchor was removed and isn't replaced. In these cases, the
  /// update has no effect, and `state` has the reason. Updates with invalid values or empty content
  /// are ignored and reported to `Presenter.onProblem`. Does nothing after the overlay was removed.
  ///
  /// ```swift
  /// handle.update(.notification(title: "Sent to three").duration(.seconds(2)))
  /// ```
  ///
  /// - Parameters:
  ///   - overlay: The new content, and the settings to change.
  ///   - announces: Whether screen readers announce the text. Overlays that haven't appeared are
  ///     announced when they appear.
  public func update(_ overlay: Overlay, announces: UpdateAnnouncement = .ifChanged) {
    presenter?.update(id, to: overlay.content, as: .added(overlay.settings), announces: announces)
  }

  /// Replaces only the overlay's content, and animates the overlay to its new size.
  ///
  /// The countdown continues, and an overlay that is leaving still leaves. Empty content is ignored
  /// and reported to `Presenter.onProblem`. Does nothing after the overlay was removed.
  public func transform(_ overlay: Overlay) { transform(to: overlay.content) }

  /// Replaces the content, settings and callbacks, but not the name and the preset.
  func replace(by overlay: Overlay) {
    presenter?.update(id, to: overlay.content, as: .replacing(overlay.settings))
    presenter?.append(
      .act { [self] in
        request?.interactions = overlay.interactions
        let name = presenter?.name(of: id)
        request?.lifecycle = Lifecycles(overlay.lifecycle.named(name))
      })
  }

  /// Changes the overlay's lifetime, starting now if the countdown has started.
  ///
  /// A negative lifetime is ignored and reported to `Presenter.onProblem`.
  public func setLifetime(_ lifetime: OverlayDuration) {
    presenter?.setLifetime(lifetime, of: id)
  }

  /// The selected detent of the overlay, or `nil` if it has no detents or the request has ended.
  public var detent: OverlayDetent? { presenter?.detent(of: id) }

  /// Selects one of the overlay's detents, to which its height changes with an animation.
  ///
  /// If the overlay waits, it appears at the detent. Does nothing if the overlay doesn't have the
  /// detent, or the request has ended.
  ///
  /// ```swift
  /// handle.selectDetent(.large)
  /// ```
  public func selectDetent(_ detent: OverlayDetent) { presenter?.selectDetent(detent, of: id) }

  /// Selects the next higher detent, or the lowest after the highest.
  func selectNextDetent() {
    if let next = presenter?.detent(after: id) { selectDetent(next) }
  }

  /// Replaces the current transition, as if the entrance or exit had started with the new one.
  ///
  /// In `willPresent` and `willDismiss`, this isn't visible to the user. Later, the overlay jumps
  /// to the new transition's current pose. `didPresent`, `didDismiss` and the countdown use the new
  /// end. In `willDismiss`, use `Presenter.pendingState(of:)` to get the reason for the dismissal.
  ///
  /// The overlay's `entrance` and `exit` settings don't change. An overlay is ignored if it waits,
  /// rests, is dragged, or returns from a drag. The same is true for the exit after a swipe, and
  /// for a transition without a duration, which has ended before its callback. An invalid
  /// transition is ignored and reported to `Presenter.onProblem`.
  public func setTransition(_ transition: OverlayTransition) {
    presenter?.setTransition(transition, of: id)
  }

  /// Replaces the actions of the overlay's buttons with the actions of content that looks the same.
  ///
  /// The overlay isn't redrawn. Does nothing after the overlay was removed.
  package func renewActions(of content: OverlayContent) {
    presenter?.renewActions(of: id, by: content)
  }

  /// Reports a tap on content that receives its own taps, if nothing inside used the tap.
  ///
  /// It is treated as a tap on the overlay outside its controls. Does nothing if the request has
  /// ended.
  package func contentTapped() {
    guard result == nil else { return }
    presenter?.receive(.overlayTapped(id))
  }

  /// Dismisses the overlay because its owner no longer exists.
  package func loseOwner() {
    hasLostOwner = true
    presenter?.loseOwner(of: id)
    successor?.loseOwner()
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

  func answer(_ action: ActionID?) {
    answers?.resume(returning: action)
    answers = nil
  }
}
