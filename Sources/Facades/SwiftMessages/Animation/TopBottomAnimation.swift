public import Foundation
public import UIKitNames
internal import Usher

/// A message slides in over the top or the bottom edge, and can be swiped out over it.
///
/// Its numbers count as they are when the message is asked for. What cannot be used is taken to the
/// nearest value that can.
@preconcurrency @MainActor
public class TopBottomAnimation: NSObject, Animator, MarginsAdjusting {
  /// Which edge it comes from.
  public let style: TopBottomAnimationStyle
  /// Who would be told; the message's `SwiftMessages`, once it was asked for.
  public weak var delegate: (any AnimationDelegate)?
  /// How long it takes to come, in seconds.
  public var showDuration: TimeInterval = 0.4
  /// How long it takes to go, in seconds.
  public var hideDuration: TimeInterval = 0.2
  /// How little it overshoots: 1 does not, and less swings further.
  public var springDamping: CGFloat = 0.8
  /// Let go faster than this it goes, in points per second.
  public var closeSpeedThreshold: CGFloat = 750
  /// Let go further out than this share of its height it goes.
  public var closePercentThreshold: CGFloat = 0.33
  /// Let go further out than this it goes, in points.
  public var closeAbsoluteThreshold: CGFloat = 75
  /// Stands for the swipe: turned off when the message is asked for, it cannot be swiped.
  public private(set) lazy var panGestureRecognizer = UIPanGestureRecognizer()

  private weak var context: AnimationContext?

  /// Makes an animation from an edge.
  public init(style: TopBottomAnimationStyle) {
    self.style = style
    super.init()
  }

  /// Lets the message slide in, for an animator that builds upon this one.
  public func show(context: AnimationContext, completion: @escaping AnimationCompletion) {
    let view = context.messageView
    let rules = view as? any MarginAdjustable
    context.put(style == .top ? .top : .bottom, bounce: max(rules?.bounceAnimationOffset ?? 5, 0))
    self.context = context
    context.swipe = swipe(touchesEdge: MessageGeometry(of: view, at: place).touchesEdge)
    view.transform = away(for: view)
    UIView.animate(
      withDuration: showDuration, delay: 0, usingSpringWithDamping: springDamping,
      initialSpringVelocity: 0, options: [.beginFromCurrentState, .curveLinear],
      animations: { view.transform = .identity }, completion: completion)
  }

  /// Lets the message slide out, for an animator that builds upon this one.
  public func hide(context: AnimationContext, completion: @escaping AnimationCompletion) {
    let view = context.messageView
    UIView.animate(
      withDuration: hideDuration, delay: 0, options: [.beginFromCurrentState, .curveEaseIn],
      animations: { view.transform = self.away(for: view) },
      completion: { isFinished in
        view.transform = .identity
        completion(isFinished)
      })
  }

  private func away(for view: UIView) -> CGAffineTransform {
    let height = max(view.bounds.height, 1)
    return CGAffineTransform(translationX: 0, y: style == .top ? -height : height)
  }

  /// Adjusts the margins of the message that `show(context:completion:)` put into a container, with UIKit.
  ///
  /// Called whenever the safe area changes, too. Without UIKit, overlays follow the safe area by themselves.
  public func adjustMargins() { context?.adjustMargins() }
}

extension TopBottomAnimation {
  /// The name of SwiftMessages 9 for what is `TopBottomAnimationStyle` now.
  @available(*, deprecated, renamed: "TopBottomAnimationStyle")
  public typealias Style = TopBottomAnimationStyle
}

extension TopBottomAnimation: OverlayMotion {
  var place: Placement.Vertical {
    switch style {
    case .top: .top
    case .bottom: .bottom
    }
  }

  func move(_ overlay: inout Overlay, touchesEdge: Bool) {
    overlay.entrance = OverlayTransition(slide: Slide(arriving))
    overlay.exit = OverlayTransition(slide: .easeIn(.lasting(hideDuration, atMost: 60)))
    overlay.swipe = swipe(touchesEdge: touchesEdge)
  }

  private var arriving: Timing {
    .spring(lasting: showDuration, dampingRatio: springDamping)
  }

  private func swipe(touchesEdge: Bool) -> SwipePolicy? {
    guard panGestureRecognizer.isEnabled else { return nil }
    return SwipePolicy(
      thresholds: SwipeThresholds(
        speed: .threshold(closeSpeedThreshold), share: .threshold(closePercentThreshold),
        distance: .threshold(closeAbsoluteThreshold)),
      resistance: touchesEdge ? .rigid : .power(0.7), pullback: arriving.pullback)
  }
}
