#if os(iOS) || UIKIT_STAND_IN
public import Foundation

/// A type with an ID that is used to compare, find and count messages.
///
/// Message views conform. A view that doesn't conform is different from all other views.
public protocol Identifiable {
  /// The ID.
  ///
  /// Messages with the same ID are treated as the same message.
  var id: String { get }
}

/// A message view's information for assistive technologies.
@preconcurrency @MainActor
public protocol AccessibleMessage {
  /// The text that screen readers announce when the message appears, and the message's label.
  ///
  /// If it is `nil` or empty, the view's texts are used.
  var accessibilityMessage: String? { get }
  /// The accessibility element for the whole message, or `nil` to use the view.
  ///
  /// The element's label is `accessibilityMessage`, unless the element already has a label.
  var accessibilityElement: NSObject? { get }
  /// The message's other accessibility elements, in order, or `nil` if there are none.
  var additionalAccessibilityElements: [NSObject]? { get }
}

/// A message view that defines its haptic feedback.
@MainActor
protocol HapticMessage {
  /// The view's haptic feedback.
  ///
  /// If it is `nil`, the configuration's feedback is used.
  var defaultHaptic: SwiftMessages.Haptic? { get }
}
#endif
