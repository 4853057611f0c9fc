package import Usher

/// An owner, as the item of a binding.
///
/// A view that dismisses an owner's overlays uses a constant binding with this item. When the view
/// is removed, the binding dismisses its request, and the request dismisses the owner's overlays.
package struct OwnerItem: Identifiable {
  let owner: OverlayOwner
  /// The owner's identity.
  ///
  /// A new owner is a new item.
  package var id: ObjectIdentifier { ObjectIdentifier(owner) }
}

/// A request for an `OwnerItem`, without an overlay.
@MainActor
package final class OwnerRequest {
  private let owner: OverlayOwner
  private let report: RequestReport

  init(_ owner: OverlayOwner, _ report: RequestReport) {
    self.owner = owner
    self.report = report
  }

  /// Dismisses the owner's overlays, because the view was removed or has a new owner.
  func dismiss() {
    owner.dismissAll()
    report.ended(.dismissed(.ownerGone))
  }
}

extension BindingSource where Item == OwnerItem, Request == OwnerRequest {
  /// Creates a source for a view that dismisses an owner's overlays when the view is removed.
  package static func owner(_ owner: OverlayOwner) -> Self {
    let item = OwnerItem(owner: owner)
    return BindingSource(
      items: [item], current: { [item.id] }, reset: { _ in },
      present: { OwnerRequest($0.owner, $1) }, update: { _, _ in }, dismiss: { $0.dismiss() })
  }
}
