public import UIKitNames

/// A segue that presents its destination in a message.
///
/// The destination's view stands in ``containerView``, which stands in ``messageView`` as ``containment`` says.
/// Dismissing the destination hides the message, and hiding the message, as by a swipe, dismisses the destination.
/// Each `perform()` takes the values of the segue anew. The segue is kept until the destination is gone.
@preconcurrency @MainActor
open class SwiftMessagesSegue: UIStoryboardSegue {
  /// The place of a message, and the way it stands out from what lies behind.
  public enum Layout: Hashable, Sendable, CaseIterable {
    /// At the top, from side to side.
    case topMessage
    /// At the bottom, from side to side.
    case bottomMessage
    /// A card at the top.
    case topCard
    /// A tab that hangs from the top.
    case topTab
    /// A card at the bottom.
    case bottomCard
    /// A tab that stands at the bottom.
    case bottomTab
    /// A card in the middle.
    case centered
  }

  /// The way the destination's view stands in the message view.
  public enum Containment: Hashable, Sendable, CaseIterable {
    /// From edge to edge, the safe area included.
    case content
    /// As the background, inside the margins.
    case background
    /// As the background, inside the margins at the sides alone.
    case backgroundVertical
  }

  /// The message's place, and the way it comes and goes.
  public var presentationStyle: SwiftMessages.PresentationStyle {
    get { messenger.defaultConfig.presentationStyle }
    set { messenger.defaultConfig.presentationStyle = newValue }
  }

  /// The dimming of everything behind the message.
  public var dimMode: SwiftMessages.DimMode {
    get { messenger.defaultConfig.dimMode }
    set { messenger.defaultConfig.dimMode = newValue }
  }

  /// The message's time on screen, after which the destination is dismissed.
  public var duration: SwiftMessages.Duration {
    get { messenger.defaultConfig.duration }
    set { messenger.defaultConfig.duration = newValue }
  }

  /// Whether a swipe sends the message away.
  public var interactiveHide: Bool {
    get { messenger.defaultConfig.interactiveHide }
    set { messenger.defaultConfig.interactiveHide = newValue }
  }

  /// The listeners that are told what happens to the message.
  public var eventListeners: [SwiftMessages.EventListener] {
    get { messenger.defaultConfig.eventListeners }
    set { messenger.defaultConfig.eventListeners = newValue }
  }

  /// The tracker that moves the message out of a keyboard's way.
  public var keyboardTrackingView: KeyboardTrackingView? {
    get { messenger.defaultConfig.keyboardTrackingView }
    set { messenger.defaultConfig.keyboardTrackingView = newValue }
  }

  /// Whether the destination gets the presentation style `.custom`, without which UIKit does not show a message.
  public var overrideModalPresentationStyle: Bool = true
  /// The message view.
  public var messageView: BaseView = BaseView()
  /// The view around the destination's view, which cuts its corners.
  public var containerView: CornerRoundingView = CornerRoundingView()
  /// The way the container stands in the message view.
  public var containment: Containment = .content

  let messenger = SwiftMessages()
  /// The presentation that is under way.
  var transition: SegueTransition?

  /// Makes a segue.
  public override init(
    identifier: String?, source: UIViewController, destination: UIViewController
  ) {
    super.init(identifier: identifier, source: source, destination: destination)
    dimMode = .gray(interactive: true)
    duration = .forever
  }

  /// Presents the destination; ignored while it is presented already.
  ///
  /// Where the source cannot present the destination, as while the source presents another controller, nothing is
  /// shown, and the segue is let go.
  ///
  /// A source that is a `WindowViewController` and stands in no window gets one of its own meanwhile.
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
  /// The object that shows the message.
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    transition.map { SegueAnimator($0, isPresentation: true) }
  }

  /// The object that hides the message.
  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    transition.map { SegueAnimator($0, isPresentation: false) }
  }
}
