#if canImport(SwiftUI) && canImport(UIKit)
public import SwiftUI

/// A message that says itself which view shows it.
@available(iOS 14.0, *)
public protocol MessageViewConvertible: Equatable, Identifiable {
  /// The view's type.
  associatedtype Content: View
  /// Makes the view.
  @MainActor func asMessageView() -> Content
}
#endif
