#if os(iOS)
internal import Combine
public import SwiftUI
internal import UIKit
public import UsherUIKit

extension View {
  /// Dismisses an owner's overlays, and withdraws its waiting requests, when this view is removed.
  ///
  /// Store the owner in the view's state. The overlays stay if the view is only covered, or if
  /// SwiftUI adds it again immediately. On a `Group`, the overlays stay as long as any member
  /// exists. If the view gets a new owner, the overlays of the previous owner are dismissed.
  ///
  /// Without this modifier, overlays are dismissed when SwiftUI releases the owner. The time of the
  /// release isn't documented. The owner isn't released while a closure retains the view's state,
  /// for example if a button in the overlay changes that state.
  ///
  /// Overlays that are requested after the view was removed are also dismissed only when the owner
  /// is released.
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
  /// - Parameter owner: The owner of the overlays.
  /// - Returns: A view that dismisses the overlays when it is removed.
  public func dismissesOverlays(of owner: OverlayOwner) -> some View {
    modifier(OwnerModifier(owner: owner))
  }
}

struct OwnerModifier: ViewModifier {
  let owner: OverlayOwner
  @StateObject private var removal = BoundOverlays<OwnerItem, OwnerRequest>()

  func body(content: Self.Content) -> some View {
    let owner = owner
    return content.background { OverlayProbe(of: removal) { _ in .owner(owner) } }
  }
}
#endif
