extension SwiftMessages {
  /// Where a message is, and how it comes and goes.
  public enum PresentationStyle {
    /// At the top: it slides.
    case top
    /// At the bottom: it slides.
    case bottom
    /// In the middle: it grows, and can be flung away.
    case center
    /// As an animator has it; one animator is for one message at a time.
    case custom(animator: any Animator)

    /// What does it.
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
