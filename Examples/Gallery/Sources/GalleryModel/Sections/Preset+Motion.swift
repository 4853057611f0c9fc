internal import Usher

extension Preset {
  /// Transitions with springs and curves, and swipes.
  static let motions: [Preset] = [
    motion("smooth", "A smooth spring", "No overshoot.") {
      $0.entrance(.slide(.spring(.smooth)))
    },
    motion("bouncy", "A bouncy spring", "Overshoots three times; the buffer hides the gap.") {
      $0.entrance(.slide(.spring(.bouncy))).margins(0).fullWidth().safeArea(.filled).buffer(100)
    },
    motion("fade", "A fade", "Nothing moves.") { $0.entrance(.fadeIn).exit(.fadeOut) },
    motion("staged", "In stages", "Appears, grows a little later, and leaves sideways.") {
      $0.position(.center)
        .entrance(
          OverlayTransition(
            scale: Scale(.spring(.lively), from: 0.5).delayed(by: .milliseconds(150)),
            fade: .easeOut(.milliseconds(400)))
        )
        .exit(OverlayTransition(slide: Slide(.easeIn(.milliseconds(300)), over: .right)))
    },
    motion("from-corner", "From a corner", "Grows from the top trailing corner.") {
      $0.position(.topTrailing).width(260)
        .entrance(
          OverlayTransition(
            scale: Scale(.spring(.lively), from: 0, anchor: RelativePoint(x: 1, y: 0)))
        )
        .exit(
          OverlayTransition(
            scale: Scale(.easeIn(.milliseconds(200)), from: 0, anchor: RelativePoint(x: 1, y: 0))))
    },
    motion("through", "Through the window", "In from the left, out to the right.") {
      $0.position(.center)
        .entrance(OverlayTransition(slide: Slide(.spring(.lively), over: .left)))
        .exit(OverlayTransition(slide: Slide(.easeIn(.milliseconds(250)), over: .right)))
    },
    motion("tumble", "A tumble", "Turns upright as it rises, and turns on as it drops.") {
      $0.position(.center)
        .entrance(
          OverlayTransition(
            slide: Slide(.spring(.lively), by: Vector(dx: -60, dy: 160)),
            rotation: Rotation(.spring(.lively), from: -.pi / 3),
            fade: .easeOut(.milliseconds(150)))
        )
        .exit(
          OverlayTransition(
            slide: Slide(.easeIn(.milliseconds(300)), by: Vector(dx: 60, dy: 200)),
            rotation: Rotation(.easeIn(.milliseconds(300)), from: .pi / 4),
            fade: .easeIn(.milliseconds(300))))
    },
    motion("sideways", "Swiped sideways", "To the left or the right, not up.") {
      $0.swipe(SwipePolicy(directions: [.left, .right]))
    },
    motion("rubber", "A rubber band", "Pull it down: it resists more and more, and springs back.") {
      $0.swipe(SwipePolicy(directions: [], pullback: .spring(.bouncy))).duration(.infinite)
    },
    motion("fling", "Flung anywhere", "Hangs from the pointer, turns, and flies off.") {
      $0.position(.center).swipe(.physics).duration(.infinite)
    },
  ]

  private static func motion(
    _ name: String, _ title: String, _ note: String,
    _ change: @escaping @Sendable (Overlay) -> Overlay
  ) -> Preset {
    Preset(
      "motion-" + name, title, note, in: .motion,
      change(
        .notification(icon: .glyph(.star), title: title, text: note, closeButton: .never)))
  }
}
