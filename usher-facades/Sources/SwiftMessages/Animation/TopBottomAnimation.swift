#if os(iOS) || UIKIT_STAND_IN
public import Foundation
public import UIKitBridge
internal import Usher

/// The edge over which a message enters and leaves.
public enum TopBottomAnimationStyle: Hashable, Sendable {
  /// The top edge.
  case top
  /// The bottom edge.
  case bottom
}

/// An animation in which the message slides in over an edge, and can be swiped out over that edge.
///
/// The properties are read when the message is requested. Invalid values are replaced by the
/// nearest valid values.
@preconcurrency @MainActor
public class TopBottomAnimation: NSObject, Animator, MarginsAdjusting {
  /// The edge over which the message enters and leaves.
  public let style: TopBottomAnimationStyle
  /// The delegate, which is the `SwiftMessages` instance after a message is requested.
  ///
  /// This class doesn't call the delegate.
  public weak var delegate: (any AnimationDelegate)?
  /// The duration of the entrance, in seconds.
  public var showDuration: TimeInterval = 0.4
  /// The duration of the exit, in seconds.
  public var hideDuration: TimeInterval = 0.2
  /// The entrance spring's damping ratio.
  ///
  /// With 1, there is no overshoot. Smaller values overshoot more.
  public var springDamping: CGFloat = 0.8
  /// The speed, in points per second, above which a released message is hidden.
  public var closeSpeedThreshold: CGFloat = 750
  /// The distance, as a fraction of the message's height, above which a released message is hidden.
  public var closePercentThreshold: CGFloat = 0.33
  /// The distance, in points, above which a released message is hidden.
  public var closeAbsoluteThreshold: CGFloat = 75
  /// A gesture recognizer that represents the swipe.
  ///
  /// If you disable it before the message is requested, the user can't swipe the message.
  public private(set) lazy var panGestureRecognizer = UIPanGestureRecognizer()

  private weak var context: AnimationContext?

  /// Creates an animation for an edge.
  public init(style: TopBottomAnimationStyle) {
    self.style = style
    super.init()
  }

  /// Slides the message in.
  ///
  /// Call this method only in the `show` method of your own animator. If a message uses this class
  /// directly, Usher animates it without calling the method.
  public func show(context: AnimationContext, completion: @escaping AnimationCompletion) {
    let view = context.messageView
    let adjustable = view as? any MarginAdjustable
    context.put(
      style == .top ? .top : .bottom, bounce: max(adjustable?.bounceAnimationOffset ?? 5, 0))
    self.context = context
    context.swipe = swipe(touchesEdge: MessageGeometry(of: view, at: place).touchesEdge)
    view.transform = away(for: view)
    UIView.animate(
      withDuration: showDuration, delay: 0, usingSpringWithDamping: springDamping,
      initialSpringVelocity: 0, options: [.beginFromCurrentState, .curveLinear],
      animations: { view.transform = .identity }, completion: completion)
  }

  /// Slides the message out.
  ///
  /// Call this method only in the `hide` method of your own animator. If a message uses this class
  /// directly, Usher animates it without calling the method.
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

  /// Adjusts the margins of the message that `show(context:completion:)` added to a container.
  ///
  /// If the safe area changes, the margins are adjusted automatically.
  public func adjustMargins() { context?.adjustMargins() }
}

extension TopBottomAnimation {
  /// The name of `TopBottomAnimationStyle` in SwiftMessages 9.
  @available(*, deprecated, renamed: "TopBottomAnimationStyle")
  public typealias Style = TopBottomAnimationStyle
}

extension TopBottomAnimation: OverlayMotion {
  var place: OverlayPosition.Vertical {
    switch style {
    case .top: .top
    case .bottom: .bottom
    }
  }

  func move(_ overlay: inout OverlayConfiguration, touchesEdge: Bool) {
    overlay.entrance = OverlayTransition(slide: Slide(arriving))
    overlay.exit = OverlayTransition(slide: .easeIn(leaving))
    overlay.swipe = swipe(touchesEdge: touchesEdge)
  }

  private var arriving: Timing {
    .spring(lasting: showDuration, dampingRatio: springDamping)
  }

  private var leaving: Swift.Duration { .lasting(hideDuration, atMost: 60) }

  private func swipe(touchesEdge: Bool) -> SwipePolicy? {
    guard panGestureRecognizer.isEnabled else { return nil }
    return SwipePolicy(
      thresholds: SwipeThresholds(
        speed: .threshold(closeSpeedThreshold), share: .threshold(closePercentThreshold),
        distance: .threshold(closeAbsoluteThreshold)),
      resistance: touchesEdge ? .rigid : .power(0.7), pullback: arriving.pullback,
      exitDuration: leaving...leaving)
  }
}
#endif
