#if !canImport(UIKit)
internal import Foundation
internal import Usher

/// What animations change of an overlay, in order.
@MainActor
struct RecordedChanges {
  private var steps: [(animation: RecordedAnimation, from: Looks, to: Looks)] = []
  private let isEntrance: Bool

  /// How an overlay differs from the way it rests.
  struct Looks {
    var transform = CGAffineTransform.identity
    var alpha: CGFloat = 1
    /// How far its frame's middle is from where that rests.
    var shift = CGPoint.zero
  }

  init(of views: [UIView], by animations: [RecordedAnimation], isEntrance: Bool) {
    self.isEntrance = isEntrance
    let rests = Self.restingFrames(in: animations, isEntrance: isEntrance)
    for animation in animations {
      for change in animation.changes {
        switch change {
        case .alpha(let view, let from, let to) where views.contains { $0 === view }:
          steps.append((animation, Looks(alpha: from), Looks(alpha: to)))
        case .transform(let view, let from, let to) where views.contains { $0 === view }:
          steps.append((animation, Looks(transform: from), Looks(transform: to)))
        case .frame(let view, let from, let to) where views.contains { $0 === view }:
          let rest = rests[ObjectIdentifier(view)] ?? to
          steps.append((animation, Looks(from, restingAt: rest), Looks(to, restingAt: rest)))
        case .alpha, .transform, .frame: break
        }
      }
    }
  }

  /// Where views rest whose frames change: where the last change ends, or the first one began.
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

  /// How it looks of one kind at the hidden end, and on what course; `nil` where it looks there as it does at
  /// rest.
  func hiddenEnd<Value: Equatable>(
    of kind: (Looks) -> Value
  ) -> (timing: Usher.Timing, delay: Duration, value: Value)? {
    let changing = steps.filter { kind($0.from) != kind($0.to) }
    guard let first = changing.first, let last = changing.last else { return nil }
    let value = kind(isEntrance ? first.from : last.to)
    guard value != kind(Looks()) else { return nil }
    guard isEntrance else {
      return (last.animation.overlayTiming(), last.animation.wait, value)
    }
    let end = changing.map(\.animation.end).max() ?? 0
    let length = (end - first.animation.delay).usable
    return (first.animation.overlayTiming(lasting: length), first.animation.wait, value)
  }
}

extension RecordedChanges.Looks {
  /// What a frame is beside the one that it rests in: larger or smaller counts as its own size.
  fileprivate init(_ frame: CGRect, restingAt rest: CGRect) {
    shift = CGPoint(x: frame.midX - rest.midX, y: frame.midY - rest.midY)
  }

  /// How far it is from its place.
  var distance: Vector {
    Vector(
      dx: Double(transform.tx + shift.x).usable, dy: Double(transform.ty + shift.y).usable)
  }

  /// How large it is, beside its own size.
  var scale: Double { min(hypot(cosine, sine).usable, 100) }

  /// How far it is turned clockwise, in radians; half a turn at most.
  var angle: Double { atan2(sine, cosine).usable }

  /// From 0 to 1; what is no number counts as 1.
  var opacity: Double { alpha.isNaN ? 1 : Double(min(max(alpha, 0), 1)) }

  // The map (c, -s; s, c) is the nearest to the transform's (a, c; b, d) that scales evenly and turns.
  private var cosine: Double { Double(transform.a + transform.d) / 2 }
  private var sine: Double { Double(transform.b - transform.c) / 2 }
}

extension Double {
  /// The nearest number that can be used, without the dust of computing it; 0 for none.
  fileprivate var usable: Double {
    isNaN ? 0 : (Swift.min(Swift.max(self, -1e9), 1e9) * 1e6).rounded() / 1e6
  }
}

extension RecordedAnimation {
  /// How long it waits first.
  var wait: Duration { .lasting(delay, atMost: 60) }

  /// When it is over, in seconds.
  fileprivate var end: TimeInterval { delay + duration }

  /// How it goes from here to there, as overlays do; in its own time, or in so many seconds.
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
