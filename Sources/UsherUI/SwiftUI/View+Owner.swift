#if os(iOS)
internal import Combine
public import SwiftUI
internal import UIKit
public import UsherUIKit

extension View {
  /// Dismisses an owner's overlays, and withdraws its waiting requests, when this view is removed.
  ///
  /// The owner is state of the view, and has the overlays to dismiss with the view. A view
  /// that is only covered, or pushed over, keeps its overlays, and so does one that SwiftUI puts
  /// back at once; on a `Group`, the overlays last as long as one of the members. If the view gets
  /// another owner, the overlays of the previous one go.
  ///
  /// Without this modifier the overlays go when SwiftUI releases the owner: at a time that is not
  /// documented, and not while a closure keeps the view's state, such as a button of the overlay
  /// that changes it. An overlay that is requested after the view's removal goes that way, too.
  ///
  /// ```swift
  /// struct UploadButton: View {
  ///   @State private var overlays = OverlayOwner()
  ///   @Environment(\.presentOverlay) private var presentOverlay
  ///
  ///   var body: some View {
  ///     Button("Upload") {
  ///       presentOverlay(.progress("Uploading"))?.dismisses(with: overlays)
  ///     }
  ///     .dismissesOverlays(of: overlays)
  ///   }
  /// }
  /// ```
  ///
  /// - Parameter owner: The owner.
  /// - Returns: The view, whose removal dismisses the overlays.
  public func dismissesOverlays(of owner: OverlayOwner) -> some View {
    modifier(OwnerModifier(owner: owner))
  }
}

/// A modifier that dismisses an owner's overlays when the view is removed.
struct OwnerModifier: ViewModifier {
  let owner: OverlayOwner
  @StateObject private var removal = BoundOverlays<OwnerItem, OwnerRequest>()

  func body(content: Self.Content) -> some View {
    let owner = owner
    return content.background { OverlayProbe(of: removal) { _ in .owner(owner) } }
  }
}
#endif
