import Scripts
import Usher

/// A step of a script about a history, with messages *Tn*, some of which have the button *OK*.
enum HistoryStep: ScriptStep {
  case present(Terms)
  /// A message displaces the shown message, unless a list is shown.
  case displace(Terms, restores: Bool)
  /// The app changes a message's content.
  case update(Int, isPrivate: Bool)
  /// The app dismisses one of the shown overlays.
  case dismiss(Int)
  case dismissWaiting
  /// A message's button is pressed, or a row's button if a list is shown.
  case press(Int)
  /// Escape is pressed, if only one overlay is usable.
  case escape
  case activate(Bool)
  case limit(Int)
  case clear
  case markSeen
  case openList
  case closeList
  case clearInList
  case restoreInList
  case choose(missed: Bool)
  case search(String)
  /// The app releases a handle.
  case release(Int)
  /// The presenter gets a new history, unless a list is shown.
  case beginAnew
  case closeWindow

  struct Terms {
    let name: String
    let lifetime: Int?
    let identity: IdentityPolicy
    let hasButton: Bool
    let isPrivate: Bool
  }

  static func random(_ random: inout SplitMix) -> HistoryStep {
    switch random.int(in: 0...53) {
    case 0...12: .present(terms(&random))
    case 13, 14: .displace(terms(&random), restores: random.chance(1, outOf: 2))
    case 15, 16: .update(random.int(in: 0...3), isPrivate: random.chance(1, outOf: 6))
    case 17...20: .dismiss(random.int(in: 0...1))
    case 21: .dismissWaiting
    case 22...25: .press(random.int(in: 0...2))
    case 26: .escape
    case 27, 28: .activate(random.chance(2, outOf: 3))
    case 29...31: .limit(random.int(in: -1...3))
    case 32: .clear
    case 33: .markSeen
    case 34...37: .openList
    case 38, 39: .closeList
    case 40...43: .clearInList
    case 44...47: .restoreInList
    case 48, 49: .choose(missed: random.chance(1, outOf: 2))
    case 50: .search(random.pick("", "t1", "2", "OK t"))
    case 51: .release(random.int(in: 0...3))
    case 52: .beginAnew
    default: random.chance(1, outOf: 3) ? .closeWindow : .openList
    }
  }

  private static func terms(_ random: inout SplitMix) -> Terms {
    Terms(
      name: random.pick("A", "B", "C"), lifetime: random.pick(nil, 100, 300, 1000, 1000, 2000),
      identity: random.pick(.allow, .allow, .updateInPlace, .ignore),
      hasButton: random.chance(1, outOf: 2), isPrivate: random.chance(1, outOf: 10))
  }
}
