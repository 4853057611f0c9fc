import Scripts
import Usher

/// A step of a script about changes that can be undone.
enum UndoStep: ScriptStep {
  case change(Terms)
  /// The Undo button is pressed.
  case undo
  /// The message's close button is pressed.
  case close
  /// A slow commit ends.
  case finish(Int, succeeds: Bool)
  /// Escape is pressed, if only one overlay is usable.
  case escape
  /// The app dismisses one of the shown overlays.
  case dismiss(Int)
  /// The task of a call is canceled.
  case cancel(Int)
  /// Another overlay displaces the message, unless a question is shown.
  case displace(restores: Bool)
  /// Another overlay waits for the message's place.
  case queueOther
  case dismissOther
  /// The app asks a question, unless a question is shown.
  case ask
  case answer
  /// The user's timeout scale doubles, up to 4.
  case doubleTimeoutScale
  /// The user's timeout scale becomes endless or normal, unless it was doubled.
  case endlessTimeoutScale(Bool)
  case screenReader(Bool)
  /// The device sleeps.
  case sleep(Int)
  /// A finger touches the Undo button, if only one overlay is usable.
  case touch
  case lift(presses: Bool)
  /// The app enters the background and returns.
  case leaveAndReturn
  case quit
  case closeWindow

  struct Terms {
    let name: String
    let count: Int
    let time: Int
    let whenAbandoned: UndoAbandonPolicy
    /// Whether the commit continues until a step ends it.
    let takesLong: Bool
    /// Whether the app is in the background when the change is made.
    let isUnseen: Bool
  }

  static func random(_ random: inout SplitMix) -> UndoStep {
    switch random.int(in: 0...43) {
    case 0...13:
      .change(
        Terms(
          name: random.pick("A", "A", "A", "B"), count: random.int(in: 1...2),
          time: random.pick(500, 500, 1000, 1000, 1000, 2000, 2000, 0),
          whenAbandoned: random.pick(.commits, .undoes), takesLong: random.chance(2, outOf: 3),
          isUnseen: random.chance(1, outOf: 20)))
    case 14, 15: .undo
    case 16: .close
    case 17...22: .finish(random.int(in: 0...1), succeeds: random.chance(1, outOf: 3))
    case 23: .escape
    case 24: .dismiss(random.int(in: 0...1))
    case 25: .cancel(random.int(in: 0...3))
    case 26, 27: .displace(restores: random.chance(2, outOf: 3))
    case 28: .queueOther
    case 29, 30: .dismissOther
    case 31: .ask
    case 32: .answer
    case 33: .doubleTimeoutScale
    case 34, 35: .endlessTimeoutScale(random.chance(1, outOf: 2))
    case 36, 37: .screenReader(random.chance(1, outOf: 2))
    case 38: .sleep(50 * random.int(in: 1...40))
    case 39: .touch
    case 40, 41: .lift(presses: random.chance(1, outOf: 2))
    default:
      random.pick(
        .leaveAndReturn, .quit, .undo, .ask, .answer,
        random.chance(1, outOf: 2) ? .closeWindow : .escape)
    }
  }
}
