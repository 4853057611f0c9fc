/// The reason why a view could not be made, or a message not shown.
public enum SwiftMessagesError: Error, Hashable, Sendable {
  /// The name stands for no view of the requested type.
  case cannotLoadViewFromNib(nibName: String)
  /// The message has no place to be shown in; never thrown, because a message waits for a window.
  case noRootViewController
}
