#if os(iOS)
public import SwiftUI
public import UsherUIKit

extension View {
  /// Shows an overlay of SwiftUI views for the item of a binding.
  ///
  /// Another value with the same `id` is shown in the same overlay. An item with another `id` requests its own overlay
  /// after the previous one was dismissed; `nil` dismisses the overlay. However an overlay ends, the binding becomes
  /// `nil` if it still holds the item.
  ///
  /// - Parameters:
  ///   - item: The item to show; an initial item counts.
  ///   - attributes: Returns the place, timing, behaviour and surface of an item's overlay.
  ///   - name: The name by which the overlay can be found and compared.
  ///   - semantics: The overlay's meaning for screen readers; see the method with `isPresented`.
  ///   - removal: The fate of the overlay when this view is removed.
  ///   - onDismiss: Called once for each overlay, after it is gone or was refused, with its item and the outcome.
  ///   - content: Returns the views of an item.
  /// - Returns: The view, which now requests overlays.
  public func usherOverlay<Item: Identifiable, Views: View>(
    item: Binding<Item?>, using attributes: @escaping (Item) -> Attributes = { _ in Attributes() },
    name: String? = nil, semantics: Semantics = Semantics(),
    whenRemoved removal: OverlayRemoval = .dismisses,
    onDismiss: ((Item, Outcome) -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Views
  ) -> some View {
    modifier(
      BoundOverlayModifier(
        value: item, items: { $0.map { [$0] } ?? [] }, remove: { _, item in item = nil },
        removal: removal, onDismiss: { onDismiss?($0, $1) },
        describe: {
          BoundDescription(
            content: .views(AnyView(content($0)), semantics), attributes: attributes($0),
            name: name)
        }))
  }

  /// Shows an overlay with ready-made content for the item of a binding; otherwise like the method with views.
  ///
  /// - Parameters:
  ///   - item: The item to show; an initial item counts.
  ///   - attributes: Returns the place, timing, behaviour and surface of an item's overlay.
  ///   - name: The name by which the overlay can be found and compared.
  ///   - removal: The fate of the overlay when this view is removed.
  ///   - onDismiss: Called once for each overlay, after it is gone or was refused, with its item and the outcome.
  ///   - content: Returns the content of an item, such as a preset.
  /// - Returns: The view, which now requests overlays.
  public func usherOverlay<Item: Identifiable>(
    item: Binding<Item?>, using attributes: @escaping (Item) -> Attributes = { _ in Attributes() },
    name: String? = nil, whenRemoved removal: OverlayRemoval = .dismisses,
    onDismiss: ((Item, Outcome) -> Void)? = nil, content: @escaping (Item) -> OverlayContent
  ) -> some View {
    modifier(
      BoundOverlayModifier(
        value: item, items: { $0.map { [$0] } ?? [] }, remove: { _, item in item = nil },
        removal: removal, onDismiss: { onDismiss?($0, $1) },
        describe: {
          BoundDescription(
            content: .preset(content($0)), attributes: attributes($0), name: name)
        }))
  }

  /// Shows a message that provides its own content.
  ///
  /// - Parameters:
  ///   - message: The message to show; an initial message counts.
  ///   - name: The name by which the overlay can be found and compared.
  ///   - removal: The fate of the overlay when this view is removed.
  ///   - onDismiss: Called once for each overlay, after it is gone or was refused, with its message and the outcome.
  /// - Returns: The view, which now requests overlays.
  public func usherOverlay<Message: OverlayMessage>(
    message: Binding<Message?>, name: String? = nil,
    whenRemoved removal: OverlayRemoval = .dismisses,
    onDismiss: ((Message, Outcome) -> Void)? = nil
  ) -> some View {
    usherOverlay(
      item: message, using: { $0.overlayAttributes }, name: name, whenRemoved: removal,
      onDismiss: onDismiss
    ) { $0.overlayContent }
  }

  /// Shows an overlay of SwiftUI views for each item of a binding; the overlays take turns.
  ///
  /// Overlays are requested in the order of the items. An item whose overlay has ended is removed from the binding.
  ///
  /// - Parameters:
  ///   - items: The items to show.
  ///   - attributes: Returns the place, timing, behaviour and surface of an item's overlay.
  ///   - name: The name by which the overlays can be found and compared.
  ///   - semantics: The meaning of each overlay for screen readers; see the method with `isPresented`.
  ///   - removal: The fate of the overlays when this view is removed.
  ///   - onDismiss: Called once for each overlay, after it is gone or was refused, with its item and the outcome.
  ///   - content: Returns the views of an item.
  /// - Returns: The view, which now requests overlays.
  public func usherOverlay<Item: Identifiable, Views: View>(
    items: Binding<[Item]>,
    using attributes: @escaping (Item) -> Attributes = { _ in Attributes() },
    name: String? = nil, semantics: Semantics = Semantics(),
    whenRemoved removal: OverlayRemoval = .dismisses,
    onDismiss: ((Item, Outcome) -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Views
  ) -> some View {
    modifier(
      BoundOverlayModifier(
        value: items, items: { $0 }, remove: { id, items in items.removeAll { $0.id == id } },
        removal: removal, onDismiss: { onDismiss?($0, $1) },
        describe: {
          BoundDescription(
            content: .views(AnyView(content($0)), semantics), attributes: attributes($0),
            name: name)
        }))
  }
}
#endif
