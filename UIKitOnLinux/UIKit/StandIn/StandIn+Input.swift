import Foundation

extension StandIn {
  /// Begins a touch of type `type` in a scene, at `point` in the scene's coordinates.
  ///
  /// The frontmost window with a view at the point receives the touch, and becomes key before that
  /// if it can (<https://developer.apple.com/forums/thread/667958>). An inactive scene receives no
  /// touches.
  @discardableResult
  public static func touchDown(
    at point: CGPoint, in scene: UIWindowScene, type: UITouch.TouchType = .direct
  ) -> UITouch {
    let touch = UITouch()
    touch.type = type
    touch.timestamp = now
    let event = UIEvent()
    event.timestamp = now
    guard !isBusy, scene.activationState == .foregroundActive,
      let (window, view) = target(at: point, in: scene, event)
    else { return touch }
    touch.window = window
    touch.target = view
    window.makeKey()
    touch.point = window.layer.convert(point, from: nil)
    touch.previousPoint = touch.point
    touch.tapCount = tapCount(at: point)
    let dispatch = World.current.dispatch
    dispatch.adopt(touch, event)
    send(touch, event)
    return touch
  }

  /// Moves a touch to `point` in the scene's coordinates, through the `coalesced` points that the
  /// screen measured since the last event.
  public static func move(
    _ touch: UITouch, to point: CGPoint, coalesced: [CGPoint] = []
  ) {
    guard let window = touch.window, !touch.isOver else { return }
    let event = UIEvent()
    let before = touch.timestamp
    let places = coalesced + [point]
    event.coalesced[touch] = places.enumerated().map { index, place in
      let share = Double(index + 1) / Double(places.count)
      let sample = UITouch()
      sample.type = touch.type
      sample.phase = .moved
      sample.window = window
      sample.target = touch.target
      sample.point = window.layer.convert(place, from: nil)
      sample.timestamp = before + (now - before) * share
      return sample
    }
    touch.previousPoint = touch.point
    touch.point = window.layer.convert(point, from: nil)
    touch.phase = .moved
    send(touch, event)
    touch.phase = touch.phase == .moved ? .stationary : touch.phase
  }

  /// Lifts a touch, after moving it to `point` if given.
  public static func lift(_ touch: UITouch, at point: CGPoint? = nil) {
    guard let window = touch.window, !touch.isOver else { return }
    if let point {
      touch.previousPoint = touch.point
      touch.point = window.layer.convert(point, from: nil)
    }
    touch.phase = .ended
    World.current.lastTap = (now, window.layer.convert(touch.point, to: nil), touch.tapCount)
    send(touch, UIEvent())
    if World.current.accessibility.isVoiceOverRunning { World.current.speech.interruptSoon() }
  }

  /// Cancels a touch, like a phone call or a system gesture.
  public static func cancel(_ touch: UITouch) {
    guard touch.window != nil, !touch.isOver else { return }
    touch.phase = .cancelled
    send(touch, UIEvent())
  }

  /// Taps at a point, with the finger down for `duration` seconds.
  @discardableResult
  public static func tap(
    at point: CGPoint, in scene: UIWindowScene, duration: Double = 0.05
  ) -> UITouch {
    let touch = touchDown(at: point, in: scene)
    advance(by: duration)
    lift(touch)
    return touch
  }

  /// Drags a finger in a straight line, with one event per frame, and lifts it.
  @discardableResult
  public static func drag(
    from start: CGPoint, to end: CGPoint, in scene: UIWindowScene, duration: Double = 0.25,
    lifts: Bool = true
  ) -> UITouch {
    let touch = touchDown(at: start, in: scene)
    let steps = max(1, Int((duration * 60).rounded()))
    for step in 1...steps {
      advance(by: duration / Double(steps))
      let share = CGFloat(step) / CGFloat(steps)
      move(
        touch,
        to: CGPoint(
          x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share))
    }
    if lifts { lift(touch) }
    return touch
  }

