import Scripts
import Usher

/// A step of a script about work.
enum WorkStep: ScriptStep {
  /// Work starts, with the name of earlier work or with a new name.
  case begin(Terms, again: Int?)
  /// Running work ends.
  case finish(Int, succeeds: Bool)
  /// A shown Retry button is pressed.
  case retry(Int)
  /// Escape is pressed, if only one overlay is usable.
  case escape
  /// The app dismisses one of the shown overlays.
  case dismiss(Int)
  /// The task of a call is canceled.
  case cancel(Int)
  /// Another overlay displaces the work's overlay for a while.
  case displace(lifetime: Int?)
  case closeWindow

  struct Terms {
    let dismissPolicy: WorkDismissPolicy
    let grace: Int
    let least: Int
    let saysEnd: Bool
    let offersRetry: Bool
  }

  static func random(_ random: inout SplitMix) -> WorkStep {
    switch random.int(in: 0...27) {
    case 0...6:
      .begin(
        Terms(
          dismissPolicy: random.pick(.cancelsWork, .continueWork, .notDismissible),
          grace: random.pick(0, 300, 300), least: random.pick(0, 500, 500, 1000),
          saysEnd: random.chance(3, outOf: 4), offersRetry: random.chance(2, outOf: 3)),
        again: random.pick(nil, nil, random.int(in: 0...2)))
    case 7...12: .finish(random.int(in: 0...2), succeeds: random.chance(1, outOf: 3))
    case 13...17: .retry(random.int(in: 0...1))
    case 18...20: .escape
    case 21, 22: .dismiss(random.int(in: 0...1))
    case 23: .cancel(random.int(in: 0...3))
    case 24...26: .displace(lifetime: random.pick(nil, 300, 500))
    default: random.chance(1, outOf: 6) ? .closeWindow : .finish(0, succeeds: false)
    }
  }
}
