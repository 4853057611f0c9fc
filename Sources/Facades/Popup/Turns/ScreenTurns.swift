internal import Usher

/// The turns of a manager that shares the screen, all of them on the main actor.
///
/// As long as there has been no presenter, its tasks take turns alone; as soon as there is one, the next
/// turn is taken there. When its window closes, who waits waits for the next presenter.
final class ScreenTurns: Turns {
  private let orders = Atomic<ArraySlice<Order>>([])
  private let alone: OwnTurns
  @MainActor private var place = Place.alone
  /// Those that wait for a presenter.
  @MainActor private var parked: [Int] = []

  private enum Order: Sendable {
    case ask(Int)
    case resign(Int)
  }

  /// Where the tasks take their turns now.
  private enum Place {
    case alone
    case screen(Stay)
    /// The last window has closed, and there is no other presenter yet.
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
    take(.ask(number), of: manager)
  }

  func resign(_ number: Int, of manager: Popup.Manager) {
    take(.resign(number), of: manager)
  }

  func giveBack(_ number: Int, gap: Gap, of manager: Popup.Manager) {
    // Tasks are called, and so end, on the main actor alone.
    MainActor.assumeIsolated {
      switch place {
      case .alone: alone.giveBack(number, gap: gap, taker: guest(of: manager))
      case .screen(let stay): stay.giveBack(number, gap: gap)
      case .nowhere: break
      }
    }
  }

  /// The default presenter, or where its window has closed the first one whose has not.
  @MainActor private static var presenter: Presenter? {
    guard let presenter = Presenter.default, !presenter.isClosed else { return Presenter.all.first }
    return presenter
  }

  /// Does what is asked at once where the main actor is free for it, and otherwise soon, in order.
  private func take(_ order: Order, of manager: Popup.Manager) {
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
    // One by one, since a task that is called may ask for more, which then comes after these.
    var rest = orders.withLock { $0.count }
    while rest > 0, let order = orders.withLock({ $0.popFirst() }) {
      rest -= 1
      switch order {
      case .ask(let number): seat(number, of: manager)
      case .resign(let number): finish(number, of: manager)
      }
    }
    // What other threads have asked for meanwhile must not keep the main actor from everything else.
    guard rest == 0, !orders.withLock({ $0.isEmpty }) else { return }
    Task { @MainActor in perform(of: manager) }
  }

  /// Lets a task go that has resigned; on a screen nothing else happens before it has gone.
  @MainActor private func finish(_ number: Int, of manager: Popup.Manager) {
    switch place {
    case .alone, .nowhere: manager.finish(number)
    case .screen(let stay): stay.inOrder { manager.finish(number) }
    }
  }

  /// Lets a task wait for its turn where they are taken now.
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
      // Two presenters must not show tasks of one manager at the same time.
      if stay.isEmpty, let other = Self.presenter, !stay.isWith(other) {
        move(to: other, with: number, of: manager)
      } else {
        stay.ask(for: number, of: manager)
      }
    case .nowhere: parked.append(number)
    }
  }

  /// Lets a task wait for the next presenter.
  @MainActor private func park(_ number: Int, of manager: Popup.Manager) {
    place = .nowhere
    parked.append(number)
    if let presenter = Self.presenter { return arrive(at: presenter, of: manager) }
    Presenter.withDefault { [self] presenter in arrive(at: presenter, of: manager) }
  }

  /// Lets those that wait for a presenter take their turns with this one.
  @MainActor private func arrive(at presenter: Presenter, of manager: Popup.Manager) {
    guard case .nowhere = place else { return }
    place = .screen(stay(with: presenter))
    let arriving = manager.inOrder(Set(parked))
    parked = []
    for number in arriving { seat(number, of: manager) }
  }

  /// Lets a task be the first to wait with another presenter.
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

  /// Whether a task whose turn has come where there was no screen is to take it on one instead.
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

/// Who takes turns alone only until there is a screen.
private final class Guest: TurnTaker {
  private let manager: Popup.Manager
  private let turns: ScreenTurns

  init(manager: Popup.Manager, turns: ScreenTurns) {
    self.manager = manager
    self.turns = turns
  }

  func offer(_ number: Int) -> Bool {
    // One after the other is offered its turn, so they arrive there in their order.
    let hasLeft = MainActor.assumeIsolated { turns.leavesHome(number, of: manager) }
    return !hasLeft && manager.offer(number)
  }

  func begin(_ number: Int) {
    manager.begin(number)
  }
}
