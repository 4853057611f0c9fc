#if os(Linux) && !UIKIT_STAND_IN
internal import Foundation
internal import Usher

/// The changes that animations make to an overlay, in order.
@MainActor
struct RecordedChanges {
  private var steps: [(animation: RecordedAnimation, from: Keyframe, to: Keyframe)] = []
  private let isEntrance: Bool

  /// An overlay's difference from its resting state.
  struct Keyframe {
    var transform = CGAffineTransform.identity
    var alpha: CGFloat = 1
    /// The distance of the frame's centre from the resting centre.
    var shift = CGPoint.zero
  }

  init(of views: [UIView], by animations: [RecordedAnimation], isEntrance: Bool) {
    self.isEntrance = isEntrance
    let rests = Self.restingFrames(in: animations, isEntrance: isEntrance)
    for animation in animations {
      for change in animation.changes {
        switch change {
        case .alpha(let view, let from, let to) where views.contains { $0 === view }:
          steps.append((animation, Keyframe(alpha: from), Keyframe(alpha: to)))
        case .transform(let view, let from, let to) where views.contains { $0 === view }:
          steps.append((animation, Keyframe(transform: from), Keyframe(transform: to)))
        case .frame(let view, let from, let to) where views.contains { $0 === view }:
          let rest = rests[ObjectIdentifier(view)] ?? to
          steps.append((animation, Keyframe(from, restingAt: rest), Keyframe(to, restingAt: rest)))
        case .alpha, .transform, .frame: break
        }
      }
    }
  }

  /// Returns the resting frames of moved views: the last change's end, or for an exit the first's
  /// start.
  private static func restingFrames(
    in animations: [RecordedAnimation], isEntrance: Bool
  ) -> [ObjectIdentifier: CGRect] {
    var rests: [ObjectIdentifier: CGRect] = [:]
    for change in animations.flatMap(\.changes) {
      guard case .frame(let view, let from, let to) = change else { continue }
      let id = ObjectIdentifier(view)
      rests[id] = isEntrance ? to : rests[id] ?? from
    }
    return rests
  }

  /// Returns one kind of value at the hidden end, and the timing of its change.
  ///
  /// - Returns: `nil` if the value is the same at the hidden end and at rest.
  func hiddenEnd<Value: Equatable>(
    of kind: (Keyframe) -> Value
  ) -> (timing: Usher.Timing, delay: Duration, value: Value)? {
    let changing = steps.filter { kind($0.from) != kind($0.to) }
    guard let first = changing.first, let last = changing.last else { return nil }
    let value = kind(isEntrance ? first.from : last.to)
    guard value != kind(Keyframe()) else { return nil }
    guard isEntrance else {
      return (last.animation.overlayTiming(), last.animation.wait, value)
    }
    let end = changing.map(\.animation.end).max() ?? 0
    let length = (end - first.animation.delay).usable
    return (first.animation.overlayTiming(lasting: length), first.animation.wait, value)
  }
}

extension RecordedChanges.Keyframe {
  /// Makes the difference of a frame from its resting frame; a difference in size is ignored.
  fileprivate init(_ frame: CGRect, restingAt rest: CGRect) {
    shift = CGPoint(x: frame.midX - rest.midX, y: frame.midY - rest.midY)
  }

  /// The offset from the resting place.
  var distance: Vector {
    Vector(
      dx: Double(transform.tx + shift.x).usable, dy: Double(transform.ty + shift.y).usable)
  }

  /// The scale relative to the resting size, at most 100.
  var scale: Double { min(hypot(cosine, sine).usable, 100) }

  /// The clockwise rotation, in radians; half a turn at most.
  var angle: Double { atan2(sine, cosine).usable }

  /// The opacity, clamped to 0...1; 1 for NaN.
  var opacity: Double { alpha.isNaN ? 1 : Double(min(max(alpha, 0), 1)) }

  // The map (c, -s; s, c) is the nearest rotation with uniform scale to the transform (a, c; b, d).
  private var cosine: Double { Double(transform.a + transform.d) / 2 }
  private var sine: Double { Double(transform.b - transform.c) / 2 }
}

extension Double {
  /// The number clamped to -1e9...1e9 and rounded to six decimals; 0 for NaN.
  fileprivate var usable: Double {
    isNaN ? 0 : (Swift.min(Swift.max(self, -1e9), 1e9) * 1e6).rounded() / 1e6
  }
}

extension RecordedAnimation {
  /// The delay before the animation.
  var wait: Duration { .lasting(delay, atMost: 60) }

  /// The end of the animation, in seconds.
  fileprivate var end: TimeInterval { delay + duration }

  /// Returns the matching timing of an overlay, with the animation's duration unless another is
  /// given.
  fileprivate func overlayTiming(lasting seconds: TimeInterval? = nil) -> Usher.Timing {
    let seconds = seconds ?? duration
    return switch timing {
    case .spring(let dampingRatio, let velocity):
      .spring(lasting: seconds, dampingRatio: dampingRatio, velocity: velocity)
    case .eased(let options): .curve(options.curve, .lasting(seconds, atMost: 60))
    }
  }
}

extension UIView.AnimationOptions {
  fileprivate var curve: Timing.Curve {
    let curves = Self.curveLinear
    return switch intersection(curves) {
    case .curveEaseIn: .easeIn
    case .curveEaseOut: .easeOut
    case curves: .linear
    default: .easeInOut
    }
  }
}
#endif
