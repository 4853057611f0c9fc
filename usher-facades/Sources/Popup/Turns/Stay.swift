@_spi(Facades) internal import Usher

/// A manager's turns with one presenter, which uses an app-drawn overlay for each task.
@MainActor
final class Stay {
  private weak var presenter: Presenter?
  /// The numbers of the pending tasks requested with this presenter.
  private var asked: Set<Int> = []
  private var handles: [Int: PresentationHandle] = [:]
  /// Queues a task with a different presenter.
  private let lose: (Int, Popup.Manager) -> Void

  /// Creates a stay with a presenter.
  ///
  /// If the presenter's lane for tasks isn't configured yet, it is configured here.
  ///
  /// - Parameters:
  ///   - presenter: The presenter that determines the turns. It isn't retained.
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

  /// Whether the manager has no pending tasks with this presenter.
  var isEmpty: Bool { asked.isEmpty }

  /// Whether the interval after the last task still delays the next task.
  var isInGap: Bool { presenter?.isInGap(Popup.lane) ?? false }

  /// Whether the stay belongs to `other`.
  func isWith(_ other: Presenter) -> Bool { presenter === other }

  /// Requests a turn for a task.
  ///
  /// The turn can start before the call returns.
  func ask(for number: Int, of manager: Popup.Manager) {
    guard let presenter else { return }
    let (sum, overflow) = 500.addingReportingOverflow(manager.priority(of: number))
    let turn = Overlay.external.queue(Popup.lane).priority(Priority(overflow ? .max : sum))
      .condition { manager.offer(number) }
      .willPresent { [self] in
        // The gap is set here already, because the screen may dismiss the task and doesn't know the
        // manager's interval.
        setGap(manager.gap)
        manager.begin(number)
      }
      .willDismiss { manager.beginLeaving(number) }
      .didDismiss { [self] in end(number, .dismissed($0), of: manager) }
    asked.insert(number)
    let handle = presenter.present(turn)
    guard asked.contains(number) else {
      // The task was shown and resigned during the call.
      handle.dismiss()
      return
    }
    handles[number] = handle
    // A presenter calls no callback if it refuses the request or is released.
    Task { end(number, await handle.outcome, of: manager) }
  }

  /// Ends the turn of a dismissed task, and starts a gap before the next turn.
  func giveBack(_ number: Int, gap: Gap) {
    let handle = handles[number]
    forget(number)
    setGap(gap)
    handle?.dismiss()
  }

  /// Calls `act` when the presenter has performed its earlier work.
  ///
  /// If the presenter was released, the call does nothing.
  func inOrder(_ act: @escaping @MainActor () -> Void) { presenter?.inOrder(act) }

  /// Sets the lane's gap after the current task.
  ///
  /// It is set for each task, because several managers can share the lane.
  private func setGap(_ gap: Gap) {
    presenter?.changeGuest(Popup.lane) { $0.gap = gap }
  }

  /// Receives the end of a request.
  ///
  /// Only the first call for each request has an effect.
  private func end(_ number: Int, _ outcome: Outcome, of manager: Popup.Manager) {
    guard asked.contains(number) else { return }
    switch outcome {
    case .dismissed(.hostClosed), .refused(.hostClosed):
      // If the presenter was released, it ends all its requests and reports them in the order of
      // arrival.
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
