internal import Foundation
internal import UIKitNames
internal import Usher

extension AnimationRecorder {
  /// The transition that comes nearest to what was recorded.
  ///
  /// A movement by at least half the height or width becomes a slide over the edge it comes from, or goes
  /// to; a shorter one, and a turn, are left out. An entrance begins where the first change began, and an
  /// exit ends where the last one ended. What changes nothing of `views` takes its time all the same.
  ///
  /// - Parameters:
  ///   - views: What moves with the overlay, the overlay's own view first.
  ///   - isEntrance: Whether the overlay comes.
  /// - Returns: The transition; empty where nothing was recorded.
  func transition(of views: [UIView], isEntrance: Bool) -> Transition {
    var transition = Transition()
    var length = Duration.zero
    for animation in isEntrance ? animations.reversed() : animations {
      let delay = Duration.lasting(animation.delay, atMost: 60)
      length = max(length, delay + .lasting(animation.duration, atMost: 60))
      for change in isEntrance ? animation.changes.reversed() : animation.changes {
        let timing = animation.overlayTiming
        switch change {
        case .alpha(let view, let from, let to):
          guard views.contains(where: { $0 === view }), from != to else { continue }
          transition.fade = Fade(timing, from: (isEntrance ? from : to).share)
            .delayed(by: delay)
        case .transform(let view, let from, let to):
          guard views.contains(where: { $0 === view }), from != to else { continue }
          let hidden = isEntrance ? from : to
          if let edge = hidden.edge(leftBy: views[0].frame.size) {
            transition.slide = Slide(timing, over: edge).delayed(by: delay)
          }
          if let scale = hidden.scale {
            transition.scale = Scale(timing, from: scale).delayed(by: delay)
          }
        }
      }
    }
    if transition == Transition(), length > .zero {
      transition = .standing(for: length)
    }
    return transition
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

extension CGAffineTransform {
  /// The edge it takes something of this size over; `nil` where it moves it by less than half of that.
  fileprivate func edge(leftBy size: CGSize) -> Edge? {
    let (across, along) = (abs(tx), abs(ty))
    if along >= across {
      return along >= max(size.height, 1) / 2 ? (ty < 0 ? .top : .bottom) : nil
    }
    return across >= max(size.width, 1) / 2 ? (tx < 0 ? .left : .right) : nil
  }

  /// How large it makes something; `nil` for its own size.
  fileprivate var scale: Double? {
    let scale = Double((a * a + b * b).squareRoot())
    guard scale.isFinite, abs(scale - 1) > 1e-6 else { return nil }
    return min(scale, 100)
  }
}

extension CGFloat {
  /// From 0 to 1; what is no number counts as 1.
  fileprivate var share: Double { isNaN ? 1 : Double(Swift.min(Swift.max(self, 0), 1)) }
}
