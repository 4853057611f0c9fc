#if canImport(SwiftUI) && canImport(UIKit)
public import SwiftUI
public import UsherUIKit

extension View {
  /// Shows an overlay of SwiftUI views for the item of a binding.
  ///
  /// Another value of the same `id` is shown in the same overlay; an item of another `id` asks for an overlay of its
  /// own, after the former one was dismissed; `nil` dismisses. However an overlay ends, the binding becomes `nil`,
  /// if it still holds the item.
  ///
  /// - Parameters:
  ///   - item: What to show; an item that is there from the start counts.
  ///   - attributes: Where, when and how an item is shown, and on what surface.
  ///   - name: What the overlay can be found and compared by.
  ///   - semantics: What the overlay is to assistive technology; see the form with `isPresented`.
  ///   - removal: What becomes of the overlay when this view is removed.
  ///   - onDismiss: Called once for each overlay, when it has gone or was refused, with its item and the reason.
  ///   - content: The views of an item.
  /// - Returns: The view, which asks for overlays besides.
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

  /// Shows an overlay with ready-made content for the item of a binding; otherwise as with views.
  ///
  /// - Parameters:
  ///   - item: What to show; an item that is there from the start counts.
  ///   - attributes: Where, when and how an item is shown, and on what surface.
  ///   - name: What the overlay can be found and compared by.
  ///   - removal: What becomes of the overlay when this view is removed.
  ///   - onDismiss: Called once for each overlay, when it has gone or was refused, with its item and the reason.
  ///   - content: The content of an item, such as a preset.
  /// - Returns: The view, which asks for overlays besides.
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

  /// Shows a message that says its own content.
  ///
  /// - Parameters:
  ///   - message: What to show; a message that is there from the start counts.
  ///   - name: What the overlay can be found and compared by.
  ///   - removal: What becomes of the overlay when this view is removed.
  ///   - onDismiss: Called once for each overlay, when it has gone or was refused, with its message and the reason.
  /// - Returns: The view, which asks for overlays besides.
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

  /// Shows an overlay of SwiftUI views for each item of a binding, all of which take their turns.
  ///
  /// The order of the items is the order of asking. An item whose overlay has ended is removed from the binding.
  ///
  /// - Parameters:
  ///   - items: What to show.
  ///   - attributes: Where, when and how an item is shown, and on what surface.
  ///   - name: What the overlays can be found and compared by.
  ///   - semantics: What each overlay is to assistive technology; see the form with `isPresented`.
  ///   - removal: What becomes of the overlays when this view is removed.
  ///   - onDismiss: Called once for each overlay, when it has gone or was refused, with its item and the reason.
  ///   - content: The views of an item.
  /// - Returns: The view, which asks for overlays besides.
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