  /// Moves a pointer over a scene, or removes the pointer for `nil`.
  ///
  /// The hover recognizers under the pointer follow.
  public static func hover(at point: CGPoint?, in scene: UIWindowScene) {
    let event = UIEvent()
    event.type = .hover
    event.timestamp = now
    var reached: [UIHoverGestureRecognizer] = []
    if let point, let (window, view) = target(at: point, in: scene, event) {
      let place = window.layer.convert(point, from: nil)
      var next: UIView? = view
      while let view = next {
        for case let recognizer as UIHoverGestureRecognizer in view.recognizers {
          reached.append(recognizer)
          recognizer.follow(place, in: window)
        }
        next = view.superview
      }
    }
    for window in scene.windows {
      window.forEachInTree { view in
        for case let recognizer as UIHoverGestureRecognizer in view.recognizers
        where !reached.contains(where: { $0 === recognizer }) {
          recognizer.follow(nil, in: nil)
        }
      }
    }
    finishTurn()
  }

  /// Presses and releases a key.
  ///
  /// The press is sent to the first responder of the key window, or otherwise to its frontmost
  /// controller, and then along the responder chain.
  public static func press(
    _ code: UIKeyboardHIDUsage, characters: String = "", flags: UIKeyModifierFlags = [],
    in scene: UIWindowScene
  ) {
    guard !isBusy, scene.activationState == .foregroundActive, let window = scene.keyWindow
    else { return }
    var controller = window.rootViewController
    while let presented = controller?.presentedViewController { controller = presented }
    let responder = window.firstResponder ?? controller?.viewIfLoaded ?? window
    let press = UIPress()
    let key = UIKey()
    key.keyCode = code
    key.characters = characters
    key.charactersIgnoringModifiers = characters
    key.modifierFlags = flags
    press.key = key
    press.window = window
    press.responder = responder
    press.timestamp = now
    let event = UIPressesEvent()
    event.type = .presses
    event.timestamp = now
    event.modifierFlags = flags
    event.allPresses = [press]
    responder.pressesBegan([press], with: event)
    // A press without a responder that handles it is passed to the first responder as text
    // ("UIResponder.pressesBegan(_:with:)").
    let isLeft = UIApplication.shared.leftPresses.remove(press) != nil
    if isLeft, let input = responder as? any UIKeyInput { type(key, into: input) }
    press.phase = .ended
    responder.pressesEnded([press], with: event)
    finishTurn()
  }

  /// Types the text of a key into a text input.
  ///
  /// A key with Command or Control has no text.
  private static func type(_ key: UIKey, into input: any UIKeyInput) {
    guard key.modifierFlags.isDisjoint(with: [.command, .control]) else { return }
    switch key.keyCode {
    case .keyboardReturnOrEnter, .keypadEnter: pressReturn(in: input)
    case .keyboardDeleteOrBackspace: erase(in: input)
    default: type(key.characters, into: input)
    }
  }

  /// Sends an event for a changed touch through the app.
  private static func send(_ touch: UITouch, _ event: UIEvent) {
    touch.timestamp = now
    event.timestamp = now
    event.buttonMask = touch.type == .indirectPointer ? .primary : []
    for other in World.current.dispatch.active where other !== touch && !other.isOver {
      other.phase = .stationary
    }
    event.allTouches = Set(World.current.dispatch.active).union([touch])
    UIApplication.shared.sendEvent(event)
    finishTurn()
  }

  /// Returns the window and the view at `point` in the scene's coordinates.
  ///
  /// UIKit searches more than once, with other events or without one
  /// (<https://developer.apple.com/forums/thread/762292>).
  static func target(
    at point: CGPoint, in scene: UIWindowScene, _ event: UIEvent
  ) -> (UIWindow, UIView)? {
    for window in scene.windows.reversed() where !window.isHidden {
      for other in [nil, UIEvent()] {
        _ = window.hitTest(window.layer.convert(point, from: nil), with: other)
      }
      if let view = window.hitTest(window.layer.convert(point, from: nil), with: event) {
        return (view.window ?? window, view)
      }
    }
    return nil
  }

  /// Returns the tap count for a tap that begins at `point`.
  ///
  /// The count is one more than the last tap's if that tap was less than 0.35 seconds ago and less
  /// than 40 points away, and otherwise 1.
  private static func tapCount(at point: CGPoint) -> Int {
    guard let last = World.current.lastTap, now - last.time < 0.35,
      hypot(point.x - last.place.x, point.y - last.place.y) < 40
    else { return 1 }
    return last.count + 1
  }
}
