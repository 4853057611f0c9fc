extension SwiftMessages {
  /// A message's position and its animations.
  public enum PresentationStyle {
    /// At the top, with a slide.
    case top
    /// At the bottom, with a slide.
    case bottom
    /// In the middle; the message grows, and can be flung away.
    case center
    /// A custom animation; an animator serves one message at a time.
    case custom(animator: any Animator)

    /// The animator of the style.
    @MainActor
    var animator: any Animator {
      switch self {
      case .top: TopBottomAnimation(style: .top)
      case .bottom: TopBottomAnimation(style: .bottom)
      case .center: PhysicsAnimation()
      case .custom(let animator): animator
      }
    }
  }
}
