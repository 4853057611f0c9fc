internal import Usher

extension Preset {
  /// Transitions with springs and curves, and swipes.
  static let motions: [Preset] = [
    motion("smooth", "A smooth spring", "No overshoot.") {
      $0.entrance = OverlayTransition(slide: .spring(.smooth))
    },
    motion("bouncy", "A bouncy spring", "Overshoots three times; the buffer hides the gap.") {
      $0.entrance = OverlayTransition(slide: .spring(.bouncy))
      $0.margins = .zero
      $0.size.maximumWidth = .intrinsic
      $0.safeArea = .filled
      $0.buffer = 100
    },
    motion("fade", "A fade", "Nothing moves.") {
      $0.entrance = .fadeIn
      $0.exit = .fadeOut
    },
    motion("staged", "In stages", "Appears, grows a little later, and leaves sideways.") {
      $0.placement = .center
      $0.entrance = OverlayTransition(
        scale: Scale(.spring(.lively), from: 0.5).delayed(by: .milliseconds(150)),
        fade: .easeOut(.milliseconds(400)))
      $0.exit = OverlayTransition(slide: Slide(.easeIn(.milliseconds(300)), over: .right))
    },
    motion("from-corner", "From a corner", "Grows from the top trailing corner.") {
      $0.placement = .topTrailing
      $0.size.width = .constant(260)
      $0.entrance = OverlayTransition(
        scale: Scale(.spring(.lively), from: 0, anchor: RelativePoint(x: 1, y: 0)))
      $0.exit = OverlayTransition(
        scale: Scale(.easeIn(.milliseconds(200)), from: 0, anchor: RelativePoint(x: 1, y: 0)))
    },
    motion("through", "Through the window", "In from the left, out to the right.") {
      $0.placement = .center
      $0.entrance = OverlayTransition(slide: Slide(.spring(.lively), over: .left))
      $0.exit = OverlayTransition(slide: Slide(.easeIn(.milliseconds(250)), over: .right))
    },
    motion("tumble", "A tumble", "Turns upright as it rises, and turns on as it drops.") {
      $0.placement = .center
      $0.entrance = OverlayTransition(
        slide: Slide(.spring(.lively), by: Vector(dx: -60, dy: 160)),
        rotation: Rotation(.spring(.lively), from: -.pi / 3), fade: .easeOut(.milliseconds(150)))
      $0.exit = OverlayTransition(
        slide: Slide(.easeIn(.milliseconds(300)), by: Vector(dx: 60, dy: 200)),
        rotation: Rotation(.easeIn(.milliseconds(300)), from: .pi / 4),
        fade: .easeIn(.milliseconds(300)))
    },
    motion("sideways", "Swiped sideways", "To the left or the right, not up.") {
      $0.swipe = SwipePolicy(directions: [.left, .right])
    },
    motion("rubber", "A rubber band", "Pull it down: it resists more and more, and springs back.") {
      $0.swipe = SwipePolicy(directions: [], pullback: .spring(.bouncy))
      $0.lifetime = .infinite
    },
    motion("fling", "Flung anywhere", "Hangs from the pointer, turns, and flies off.") {
      $0.placement = .center
      $0.swipe = .physics
      $0.lifetime = .infinite
    },
  ]

  private static func motion(
    _ name: String, _ title: String, _ note: String, _ change: (inout OverlayConfiguration) -> Void
  ) -> Preset {
    var overlay = OverlayConfiguration(lifetime: .timed(.seconds(4)))
    change(&overlay)
    return Preset(
      "motion-" + name, title, note, in: .motion,
      .notification(
        icon: .glyph(.star), title: title, description: note, closeButton: .never),
      as: overlay)
  }
}
