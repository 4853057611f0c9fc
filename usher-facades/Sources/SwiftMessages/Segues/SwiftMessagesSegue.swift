#if os(iOS) || UIKIT_STAND_IN
public import UIKitBridge

/// A segue that presents its destination in a message.
///
/// ``messageView`` contains ``containerView``, which contains the destination's view.
/// ``containment`` determines how the container is placed. Dismissing the destination hides the
/// message. Hiding the message, for example by a swipe, dismisses the destination. Each `perform()`
/// reads the segue's properties again. The segue is retained until the destination is removed.
@preconcurrency @MainActor
open class SwiftMessagesSegue: UIStoryboardSegue {
  /// A message's position and shape.
  public enum Layout: Hashable, Sendable, CaseIterable {
    /// A full-width message at the top.
    case topMessage
    /// A full-width message at the bottom.
    case bottomMessage
    /// A card at the top.
    case topCard
    /// A tab at the top edge.
    case topTab
    /// A card at the bottom.
    case bottomCard
    /// A tab at the bottom edge.
    case bottomTab
    /// A card in the middle.
    case centered
  }

  /// The placement of the destination's view in the message view.
  public enum Containment: Hashable, Sendable, CaseIterable {
    /// The view extends from edge to edge, including the safe area.
    case content
    /// The view is the message's background, inside all margins.
    case background
    /// The view is the message's background, inside the side margins only.
    case backgroundVertical
  }

  /// The message's position and its animations.
  public var presentationStyle: SwiftMessages.PresentationStyle {
    get { messenger.defaultConfig.presentationStyle }
    set { messenger.defaultConfig.presentationStyle = newValue }
  }

  /// The dimming of everything behind the message.
  public var dimMode: SwiftMessages.DimMode {
    get { messenger.defaultConfig.dimMode }
    set { messenger.defaultConfig.dimMode = newValue }
  }

  /// The message's display time.
  ///
  /// Afterward, the destination is dismissed.
  public var duration: SwiftMessages.Duration {
    get { messenger.defaultConfig.duration }
    set { messenger.defaultConfig.duration = newValue }
  }

  /// Whether a swipe or the Escape key can hide the message.
  public var interactiveHide: Bool {
    get { messenger.defaultConfig.interactiveHide }
    set { messenger.defaultConfig.interactiveHide = newValue }
  }

  /// The listeners for the message's events.
  public var eventListeners: [SwiftMessages.EventListener] {
    get { messenger.defaultConfig.eventListeners }
    set { messenger.defaultConfig.eventListeners = newValue }
  }

  /// The tracker that keeps the message above the keyboard.
  public var keyboardTrackingView: KeyboardTrackingView? {
    get { messenger.defaultConfig.keyboardTrackingView }
    set { messenger.defaultConfig.keyboardTrackingView = newValue }
  }

  /// Whether `perform()` sets the destination's presentation style to `.custom`.
  ///
  /// UIKit requires this style to show a message.
  public var overrideModalPresentationStyle: Bool = true
  /// The message view.
  public var messageView: BaseView = BaseView()
  /// The view around the destination's view, which clips its corners.
  public var containerView: CornerRoundingView = CornerRoundingView()
  /// The placement of the container in the message view.
  public var containment: Containment = .content

  let messenger = SwiftMessages()
  /// The current presentation, or `nil` if there is none.
  var transition: SegueTransition?

  /// Creates a segue.
  public override init(
    identifier: String?, source: UIViewController, destination: UIViewController
  ) {
    super.init(identifier: identifier, source: source, destination: destination)
    dimMode = .gray(interactive: true)
    duration = .forever
  }

  /// Presents the destination.
  ///
  /// Does nothing while the destination is presented. If the source can't present the destination,
  /// for example because it presents a different controller, the destination isn't shown, and the
  /// segue is released. If the source is a `WindowViewController` that isn't in a window, it is
  /// shown in a separate window.
  open override func perform() {
    guard destination.presentingViewController == nil, transition == nil else { return }
    let window = (source as? WindowViewController)?.openWindow()
    let transition = SegueTransition(of: self, in: window)
    self.transition = transition
    if overrideModalPresentationStyle { destination.modalPresentationStyle = .custom }
    destination.transitioningDelegate = self
    source.present(destination, animated: true, completion: nil)
    transition.endIfRefused()
  }
}

extension SwiftMessagesSegue: UIViewControllerTransitioningDelegate {
  /// The animator that shows the message.
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    transition.map { SegueAnimator($0, isPresentation: true) }
  }

  /// The animator that hides the message.
  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    transition.map { SegueAnimator($0, isPresentation: false) }
  }
}
#endif
