public import Foundation

/// What a message view tells those who do not see it.
@preconcurrency @MainActor
public protocol AccessibleMessage {
  /// What is said aloud when it comes, and what it is called; `nil` or empty leaves both to its texts.
  var accessibilityMessage: String? { get }
  /// What stands for the message as a whole; `nil` is the view.
  ///
  /// With UIKit it is found there, named by the message unless it has a name; elsewhere that is always the overlay.
  var accessibilityElement: NSObject? { get }
  /// What else can be reached in the message, in order, with UIKit; elsewhere that is always everything that can be
  /// used.
  var additionalAccessibilityElements: [NSObject]? { get }
}
