public import Foundation

/// What a message view tells those who do not see it.
@preconcurrency @MainActor
public protocol AccessibleMessage {
  /// What is said aloud when it comes, and what it is called; `nil` or empty leaves both to its texts.
  var accessibilityMessage: String? { get }
  /// What stands for the message as a whole; here that is always the overlay itself.
  var accessibilityElement: NSObject? { get }
  /// What else can be reached in it; here that is always everything that can be used.
  var additionalAccessibilityElements: [NSObject]? { get }
}
