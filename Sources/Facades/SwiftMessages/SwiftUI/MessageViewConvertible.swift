#if canImport(SwiftUI) && canImport(UIKit)
public import SwiftUI

/// A message that provides its own view.
@available(iOS 14.0, *)
public protocol MessageViewConvertible: Equatable, Identifiable {
  /// The type of the view.
  associatedtype Content: View
  /// Makes the view.
  @MainActor func asMessageView() -> Content
}
#endif
