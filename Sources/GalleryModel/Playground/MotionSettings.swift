package import Usher

/// What is set of a transition; its parts share one timing.
package struct MotionSettings: Hashable, Sendable {
  /// Whether it moves.
  package var slides = false
  /// Where it moves from, or to.
  package var way = Way.over
  /// Which edge it moves over; `nil` is the one its placement names.
  package var edge: Rect.Edge?
  /// How far it moves where that is given.
  package var distance = Vector(dx: 0, dy: 100)
  /// Whether it grows or shrinks.
  package var scales = false
  /// How large it is at the hidden end.
  package var scale = 0.8
  /// What stays where it is while it grows.
  package var anchor = RelativePoint.center
  /// Whether it turns.
  package var turns = false
  /// How far it is turned clockwise at the hidden end, in degrees.
  package var degrees = -90.0
  /// Whether it appears or vanishes.
  package var fades = false
  /// How opaque it is at the hidden end.
  package var opacity = 0.0
  /// What kind of timing it has.
  package var pace = Pace.spring
  /// The response of a spring.
  package var response = Duration.milliseconds(400)
  /// The damping ratio of a spring of either kind.
  package var dampingRatio = 0.8
  /// The speed at which a timed spring sets out, in ways per second.
  package var velocity = 0.0
  /// The curve.
  package var curve = Timing.Curve.easeIn
  /// The length of a curve or a timed spring.
  package var length = Duration.milliseconds(250)
  /// How long it waits.
  package var delay = Duration.zero

  /// Comes in over the edge, on a spring.
  package static let slideIn = MotionSettings(slides: true)
  /// Leaves over the edge in a quarter of a second.
  package static let slideOut = MotionSettings(slides: true, pace: .curve)
  /// Vanishes in a fifth of a second.
  package static let fadeOut = MotionSettings(
    fades: true, pace: .curve, length: .milliseconds(200))

  /// Where a slide has its hidden end.
  package enum Way: Hashable, Sendable, CaseIterable {
    case over, by
  }

  /// What kind of timing.
  package enum Pace: Hashable, Sendable, CaseIterable {
    case spring, timedSpring, curve
  }

  /// The transition; a spring that cannot be made is a lively one.
  package var transition: OverlayTransition {
    let timing = timing
    return OverlayTransition(
      slide: slides ? slide(timing) : nil,
      scale: scales ? Scale(timing, from: scale, anchor: anchor).delayed(by: delay) : nil,
      rotation: turns ? Rotation(timing, from: degrees * .pi / 180).delayed(by: delay) : nil,
      fade: fades ? Fade(timing, from: opacity).delayed(by: delay) : nil)
  }

  private func slide(_ timing: Timing) -> Slide {
    switch way {
    case .over: Slide(timing, over: edge).delayed(by: delay)
    case .by: Slide(timing, by: distance).delayed(by: delay)
    }
  }

  private var timing: Timing {
    switch pace {
    case .spring:
      .spring((try? Timing.Spring(response: response, dampingRatio: dampingRatio)) ?? .lively)
    case .timedSpring:
      .spring(
        (try? Timing.Spring(
          duration: length, dampingRatio: dampingRatio, initialVelocity: velocity)) ?? .lively)
    case .curve: .curve(curve, length)
    }
  }
}
