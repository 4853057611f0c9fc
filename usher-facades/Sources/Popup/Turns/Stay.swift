@_spi(Facades) internal import Usher

/// A manager's turns on one presenter, with an overlay drawn by the app for each task.
@MainActor
final class Stay {
  private weak var presenter: Presenter?
  /// The numbers of the pending tasks requested here.
  private var asked: Set<Int> = []
  private var handles: [Int: PresentationHandle] = [:]
  /// Queues a task elsewhere.
  private let lose: (Int, Popup.Manager) -> Void

  /// Makes a stay with a presenter, and configures the presenter's lane for tasks unless it is
  /// configured.
  ///
  /// - Parameters:
  ///   - presenter: The presenter that decides the turns; not kept alive.
  ///   - lose: Called for each waiting task when the presenter's window has closed.
  init(with presenter: Presenter, lose: @escaping (Int, Popup.Manager) -> Void) {
    self.presenter = presenter
    self.lose = lose
    if !presenter.knowsGuest(Popup.lane) {
      presenter.configureGuest(
        Popup.lane, LaneSettings(showsModalsAbove: false, sharesEdges: false))
    }
  }

  /// Whether the presenter's window is open.
  var isOpen: Bool { presenter.map { !$0.isClosed } ?? false }

  /// Whether no task waits or is shown here.
  var isEmpty: Bool { asked.isEmpty }

  /// Whether the interval after the last task still runs and delays the next task.
  var isInGap: Bool { presenter?.isInGap(Popup.lane) ?? false }

  /// Whether the stay belongs to `other`.
  func isWith(_ other: Presenter) -> Bool { presenter === other }

  /// Requests a turn for a task; the turn may come before the call returns.
  func ask(for number: Int, of manager: Popup.Manager) {
    guard let presenter else { return }
    let (sum, overflow) = 500.addingReportingOverflow(manager.priority(of: number))
    let turn = Overlay.external.queue(Popup.lane).priority(Priority(overflow ? .max : sum))
      .condition { manager.offer(number) }
      .willPresent { [self] in
        // The gap is set already here, because the screen may send the task away, and the screen
        // does not know the manager's interval.
        setGap(manager.gap)
        manager.begin(number)
      }
      .willDismiss { manager.beginLeaving(number) }
      .didDismiss { [self] in end(number, .dismissed($0), of: manager) }
    asked.insert(number)
    let handle = presenter.present(turn)
    guard asked.contains(number) else {
      // The task was shown and resigned within the call.
      handle.dismiss()
      return
    }
    handles[number] = handle
    // A presenter that refuses the request, or goes away itself, makes no callback.
    Task { end(number, await handle.outcome, of: manager) }
  }

  /// Ends the turn of a dismissed task; the next turn comes after `gap`.
  func giveBack(_ number: Int, gap: Gap) {
    let handle = handles[number]
    forget(number)
    setGap(gap)
    handle?.dismiss()
  }

  /// Calls `act` in order with the presenter's other work; ignored if the presenter has gone.
  func inOrder(_ act: @escaping @MainActor () -> Void) { presenter?.inOrder(act) }

  /// Sets the lane's gap after the current task; several managers may share the lane.
  private func setGap(_ gap: Gap) {
    presenter?.changeGuest(Popup.lane) { $0.gap = gap }
  }

  /// Receives the end of a request; only the first call for a request has an effect.
  private func end(_ number: Int, _ outcome: Outcome, of manager: Popup.Manager) {
    guard asked.contains(number) else { return }
    switch outcome {
    case .dismissed(.hostClosed), .refused(.hostClosed):
      // A presenter that goes away ends all its requests, and reports them one by one in the order
      // of arrival.
      for number in presenter == nil ? manager.inOrder(asked) : [number] {
        forget(number)
        if manager.putBack(number) { lose(number, manager) } else { manager.end(number) }
      }
    case .dismissed, .refused, .updated:
      forget(number)
      manager.end(number)
    }
  }

  private func forget(_ number: Int) {
    asked.remove(number)
    handles[number] = nil
  }
}
