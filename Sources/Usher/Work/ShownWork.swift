internal import UsherCore

/// The overlay of work that goes on: when it is shown, and what it says in the end.
@MainActor
final class ShownWork {
  private let presenter: Presenter
  private let content: OverlayContent
  private let attributes: OverlayAttributes
  private let name: String?
  private let terms: Terms
  private var state = State.hidden
  /// The number of attempts that began, by which late timers of earlier ones are known.
  private var attempt = 0
  /// Cancels the work of the attempt.
  private var cancel: @MainActor () -> Void = {}

  /// The app's terms for the overlay's times and end.
  struct Terms {
    let grace: Duration
    let least: Duration
    let closing: WorkClosing
  }

  /// A state of the overlay.
  private enum State {
    /// Not asked for, since the work may be quick or the overlay has gone.
    case hidden
    /// Asked for; the moment of its entrance, once that has begun.
    case asked(PresentationHandle, since: Instant?)
    /// Sent away by the user, or gone with its window: what succeeds is silent.
    case closed
  }

  init(
    by presenter: Presenter, _ content: OverlayContent, using attributes: OverlayAttributes,
    name: String?, on terms: Terms
  ) {
    self.presenter = presenter
    self.content = content
    self.attributes = attributes
    self.name = name
    self.terms = terms
  }

  /// Begins an attempt: the overlay comes after the grace, or goes back to what it was.
  ///
  /// - Parameter cancel: Cancels the attempt's work.
  func begin(cancelling cancel: @escaping @MainActor () -> Void) {
    attempt += 1
    self.cancel = cancel
    if case .asked(let handle, _) = state {
      handle.update(to: content.styled(by: attributes), as: whileWorking)
      state = .asked(handle, since: presenter.host.now)
      return
    }
    state = .hidden
    presenter.act(after: terms.grace) { [weak self, attempt] in
      guard let self, self.attempt == attempt, case .hidden = state else { return }
      show(content, as: whileWorking)
    }
  }

  /// Ends the attempt without words: the overlay goes once it was seen for the least time.
  func dismiss() {
    attempt += 1
    if case .asked(let handle, _) = state { handle.dismiss() }
    state = .closed
  }

  /// Ends the attempt with a last word, such as that the work is done.
  ///
  /// - Parameters:
  ///   - last: The content; `nil` for none.
  ///   - isNews: Whether the user has to hear it, though the overlay was sent away.
  /// - Returns: The handle of the overlay that tells it; `nil` if none does.
  @discardableResult
  func end(with last: OverlayContent?, isNews: Bool) -> PresentationHandle? {
    attempt += 1
    guard let last else {
      dismiss()
      return nil
    }
    switch state {
    case .hidden:
      return show(last, as: afterwards(last))
    case .asked(let handle, let since):
      let wait = since.map { presenter.host.now.duration(to: $0.advanced(by: terms.least)) }
      // The user may close it meanwhile, which is known when the time comes. The call that waits
      // for the work has returned by then.
      presenter.act(after: max(wait ?? .zero, .zero)) { [self, attempt] in
        guard self.attempt == attempt, case .asked(let handle, _) = state else { return }
        handle.update(to: last.styled(by: attributes), as: afterwards(last))
      }
      return handle
    case .closed:
      return isNews ? show(last, as: afterwards(last)) : nil
    }
  }

  @discardableResult
  private func show(_ shown: OverlayContent, as overlay: Overlay) -> PresentationHandle {
    let handle = presenter.present(
      shown.styled(by: attributes), as: overlay, name: name,
      lifecycle: Lifecycle(willPresent: { [weak self] in self?.noteEntrance() }))
    state = .asked(handle, since: nil)
    handle.whenEnded { [weak self, weak handle] outcome in
      guard let self, case .asked(let known, _) = state, known === handle else { return }
      ended(outcome)
    }
    return handle
  }

  private func noteEntrance() {
    if case .asked(let handle, nil) = state { state = .asked(handle, since: presenter.host.now) }
  }

  private func ended(_ outcome: Outcome) {
    guard case .dismissed(let reason) = outcome, reason.isByUser || reason == .hostClosed else {
      // What the app or another overlay sent away may come again with news.
      state = .hidden
      return
    }
    state = .closed
    if terms.closing == .cancelsWork { cancel() }
  }

  private var whileWorking: Overlay {
    var overlay = attributes.overlay
    overlay.lifetime = .untilDismissed
    overlay.minimumTime = max(overlay.minimumTime, terms.least)
    return terms.closing == .isImpossible ? overlay.keepingOpen : overlay
  }

  /// The overlay of a last word: until the user answers it, or for four seconds.
  private func afterwards(_ last: OverlayContent) -> Overlay {
    var overlay = attributes.overlay
    overlay.lifetime = last.root.hasControls ? .untilDismissed : Overlay().lifetime
    return overlay
  }
}
