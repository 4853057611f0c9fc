public import UsherCore

/// One request to show an overlay, in the hands of the one who made it.
///
/// Letting go of the handle changes nothing.
@MainActor
public final class PresentationHandle {
  /// Which overlay it is; no other request of the presenter has this id.
  public nonisolated let id: OverlayID
  /// How it ended; `nil` as long as it is shown or waits.
  public private(set) var result: Outcome?
  /// The presenter that the request was made to; `nil` once that is gone.
  public private(set) weak var presenter: Presenter?
  private var waiters: [CheckedContinuation<Outcome, Never>] = []
  private var endings: [@MainActor (Outcome) -> Void] = []

  nonisolated init(id: OverlayID, presenter: Presenter) {
    self.id = id
    self.presenter = presenter
  }

  /// What has become of it so far.
  public var fate: Fate {
    result.map { Fate($0) } ?? presenter?.fate(of: id) ?? .requested
  }

  /// How it ends; waits until it has, and any number of tasks may wait.
  ///
  /// Cancelling the waiting task leaves the overlay alone and does not end the wait.
  public var outcome: Outcome {
    get async {
      if let result { return result }
      return await withCheckedContinuation { waiters.append($0) }
    }
  }

  /// Calls `act` once, when the request ends, or at once where it has ended.
  ///
  /// Every end is told: a dismissal after the overlay has gone, a refusal, and an update of another request. So
  /// is the end of the presenter itself.
  public func whenEnded(_ act: @escaping @MainActor (Outcome) -> Void) {
    if let result { act(result) } else { endings.append(act) }
  }

  /// The overlay's values as they are now; `nil` before it is taken up and after its end.
  public var overlay: Overlay? { presenter?.overlay(of: id) }

  /// How long it rests; `nil` before it is taken up and after its end.
  public var lifetime: Lifetime? { overlay?.lifetime }

  /// Sends it away, or takes it back where it still waits; afterwards this changes nothing.
  public func dismiss() {
    presenter?.dismiss(id)
  }

  /// Gives it other content and, where `overlay` is given, other values.
  ///
  /// It stays in its lane, under its name and with its callbacks. Its countdown begins anew, and where
  /// it was on its way out it comes back. Values that cannot be used, and content with nothing in it,
  /// leave everything as it was and are told to `Presenter.onProblem`. Once it has gone this changes
  /// nothing.
  public func update(to content: OverlayContent, as overlay: Overlay? = nil) {
    presenter?.update(id, to: content, as: overlay)
  }

  /// Gives it other values, as `update(to:as:)` does, and leaves its content as it is.
  public func update(as overlay: Overlay) {
    presenter?.update(id, to: nil, as: overlay)
  }

  /// Shows other content in its place, and lets it grow or shrink to the size that takes.
  ///
  /// Nothing else changes: its countdown goes on, and what was on its way out still goes. Content with
  /// nothing in it is told to `Presenter.onProblem`. Once it has gone this changes nothing.
  public func transform(to content: OverlayContent) {
    presenter?.transform(id, to: content)
  }

  /// Lets it rest for another time, from now on where its countdown has begun.
  ///
  /// A negative one is told to `Presenter.onProblem` and changes nothing.
  public func setLifetime(_ lifetime: Lifetime) {
    presenter?.setLifetime(lifetime, of: id)
  }

  /// Lets it come, or go, by another transition than it does at this moment, as if it had set out by it.
  ///
  /// Called from inside `willPresent` or `willDismiss`, nothing jumps, since nothing was drawn yet; later,
  /// it is at once where the other transition would have it by now. `didPresent`, `didDismiss` and the
  /// countdown follow the new end. In `willDismiss`, `Presenter.standing(of:)` tells why it goes.
  ///
  /// Only what is under way changes: its `entrance` and `exit` stay as they are, and one that waits, rests,
  /// is dragged or comes back is left alone. So is one that was swiped out, which goes as it was thrown,
  /// and one whose transition took no time, which is over when its callback is called. A transition that
  /// cannot be used is told to `Presenter.onProblem` and changes nothing.
  public func setTransition(_ transition: OverlayTransition) {
    presenter?.setTransition(transition, of: id)
  }

  /// Lets the buttons of the overlay do what those of `content` do, which looks like what is shown.
  ///
  /// Nothing is drawn. Once the overlay has gone, this changes nothing.
  package func renewActions(of content: OverlayContent) {
    presenter?.renewActions(of: id, by: content)
  }

  func finish(_ outcome: Outcome) {
    guard result == nil else { return }
    result = outcome
    let resumed = waiters
    waiters = []
    let told = endings
    endings = []
    for act in told { act(outcome) }
    for waiter in resumed { waiter.resume(returning: outcome) }
  }
}
