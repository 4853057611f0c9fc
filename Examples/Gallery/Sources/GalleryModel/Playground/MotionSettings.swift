package import Usher

/// The playground's settings of a transition.
///
/// All parts share one timing.
package struct MotionSettings: Hashable, Sendable {
  package var slides = false
  /// The kind of slide.
  package var way = Way.over
  /// The edge that the overlay slides over, or `nil` for the edge of its placement.
  package var edge: OverlayRect.Edge?
  /// The distance of a slide of kind `by`.
  package var distance = Vector(dx: 0, dy: 100)
  package var scales = false
  /// The scale at the hidden end.
  package var scale = 0.8
  /// The point that stays in place while the overlay scales.
  package var anchor = RelativePoint.center
  package var turns = false
  /// The clockwise rotation at the hidden end, in degrees.
  package var degrees = -90.0
  package var fades = false
  /// The opacity at the hidden end.
  package var opacity = 0.0
  /// The kind of timing.
  package var pace = Pace.spring
  /// The response of a spring.
  package var response = Duration.milliseconds(400)
  /// The damping ratio of a spring of either kind.
  package var dampingRatio = 0.8
  /// The initial velocity of a timed spring, in distances per second.
  package var velocity = 0.0
  package var curve = Timing.Curve.easeIn
  /// The duration of a curve or a timed spring.
  package var length = Duration.milliseconds(250)
  /// The delay before the transition.
  package var delay = Duration.zero

  /// A slide in over the edge, with a spring.
  package static let slideIn = MotionSettings(slides: true)
  /// A slide out over the edge, within 0.25 s.
  package static let slideOut = MotionSettings(slides: true, pace: .curve)
  /// A fade out within 0.2 s.
  package static let fadeOut = MotionSettings(
    fades: true, pace: .curve, length: .milliseconds(200))

  /// The hidden end of a slide: over an edge, or by a distance.
  package enum Way: Hashable, Sendable, CaseIterable {
    case over, by
  }

  /// A kind of timing.
  package enum Pace: Hashable, Sendable, CaseIterable {
    case spring, timedSpring, curve
  }

  /// The configured transition.
  ///
  /// An invalid spring is replaced by `lively`.
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
