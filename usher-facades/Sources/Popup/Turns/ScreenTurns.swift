@_spi(Facades) internal import Usher

/// The turns of a manager that shares the screen, all taken on the main actor.
///
/// Until a presenter exists, the tasks take turns only among themselves. Afterward, the presenter
/// determines the turns. If the presenter's window closes, the waiting tasks wait for the next
/// presenter.
final class ScreenTurns: Turns {
  private let orders = Atomic<ArraySlice<Order>>([])
  private let alone: OwnTurns
  @MainActor private var place = Place.alone
  /// The numbers of the tasks that wait for a presenter.
  @MainActor private var parked: [Int] = []

  private enum Order: Sendable {
    case ask(Int)
    case resign(Int)
  }

  /// The current source of turns.
  private enum Place {
    case alone
    case screen(Stay)
    /// The last window has closed, and no other presenter exists yet.
    case nowhere
  }

  init(alone: OwnTurns) {
    self.alone = alone
  }

  var isInGap: Bool {
    guard MainQueue.isCurrent else { return false }
    return MainActor.assumeIsolated {
      switch place {
      case .alone: alone.isInGap
      case .screen(let stay): stay.isInGap
      case .nowhere: false
      }
    }
  }

  func ask(for number: Int, of manager: Popup.Manager) {
    perform(.ask(number), of: manager)
  }

  func resign(_ number: Int, of manager: Popup.Manager) {
    perform(.resign(number), of: manager)
  }

  func giveBack(_ number: Int, gap: Gap, of manager: Popup.Manager) {
    // Tasks are only called on the main actor, and therefore only end there.
    MainActor.assumeIsolated {
      switch place {
      case .alone: alone.giveBack(number, gap: gap, taker: guest(of: manager))
      case .screen(let stay): stay.giveBack(number, gap: gap)
      case .nowhere: break
      }
    }
  }

  /// The default presenter, or the first open presenter if the default presenter has closed.
  @MainActor private static var presenter: Presenter? {
    guard let presenter = Presenter.default, !presenter.isClosed else { return Presenter.all.first }
    return presenter
  }

  /// Performs `order` immediately if the caller runs on the main queue.
  ///
  /// Otherwise, the order is performed soon, after the orders of earlier calls.
  private func perform(_ order: Order, of manager: Popup.Manager) {
    let isFirst = orders.withLock { orders in
      orders.append(order)
      return orders.count == 1
    }
    if MainQueue.isCurrent {
      MainActor.assumeIsolated { perform(of: manager) }
    } else if isFirst {
      Task { @MainActor in perform(of: manager) }
    }
  }

  @MainActor private func perform(of manager: Popup.Manager) {
    // Performed one at a time, because a called task can add orders, which are performed afterward.
    var rest = orders.withLock { $0.count }
    while rest > 0, let order = orders.withLock({ $0.popFirst() }) {
      rest -= 1
      switch order {
      case .ask(let number): seat(number, of: manager)
      case .resign(let number): finish(number, of: manager)
      }
    }
    // If other threads have added more orders, they must not block the main actor.
    guard rest == 0, !orders.withLock({ $0.isEmpty }) else { return }
    Task { @MainActor in perform(of: manager) }
  }

  /// Ends a resigned task.
  ///
  /// On a screen, it ends in order with the presenter's other work.
  @MainActor private func finish(_ number: Int, of manager: Popup.Manager) {
    switch place {
    case .alone, .nowhere: manager.finish(number)
    case .screen(let stay): stay.inOrder { manager.finish(number) }
    }
  }

  /// Requests a turn for a task at the current place.
  @MainActor private func seat(_ number: Int, of manager: Popup.Manager) {
    switch place {
    case .alone:
      alone.ask(
        for: number, priority: manager.priority(of: number), taker: guest(of: manager))
    case .screen(let stay):
      guard stay.isOpen else {
        park(number, of: manager)
        return
      }
      // Two presenters must not show tasks of the same manager at the same time.
      if stay.isEmpty, let other = Self.presenter, !stay.isWith(other) {
        move(to: other, with: number, of: manager)
      } else {
        stay.ask(for: number, of: manager)
      }
    case .nowhere: parked.append(number)
    }
  }

  /// Stores a task until the next presenter exists.
  @MainActor private func park(_ number: Int, of manager: Popup.Manager) {
    place = .nowhere
    parked.append(number)
    if let presenter = Self.presenter { return arrive(at: presenter, of: manager) }
    Presenter.withDefault { [self] presenter in arrive(at: presenter, of: manager) }
  }

  /// Queues the stored tasks with `presenter` if the manager has no screen.
  @MainActor private func arrive(at presenter: Presenter, of manager: Popup.Manager) {
    guard case .nowhere = place else { return }
    place = .screen(stay(with: presenter))
    let arriving = manager.inOrder(Set(parked))
    parked = []
    for number in arriving { seat(number, of: manager) }
  }

  /// Moves the manager's turns to `presenter`, starting with the task `number`.
  @MainActor private func move(to presenter: Presenter, with number: Int, of manager: Popup.Manager)
  {
    let stay = stay(with: presenter)
    place = .screen(stay)
    stay.ask(for: number, of: manager)
  }

  @MainActor private func stay(with presenter: Presenter) -> Stay {
    Stay(with: presenter) { [weak self] number, manager in self?.seat(number, of: manager) }
  }

  private func guest(of manager: Popup.Manager) -> Guest {
    Guest(manager: manager, turns: self)
  }

  /// Moves a task to a screen if there is one, and returns whether the task moved.
  ///
  /// This is called for a task whose turn came while its manager had no screen. A task that moves
  /// is already queued on the screen when this method returns.
  @MainActor fileprivate func leavesHome(_ number: Int, of manager: Popup.Manager) -> Bool {
    switch place {
    case .alone:
      guard let presenter = Self.presenter else { return false }
      move(to: presenter, with: number, of: manager)
    case .screen, .nowhere: seat(number, of: manager)
    }
    return true
  }
}

/// A manager that takes turns without a screen until a presenter exists.
private final class Guest: TurnTaker {
  private let manager: Popup.Manager
  private let turns: ScreenTurns

  init(manager: Popup.Manager, turns: ScreenTurns) {
    self.manager = manager
    self.turns = turns
  }

  func offer(_ number: Int) -> Bool {
    // Turns are offered in order, so the tasks are queued on the screen in the same order.
    let hasLeft = MainActor.assumeIsolated { turns.leavesHome(number, of: manager) }
    return !hasLeft && manager.offer(number)
  }

  func begin(_ number: Int) {
    manager.begin(number)
  }
}
