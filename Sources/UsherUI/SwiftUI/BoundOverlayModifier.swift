#if os(iOS)
public import Combine
internal import SwiftUI
internal import UIKit
internal import UsherUIKit

/// Shows an overlay for each item of a binding, as long as the view exists.
///
/// The binding is a stored property of the modifier, because SwiftUI observes only stored
/// properties.
struct BoundOverlayModifier<Value, Item: Identifiable>: ViewModifier {
  @Binding var value: Value
  /// A closure that returns the items in the binding's value.
  let items: @MainActor (Value) -> [Item]
  /// A closure that removes an item from the binding's value.
  let remove: @MainActor (Item.ID, inout Value) -> Void
  let removal: OverlayRemoval
  let onDismiss: @MainActor (Item, Outcome) -> Void
  let describe: @MainActor (Item) -> BoundDescription
  @StateObject private var overlays = BoundOverlays<Item, BoundRequest>()
  /// The entire environment.
  ///
  /// SwiftUI updates the body when any value changes.
  @Environment(\.self) private var values

  func body(content: Self.Content) -> some View {
    let items = items(value)
    // SwiftUI observes the values that are read while a body is created. Therefore, the content is
    // also created here.
    for item in items { _ = describe(item) }
    let (overlays, values) = (overlays, values)
    return content.background {
      OverlayProbe(of: overlays) { source(items, from: $0, in: values) }
    }
  }

  @MainActor
  private func source(
    _ shown: [Item], from probe: ProbeView, in values: EnvironmentValues
  ) -> BindingSource<Item, BoundRequest> {
    let (binding, items, remove, describe) = ($value, items, remove, describe)
    values.followRoot(overlays)
    return BindingSource(
      items: shown,
      current: { items(binding.wrappedValue).map(\.id) },
      reset: { remove($0, &binding.wrappedValue) },
      present: { [weak probe] item, report in
        guard let probe, let presenter = values.presenter(from: probe) else { return nil }
        return BoundRequest(
          describe(item), on: presenter, from: ProbeEnvironment(values, of: probe), report)
      },
      update: { [weak probe] request, item in
        guard let probe else { return }
        request.update(to: describe(item), from: ProbeEnvironment(values, of: probe))
      },
      dismiss: { $0.request.dismiss() },
      onEnd: { [onDismiss] item, _, outcome in onDismiss(item, outcome) },
      removal: removal)
  }
}

extension BoundOverlays: ObservableObject {}
extension OverlayRoot: ObservableObject {}
#endif
