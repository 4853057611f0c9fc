#if os(iOS) || UIKIT_STAND_IN
internal import Foundation
internal import Usher

extension OverlayTransition {
  /// Creates an entry's entrance.
  init(comingBy animation: EKAttributes.Animation) {
    self.init(animation, along: .easeOut, hiddenEnd: \.start)
  }

  /// Creates an entry's exit.
  init(leavingBy animation: EKAttributes.Animation) {
    self.init(animation, along: .easeIn, hiddenEnd: \.end)
  }

  /// Creates an entry's exit if a new entry replaces it.
  init(poppingBy behavior: EKAttributes.PopBehavior) {
    switch behavior {
    case .overridden: self.init()
    case .animated(let animation): self.init(leavingBy: animation)
    }
  }

  private init(
    _ animation: EKAttributes.Animation, along curve: Timing.Curve,
    hiddenEnd: KeyPath<EKAttributes.Animation.RangeAnimation, CGFloat>
  ) {
    self.init(
      slide: animation.translate.map { translate in
        Slide(
          Timing(translate.duration, translate.spring, curve),
          over: OverlayRect.Edge(translate.anchorPosition)
        ).delayed(by: Duration(mending: translate.delay))
      },
      scale: animation.scale.map { range in
        Scale(
          Timing(range.duration, range.spring, curve),
          from: Double(range[keyPath: hiddenEnd]).mended(in: 0...100, otherwise: 1)
        ).delayed(by: Duration(mending: range.delay))
      },
      fade: animation.fade.map { range in
        Fade(
          Timing(range.duration, range.spring, curve),
          from: Double(range[keyPath: hiddenEnd]).mended(in: 0...1, otherwise: 1)
        ).delayed(by: Duration(mending: range.delay))
      })
  }
}

extension OverlayRect.Edge {
  /// Creates the edge that an entry crosses, or `nil` if its position determines the edge.
  fileprivate init?(_ anchor: EKAttributes.Animation.Translate.AnchorPosition) {
    switch anchor {
    case .top: self = .top
    case .bottom: self = .bottom
    case .automatic: return nil
    }
  }
}

extension Timing {
  fileprivate init(
    _ seconds: TimeInterval, _ spring: EKAttributes.Animation.Spring?, _ curve: Timing.Curve
  ) {
    guard let spring, seconds > 0 else {
      self = .curve(curve, Duration(mending: seconds))
      return
    }
    self = .spring(
      Timing.Spring(
        mending: seconds, damping: Double(spring.damping),
        initialVelocity: Double(spring.initialVelocity)))
  }
}

extension Timing.Spring {
  /// Creates a spring from `UIView`'s parameters, which are clamped to their valid ranges.
  init(mending seconds: Double, damping: Double, initialVelocity: Double) {
    let spring = try? Timing.Spring(
      duration: .seconds(seconds.mended(in: 0.001...60, otherwise: 0.001)),
      dampingRatio: damping.mended(in: 0.05...10, otherwise: 1),
      initialVelocity: initialVelocity.mended(in: -1000...1000, otherwise: 0))
    self = spring ?? .smooth
  }
}
#endif
