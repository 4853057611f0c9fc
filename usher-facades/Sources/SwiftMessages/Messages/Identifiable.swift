#if os(iOS) || UIKIT_STAND_IN
public import Foundation

/// A type with an id, by which messages are compared, found and counted.
///
/// A message view conforms to the protocol. A view that does not is different from every other
/// view.
public protocol Identifiable {
  /// The id; messages with the same id count as the same message.
  var id: String { get }
}

/// A message view's information for assistive technologies.
@preconcurrency @MainActor
public protocol AccessibleMessage {
  /// The announcement at the message's entrance, and the message's label; `nil` or empty to use the
  /// view's texts.
  var accessibilityMessage: String? { get }
  /// The accessibility element for the message as a whole; `nil` for the view.
  ///
  /// With UIKit, the element gets `accessibilityMessage` as its label unless it has a label.
  /// Without UIKit, the overlay is always the element.
  var accessibilityElement: NSObject? { get }
  /// The message's further accessibility elements, in order.
  ///
  /// The elements are used with UIKit. Without UIKit, all controls are reachable.
  var additionalAccessibilityElements: [NSObject]? { get }
}

/// A message view with a haptic feedback of its own.
@MainActor
protocol HapticMessage {
  /// The view's haptic feedback; `nil` for the configuration's.
  var defaultHaptic: SwiftMessages.Haptic? { get }
}
#endif
