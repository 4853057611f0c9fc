internal import Usher

/// The turns of a manager without a screen, taken on the caller's thread.
struct TurnsAlone: Turns {
  private let turns: OwnTurns

  init(_ turns: OwnTurns) {
    self.turns = turns
  }

  var isInGap: Bool { turns.isInGap }

  func ask(for number: Int, of manager: Popup.Manager) {
    turns.ask(for: number, priority: manager.priority(of: number), taker: manager)
  }

  func resign(_ number: Int, of manager: Popup.Manager) {
    manager.finish(number)
  }

  func giveBack(_ number: Int, gap: Gap, of manager: Popup.Manager) {
    turns.giveBack(number, gap: gap, taker: manager)
  }
}
