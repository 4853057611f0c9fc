internal import Foundation
internal import UIKitNames
internal import Usher

extension AnimationRecorder {
  /// The transition that was recorded.
  ///
  /// Of each part, how far it moves, how large it is, how it is turned and how opaque it is, an entrance
  /// begins where the first change of that began, and an exit ends where the last one ended. A transform
  /// that squeezes or mirrors counts as the nearest that scales evenly and turns. What changes nothing of
  /// `views` takes its time all the same.
  ///
  /// - Parameters:
  ///   - views: What moves with the overlay.
  ///   - isEntrance: Whether the overlay comes.
  /// - Returns: The transition; empty where nothing was recorded.
  func transition(of views: [UIView], isEntrance: Bool) -> Transition {
    let changes = RecordedChanges(of: views, by: animations, isEntrance: isEntrance)
    let transition = Transition(
      slide: changes.hiddenEnd(of: \.distance).map {
        Slide($0.timing, by: $0.value).delayed(by: $0.delay)
      },
      scale: changes.hiddenEnd(of: \.scale).map {
        Scale($0.timing, from: $0.value).delayed(by: $0.delay)
      },
      rotation: changes.hiddenEnd(of: \.angle).map {
        Rotation($0.timing, from: $0.value).delayed(by: $0.delay)
      },
      fade: changes.hiddenEnd(of: \.opacity).map {
        Fade($0.timing, from: $0.value).delayed(by: $0.delay)
      })
    let length = animations.map { $0.wait + .lasting($0.duration, atMost: 60) }.max() ?? .zero
    return transition == Transition() && length > .zero ? .standing(for: length) : transition
  }
}

/// What animations change of an overlay, in order.
@MainActor
private struct RecordedChanges {
  private var steps: [(animation: RecordedAnimation, from: Looks, to: Looks)] = []
  private let isEntrance: Bool

  /// How an overlay differs from the way it rests.
  struct Looks {
    var transform = CGAffineTransform.identity
    var alpha: CGFloat = 1
  }

  init(of views: [UIView], by animations: [RecordedAnimation], isEntrance: Bool) {
    self.isEntrance = isEntrance
    for animation in animations {
      for change in animation.changes {
        switch change {
        case .alpha(let view, let from, let to) where views.contains { $0 === view }:
          steps.append((animation, Looks(alpha: from), Looks(alpha: to)))
        case .transform(let view, let from, let to) where views.contains { $0 === view }:
          steps.append((animation, Looks(transform: from), Looks(transform: to)))
        case .alpha, .transform: break
        }
      }
    }
  }

  /// How it looks of one kind at the hidden end, and on what course; `nil` where that never changes.
  func hiddenEnd<Value: Equatable>(
    of kind: (Looks) -> Value
  ) -> (timing: Usher.Timing, delay: Duration, value: Value)? {
    let changing = steps.filter { kind($0.from) != kind($0.to) }
    guard let step = isEntrance ? changing.first : changing.last else { return nil }
    return (
      step.animation.overlayTiming, step.animation.wait, kind(isEntrance ? step.from : step.to)
    )
  }
}

extension RecordedChanges.Looks {
  /// How far it is from its place.
  var distance: Vector { Vector(dx: Double(transform.tx).usable, dy: Double(transform.ty).usable) }

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
  /// The nearest number that something can be moved by, without the dust of computing it; 0 for none.
  fileprivate var usable: Double {
    isNaN ? 0 : (Swift.min(Swift.max(self, -1e9), 1e9) * 1e6).rounded() / 1e6
  }
}

extension Transition {
  /// Takes its time and changes nothing that can be seen.
  static func standing(for length: Duration) -> Transition {
    // What goes no way takes no time; this is less than half a step of a screen's brightness.
    Transition(fade: Fade(.curve(.linear, length), from: 0.999))
  }
}

extension RecordedAnimation {
  /// How long it waits first.
  fileprivate var wait: Duration { .lasting(delay, atMost: 60) }

  /// How it goes from here to there, as overlays do.
  fileprivate var overlayTiming: Usher.Timing {
    switch timing {
    case .spring(let dampingRatio, let velocity):
      .spring(lasting: duration, dampingRatio: dampingRatio, velocity: velocity)
    case .eased(let options): .curve(options.curve, .lasting(duration, atMost: 60))
    }
  }
}

extension UIView.AnimationOptions {
  fileprivate var curve: TimingCurve {
    let curves = Self.curveLinear
    return switch intersection(curves) {
    case .curveEaseIn: .easeIn
    case .curveEaseOut: .easeOut
    case curves: .linear
    default: .easeInOut
    }
  }
}
