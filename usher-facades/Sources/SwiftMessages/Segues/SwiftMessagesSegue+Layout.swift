#if os(iOS) || UIKIT_STAND_IN
internal import UIKitBridge

extension SwiftMessagesSegue {
  /// Sets the presentation style, margins, corners and shadow of a layout.
  public func configure(layout: Layout) {
    messageView.bounceAnimationOffset = 0
    containment = .content
    containerView.cornerRadius = 0
    containerView.roundsLeadingCorners = false
    messageView.configureDropShadow()
    switch layout {
    case .topMessage: message(from: .top)
    case .bottomMessage: message(from: .bottom)
    case .topCard: card(.top)
    case .bottomCard: card(.bottom)
    case .centered: card(.center)
    case .topTab: tab(from: .top)
    case .bottomTab: tab(from: .bottom)
    }
  }

  private func message(from edge: TopBottomAnimationStyle) {
    messageView.layoutMarginAdditions = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
    messageView.collapseLayoutMarginAdditions = false
    slide(from: edge)
  }

  private func card(_ style: SwiftMessages.PresentationStyle) {
    containment = .background
    messageView.layoutMarginAdditions = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    messageView.collapseLayoutMarginAdditions = true
    containerView.cornerRadius = 15
    presentationStyle = style
  }

  private func tab(from edge: TopBottomAnimationStyle) {
    containment = .backgroundVertical
    messageView.layoutMarginAdditions = UIEdgeInsets(top: 20, left: 10, bottom: 20, right: 10)
    messageView.collapseLayoutMarginAdditions = true
    containerView.cornerRadius = 15
    containerView.roundsLeadingCorners = true
    slide(from: edge)
  }

  /// Sets a slide without overshoot.
  private func slide(from edge: TopBottomAnimationStyle) {
    let animation = TopBottomAnimation(style: edge)
    animation.springDamping = 1
    presentationStyle = .custom(animator: animation)
  }
}
#endif
