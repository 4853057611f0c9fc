import Scripts
import Usher

/// A step of a script in which the user leaves and returns to an app.
enum BackgroundDeliveryStep: ScriptStep {
  /// The app becomes active or inactive.
  case setActive(Bool)
  /// The window becomes visible or invisible.
  case setVisible(Bool)
  /// The app sets the minimum priority for system notifications.
  case notify(from: Int?)
  case present(Terms)
  /// The app sets new or unchanged text for a request.
  case change(Int, word: String)
  case dismiss(Int)
  /// The button of a notification is pressed, possibly after its withdrawal.
  case pressNotification(number: Int)
  /// The button of a shown overlay is pressed.
  case press(Int)
  case keepQuiet(length: Int?)
  case endQuiet(Int)
  case closeWindow

  struct Terms {
    let word: String
    let lifetime: Int?
    let priority: Int
    let delay: Int
    let hasButton: Bool
    let isPrivate: Bool
  }

  static func random(_ random: inout SplitMix) -> BackgroundDeliveryStep {
    switch random.int(in: 0...29) {
    case 0...3: .setActive(false)
    case 4, 5: .setActive(true)
    case 6: .setVisible(false)
    case 7, 8: .setVisible(true)
    case 9, 10: .notify(from: random.pick(nil, 0, 1, 1))
    case 11...17:
      .present(
        Terms(
          word: random.pick("old", "old", "new"), lifetime: random.pick(nil, nil, 500, 1000, 2000),
          priority: random.pick(0, 1, 1), delay: random.pick(0, 0, 0, 300, 1000),
          hasButton: random.chance(1, outOf: 2), isPrivate: random.chance(1, outOf: 5)))
    case 18...20: .change(random.int(in: 0...5), word: random.pick("old", "new"))
    case 21...23: .dismiss(random.int(in: 0...5))
    case 24, 25: .pressNotification(number: random.int(in: 1...2))
    case 26: .press(random.int(in: 0...1))
    case 27: .keepQuiet(length: random.pick(nil, 500, 1000))
    case 28: .endQuiet(random.int(in: 0...1))
    default: random.chance(1, outOf: 4) ? .closeWindow : .setActive(false)
    }
  }
}
