internal import Usher

/// A manager's tasks with one presenter, where they take turns as overlays that the app draws.
@MainActor
final class Stay {
  private weak var presenter: Presenter?
  /// Those that were asked for here and have not ended, and their requests once those are known.
  private var asked: Set<Int> = []
  private var handles: [Int: PresentationHandle] = [:]
  /// Lets a task wait elsewhere.
  private let lose: (Int, Popup.Manager) -> Void

  /// Begins to take turns with a presenter.
  ///
  /// - Parameters:
  ///   - presenter: Who decides.
  ///   - lose: Called for each one that waits when the presenter's window has closed.
  init(with presenter: Presenter, lose: @escaping (Int, Popup.Manager) -> Void) {
    self.presenter = presenter
    self.lose = lose
    if !presenter.knowsGuest(Popup.lane) { presenter.configureGuest(Popup.lane, LaneSettings()) }
  }

  /// Whether its window is open.
  var isOpen: Bool { presenter.map { !$0.isClosed } ?? false }

  /// Whether no task is there.
  var isEmpty: Bool { asked.isEmpty }

  /// Whether nothing new is shown because a task has just gone.
  var isInGap: Bool { presenter?.isInGap(Popup.lane) ?? false }

  /// Whether it is with this presenter.
  func isWith(_ other: Presenter) -> Bool { presenter === other }

  /// Asks for a turn for a task, which may come before this returns.
  func ask(for number: Int, of manager: Popup.Manager) {
    guard let presenter else { return }
    let (sum, overflow) = 500.addingReportingOverflow(manager.priority(of: number))
    let overlay = Overlay(
      lane: Popup.lane, priority: Priority(overflow ? .max : sum), lifetime: .untilDismissed)
    let lifecycle = Lifecycle(
      shouldPresent: { manager.offer(number) },
      willPresent: { [self] in
        // As it may be the screen that sends the task away, which knows nothing of intervals.
        setGap(manager.gap)
        manager.begin(number)
      },
      willDismiss: { manager.beginLeaving(number) },
      didDismiss: { [self] in end(number, .dismissed($0), of: manager) })
    asked.insert(number)
    let handle = presenter.presentExternally(overlay, lifecycle: lifecycle)
    guard asked.contains(number) else {
      // It has come and resigned within the call.
      handle.dismiss()
      return
    }
    handles[number] = handle
    // A presenter that refuses, or goes away itself, calls nobody.
    Task { end(number, await handle.outcome, of: manager) }
  }

  /// Takes back the turn of a task that has gone; the next one comes after `gap`.
  func giveBack(_ number: Int, gap: Gap) {
    let handle = handles[number]
    forget(number)
    setGap(gap)
    handle?.dismiss()
  }

  /// Does something in order with everything else that happens there.
  func inOrder(_ act: @escaping @MainActor () -> Void) { presenter?.inOrder(act) }

  /// Says how long nothing is shown after the task that has the turn; managers may share the lane.
  private func setGap(_ gap: Gap) {
    presenter?.changeGuest(Popup.lane) { $0.gap = gap }
  }

  /// A request has ended; what follows is done once.
  private func end(_ number: Int, _ outcome: Outcome, of manager: Popup.Manager) {
    guard asked.contains(number) else { return }
    switch outcome {
    case .dismissed(.hostClosed), .refused(.hostClosed):
      // A presenter that goes away has ended all of them, and tells of one after the other by arrival.
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
