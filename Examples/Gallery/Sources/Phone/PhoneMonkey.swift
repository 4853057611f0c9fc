#if GTK
internal import GalleryModel
internal import Foundation
internal import UIKitPhone
internal import UIKit
internal import Usher
internal import UsherUIKit

/// A monkey that randomly taps, drags and types on the phone, using the real pointer and real keys.
///
/// The same seed gives the same actions. Each action is printed before it is performed, so that it
/// is known after a crash. At the end, every request must have ended.
@MainActor
struct PhoneMonkey {
  private let window: PhoneWindow
  private let hand: Hand
  private var numbers: SeededNumbers

  init(window: PhoneWindow, seed: UInt64) {
    self.window = window
    hand = Hand(window: window)
    numbers = SeededNumbers(seed: seed)
  }

  private static let keys = [
    "Tab", "Tab", "shift+Tab", "Escape", "Return", "space", "Up", "Down", "a", "BackSpace",
  ]

  /// Performs a number of actions, and returns whether every request has ended afterward.
  mutating func run(actions: Int) -> Bool {
    hand.wait(1)
    for number in 1...max(actions, 1) {
      guard let screen = window.device.screens.first else { return false }
      let (place, end) = (point(in: screen.size), point(in: screen.size))
      switch numbers.next() % 10 {
      case ..<5:
        say(number, "tap at \(place)")
        hand.tap(at: place)
      case ..<8:
        say(number, "drag from \(place) to \(end)")
        hand.drag(from: place, to: end, seconds: 0.1)
      default:
        let key = Self.keys[Int(numbers.next() % UInt64(Self.keys.count))]
        say(number, "key \(key)")
        hand.press(key)
      }
    }
    return endAll()
  }

  /// Dismisses all overlays until no more appear.
  ///
  /// Returns whether all were removed.
  private func endAll() -> Bool {
    let presenters = window.device.screens.map { Presenter.attached(to: $0.scene) }
    func isBusy(_ presenter: Presenter) -> Bool {
      !presenter.shown.isEmpty || presenter.waitingCount > 0
    }
    // A demo may request more overlays while it ends.
    for _ in 0..<100 where presenters.contains(where: isBusy) {
      for presenter in presenters { presenter.dismissAll() }
      hand.wait(0.1)
    }
    for presenter in presenters where isBusy(presenter) { print(presenter.explain()) }
    return !presenters.contains(where: isBusy)
  }

  private func say(_ number: Int, _ words: String) {
    print("\(number): \(words)")
    fflush(nil)
  }

  /// Chooses a point on the screen, in whole points.
  private mutating func point(in size: CGSize) -> CGPoint {
    CGPoint(
      x: CGFloat(numbers.next() % UInt64(size.width)),
      y: CGFloat(numbers.next() % UInt64(size.height)))
  }
}
#endif
