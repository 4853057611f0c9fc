#if os(iOS) || UIKIT_STAND_IN
public import UIKitBridge

/// A segue that presents its destination in a message.
///
/// The destination's view lies in ``containerView``, and the container lies in ``messageView`` as
/// set by ``containment``. Dismissing the destination hides the message, and hiding the message, as
/// by a swipe, dismisses the destination. Each `perform()` reads the segue's properties anew. The
/// segue is kept alive until the destination is gone.
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
    /// A tab attached to the top.
    case topTab
    /// A card at the bottom.
    case bottomCard
    /// A tab attached to the bottom.
    case bottomTab
    /// A card in the middle.
    case centered
  }

  /// The placement of the destination's view in the message view.
  public enum Containment: Hashable, Sendable, CaseIterable {
    /// From edge to edge, including the safe area.
    case content
    /// As the background, inside all margins.
    case background
    /// As the background, inside the side margins only.
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

  /// The message's display time, after which the destination is dismissed.
  public var duration: SwiftMessages.Duration {
    get { messenger.defaultConfig.duration }
    set { messenger.defaultConfig.duration = newValue }
  }

  /// Whether the user can hide the message by a swipe.
  public var interactiveHide: Bool {
    get { messenger.defaultConfig.interactiveHide }
    set { messenger.defaultConfig.interactiveHide = newValue }
  }

  /// The listeners for the message's events.
  public var eventListeners: [SwiftMessages.EventListener] {
    get { messenger.defaultConfig.eventListeners }
    set { messenger.defaultConfig.eventListeners = newValue }
  }

  /// The tracker that moves the message out of a keyboard's way.
  public var keyboardTrackingView: KeyboardTrackingView? {
    get { messenger.defaultConfig.keyboardTrackingView }
    set { messenger.defaultConfig.keyboardTrackingView = newValue }
  }

  /// Whether `perform()` sets the destination's presentation style to `.custom`, which UIKit
  /// requires to show a message.
  public var overrideModalPresentationStyle: Bool = true
  /// The message view.
  public var messageView: BaseView = BaseView()
  /// The view around the destination's view, which clips its corners.
  public var containerView: CornerRoundingView = CornerRoundingView()
  /// The placement of the container in the message view.
  public var containment: Containment = .content

  let messenger = SwiftMessages()
  /// The current presentation; `nil` for none.
  var transition: SegueTransition?

  /// Makes a segue.
  public override init(
    identifier: String?, source: UIViewController, destination: UIViewController
  ) {
    super.init(identifier: identifier, source: source, destination: destination)
    dimMode = .gray(interactive: true)
    duration = .forever
  }

  /// Presents the destination; ignored while the destination is presented.
  ///
  /// If the source cannot present the destination, as while it presents another controller, nothing
  /// is shown and the segue is released.
  ///
  /// If the source is a `WindowViewController` without a window, it gets a window of its own
  /// meanwhile.
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
