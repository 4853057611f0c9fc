/// Why a view could not be made, or a message not shown.
public enum SwiftMessagesError: Error, Hashable, Sendable {
  /// Nothing of this name makes a view of the wanted type.
  case cannotLoadViewFromNib(nibName: String)
  /// There is nowhere to show it.
  case noRootViewController
}
