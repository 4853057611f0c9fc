import Scripts
import Usher

/// A step of a script about tours.
enum TourAct: ScriptStep {
  case begin([Stop])
  /// A button of the front tour is pressed.
  case press(String)
  /// Return is pressed in the front tour.
  case returnKey
  /// Escape is pressed, if only one overlay is usable.
  case escape
  /// The app dismisses one of the shown overlays.
  case dismiss(Int)
  /// The task of a tour is canceled.
  case cancel(Int)
  /// An anchor appears or is removed.
  case place(Int)
  case remove(Int)
  /// A preparation returns.
  case prepared(Int)
  /// Another overlay displaces a tour, unless a question is shown.
  case displace(restores: Bool)
  /// Another overlay waits for a tour's place.
  case queueOther
  case dismissOther
  /// The app asks a question, unless a question is shown.
  case ask
  case answer
  case closeWindow

  /// A step of a tour.
  struct Stop {
    /// The anchor, or `nil` for the center of the window.
    var anchor: Int?
    var isBlank = false
    var prepares = false
  }

  static func random(_ random: inout SplitMix) -> TourAct {
    switch random.int(in: 0...43) {
    case 0...4: .begin(stops(&random))
    case 5...14: .press("Next")
    case 15...20: .press("Back")
    case 21: .press("Skip")
    case 22: .press("Done")
    case 23: .returnKey
    case 24: .escape
    case 25: .dismiss(random.int(in: 0...1))
    case 26: .cancel(random.int(in: 0...2))
    case 27...29: .place(random.int(in: 0...2))
    case 30...33: .remove(random.int(in: 0...2))
    case 34...36: .prepared(random.int(in: 0...1))
    case 37, 38: .displace(restores: random.chance(2, outOf: 3))
    case 39: .queueOther
    case 40: .dismissOther
    case 41: .ask
    case 42: .answer
    default: random.chance(1, outOf: 6) ? .closeWindow : .answer
    }
  }

  /// Returns random steps, some with anchors and some with a preparation.
  private static func stops(_ random: inout SplitMix) -> [Stop] {
    let (isAnchored, prepares) = (random.chance(3, outOf: 4), random.chance(1, outOf: 3))
    return (0..<random.pick(0, 1, 2, 3, 4, 5, 5, 6)).map { _ in
      Stop(
        anchor: isAnchored ? random.pick(nil, 0, 1, 2) : nil,
        isBlank: random.chance(1, outOf: 8),
        prepares: prepares && random.chance(1, outOf: 2))
    }
  }
}
