#if os(iOS)
public import SwiftUI
public import UsherUIKit

extension View {
  /// Shows an overlay of SwiftUI views for the item of a binding.
  ///
  /// By default the overlay stays until the item goes or the user swipes the overlay away, and a
  /// tap has no effect besides that of the tapped view; with `.message` it goes after four seconds,
  /// on a tap and on a swipe. In the views, `dismissOverlay()` dismisses the overlay, while
  /// SwiftUI's `dismiss()` closes the screen below.
  ///
  /// Another value with the same `id` is shown in the same overlay. An item with another `id`
  /// requests its own overlay after the previous one was dismissed; `nil` dismisses the overlay.
  /// However an overlay ends, the binding becomes `nil` if it still holds the item.
  ///
  /// ```swift
  /// Button("Read") { letter = Letter(id: 1, subject: "Hello") }
  ///   .usherOverlay(item: $letter) { letter in Text(letter.subject).padding() }
  /// ```
  ///
  /// - Parameters:
  ///   - item: The item to show; an initial item counts.
  ///   - preset: Returns the place, timing, behavior and surface of an item's overlay; the
  ///     defaults are those of the method with `isPresented`.
  ///   - name: The name by which the overlay can be found and compared.
  ///   - semantics: The overlay's meaning for screen readers; see the method with `isPresented`.
  ///   - removal: The treatment of the overlay when this view is removed.
  ///   - onDismiss: Called once for each overlay, after it is gone or was refused, with its item
  ///     and the outcome.
  ///   - content: Returns the views of an item.
  /// - Returns: The view, which now requests overlays.
  public func usherOverlay<Item: Identifiable, Views: View>(
    item: Binding<Item?>, using preset: ((Item) -> OverlayPreset)? = nil,
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
            .views(AnyView(content($0)), semantics), using: preset?($0), name: name)
        }))
  }

  /// Shows an overlay for the item of a binding, as long as the binding has one.
  ///
  /// An item with another `id` replaces the overlay before. The same item with another overlay
  /// replaces what the overlay shows. Otherwise it behaves as the overlay of the method with
  /// `isPresented`.
  ///
  /// - Parameters:
  ///   - item: The item; an initial item counts.
  ///   - removal: The treatment of the overlay when this view is removed.
  ///   - onDismiss: Called once for each overlay, after it is gone or was refused, with its item
  ///     and the outcome.
  ///   - overlay: Returns the overlay of an item.
  /// - Returns: The view, which now requests overlays.
  public func usherOverlay<Item: Identifiable>(
    item: Binding<Item?>, whenRemoved removal: OverlayRemoval = .dismisses,
    onDismiss: ((Item, Outcome) -> Void)? = nil, overlay: @escaping (Item) -> Overlay
  ) -> some View {
    modifier(
      BoundOverlayModifier(
        value: item, items: { $0.map { [$0] } ?? [] }, remove: { _, item in item = nil },
        removal: removal, onDismiss: { onDismiss?($0, $1) },
        describe: { BoundDescription(.overlay(overlay($0)), using: nil, name: nil) }))
  }

  /// Shows a message that provides its own overlay; otherwise like the method with `item`.
  public func usherOverlay<Message: OverlayMessage>(
    message: Binding<Message?>, whenRemoved removal: OverlayRemoval = .dismisses,
    onDismiss: ((Message, Outcome) -> Void)? = nil
  ) -> some View {
    usherOverlay(item: message, whenRemoved: removal, onDismiss: onDismiss) { $0.overlay }
  }

  /// Shows an overlay of SwiftUI views for each item of a binding; the overlays take turns.
  ///
  /// By default each overlay stays until its item goes or the user swipes the overlay away, and the
  /// next one waits; a tap has no effect besides that of the tapped view. With `.message` each
  /// overlay goes after four seconds, on a tap and on a swipe. In the views, `dismissOverlay()`
  /// dismisses the overlay, while SwiftUI's `dismiss()` closes the screen below.
  ///
  /// Overlays are requested in the order of the items. An item whose overlay has ended is removed
  /// from the binding.
  ///
  /// - Parameters:
  ///   - items: The items to show.
  ///   - preset: Returns the place, timing, behavior and surface of an item's overlay; the
  ///     defaults are those of the method with `isPresented`.
  ///   - name: The name by which the overlays can be found and compared.
  ///   - semantics: The meaning of each overlay for screen readers; see the method with
  ///     `isPresented`.
  ///   - removal: The treatment of the overlays when this view is removed.
  ///   - onDismiss: Called once for each overlay, after it is gone or was refused, with its item
  ///     and the outcome.
  ///   - content: Returns the views of an item.
  /// - Returns: The view, which now requests overlays.
  public func usherOverlay<Item: Identifiable, Views: View>(
    items: Binding<[Item]>,
    using preset: ((Item) -> OverlayPreset)? = nil,
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
            .views(AnyView(content($0)), semantics), using: preset?($0), name: name)
        }))
  }
}
#endif
