#if GTK && UIKIT_STAND_IN
public import UIKit

/// A pointer that acts as one or two fingers on a screen.
///
/// Movements are collected and sent once per frame, as on a touch screen.
@MainActor
public final class Finger {
  private unowned let screen: Screen
  private var contact = Contact.lifted

  private enum Contact {
    case lifted
    /// On the app, with one touch or two, and the places since the last frame.
    case onApp([UITouch], places: [CGPoint])
    /// On the on-screen keyboard.
    case onKey(OnScreenKeyboard.Key)
    /// On the home screen.
    case onHomeScreen
  }

  init(screen: Screen) {
    self.screen = screen
  }

  /// The places of all fingers that are down on the app.
  public var places: [CGPoint] {
    guard case .onApp(let touches, let places) = contact, let last = places.last else { return [] }
    return touches.count > 1 ? [last, twin(of: last)] : [last]
  }

  /// Places the finger on the screen, with a second finger on the opposite side of the screen's
  /// middle if `hasTwin` is true.
  public func touch(at place: CGPoint, withTwin hasTwin: Bool = false) {
    lift()
    guard screen.showsApp else { return contact = .onHomeScreen }
    if let key = screen.keyboard.key(at: place) { return contact = .onKey(key) }
    // The keyboard covers the app.
    guard !screen.keyboard.covers(place) else { return }
    let places = hasTwin ? [place, twin(of: place)] : [place]
    contact = .onApp(places.map { StandIn.touchDown(at: $0, in: screen.scene) }, places: [place])
    screen.device?.followFocus()
  }

  /// Moves the finger.
  ///
  /// The app receives the movement with the next frame.
  public func move(to place: CGPoint) {
    guard case .onApp(let touches, let places) = contact else { return }
    contact = .onApp(touches, places: places + [place])
  }

  /// Sends the movements since the last frame.
  func sendMoves() {
    guard case .onApp(let touches, let places) = contact, places.count > 1,
      let last = places.last
    else { return }
    contact = .onApp(touches, places: [last])
    let between = Array(places.dropFirst().dropLast())
    for (touch, isTwin) in zip(touches, [false, true]) {
      StandIn.move(
        touch, to: isTwin ? twin(of: last) : last,
        coalesced: isTwin ? between.map(twin(of:)) : between)
    }
  }

  /// Lifts the finger, or both.
  public func lift() {
    sendMoves()
    let former = contact
    contact = .lifted
    switch former {
    case .lifted: break
    case .onApp(let touches, _): for touch in touches { StandIn.lift(touch) }
    case .onKey(let key): screen.keyboard.press(key)
    case .onHomeScreen: screen.device?.openApp()
    }
    screen.device?.followFocus()
  }

  private func twin(of place: CGPoint) -> CGPoint {
    CGPoint(x: screen.size.width - place.x, y: screen.size.height - place.y)
  }
}
#endif
