extension UIView {
  /// The easing curve of a motion.
  public enum AnimationCurve: Int, Hashable, Sendable {
    /// The motion begins and ends slowly.
    case easeInOut = 0
    /// The motion begins slowly.
    case easeIn = 1
    /// The motion ends slowly.
    case easeOut = 2
    /// The motion has a constant speed.
    case linear = 3
  }
}
