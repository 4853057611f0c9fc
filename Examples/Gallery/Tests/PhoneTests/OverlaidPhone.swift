#if GTK
import UIKitPhone
import Testing
import UIKit
import Usher
import UsherUIKit

/// A phone with an empty app, and the visible and announced texts of its overlays.
@MainActor
struct OverlaidPhone {
  let device = Device { UIViewController() }

  var screen: Screen { device.screens[0] }
  var presenter: Presenter { Presenter.attached(to: screen.scene) }

  /// The visible texts, line by line, from left to right.
  var seen: [String] { labels.map(\.text) }

  private var labels: [Label] {
    screen.scene.windows.flatMap { labels(in: $0) }.sorted { $0.isBefore($1) }
  }

  /// The texts announced to VoiceOver, in order.
  var spoken: [String] {
    World.current.accessibilityPosts.filter { $0.notification == .announcement }
      .compactMap { $0.text }
  }

  /// A visible text, with the center of its label.
  private struct Label {
    let text: String
    let place: CGPoint

    func isBefore(_ other: Label) -> Bool {
      let isOnOneLine = abs(place.y - other.place.y) < 2
      return isOnOneLine ? place.x < other.place.x : place.y < other.place.y
    }
  }

  private func labels(in view: UIView) -> [Label] {
    guard !view.isHidden, view.alpha > 0.01 else { return [] }
    let others = view.subviews.flatMap { labels(in: $0) }
    guard let text = (view as? UILabel)?.text, !text.isEmpty else { return others }
    let middle = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    let isOnScreen = CGRect(origin: .zero, size: screen.size).contains(middle)
    return others + (isOnScreen ? [Label(text: text, place: middle)] : [])
  }

  /// Taps the first label with a text, and waits for a second.
  func tap(_ text: String) throws {
    tap(at: try place(of: text))
  }

  /// Returns the center of the first label with a text.
  func place(of text: String) throws -> CGPoint {
    try #require(labels.first { $0.text == text }, "“\(text)” is not on the screen").place
  }

  /// Taps a point, and waits for a second.
  func tap(at place: CGPoint) {
    screen.finger.touch(at: place)
    screen.finger.lift()
    device.pass(1)
  }

  /// Taps the text field of an overlay, so that the keyboard appears.
  func tapField() throws {
    func fields(in view: UIView) -> [UITextField] {
      ((view as? UITextField).map { [$0] } ?? []) + view.subviews.flatMap(fields)
    }
    let field = try #require(screen.scene.windows.flatMap(fields).first)
    tap(at: field.convert(CGPoint(x: field.bounds.midX, y: field.bounds.midY), to: nil))
  }

  /// Presses keys of the on-screen keyboard.
  func press(_ keys: [OnScreenKeyboard.Key]) throws {
    for key in keys {
      let frame = try #require(screen.keyboard.keys.first { $0.key == key }).frame
      tap(at: CGPoint(x: frame.midX, y: frame.midY))
    }
  }

  /// Swipes an overlay off the screen, using a quick upward movement from a text.
  func flick(_ text: String) throws {
    let place = try place(of: text)
    screen.finger.touch(at: place)
    for step in 1...4 {
      device.pass(1.0 / 60)
      screen.finger.move(to: CGPoint(x: place.x, y: place.y - Double(step) * 20))
    }
    device.pass(1.0 / 60)
    screen.finger.lift()
    device.pass(1)
  }
}
#endif
