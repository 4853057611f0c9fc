#if os(iOS)
public import SwiftUI
public import UsherUIKit

extension View {
  /// Shows an overlay of SwiftUI views for the item of a binding.
  ///
  /// By default, the overlay stays until the item is removed or the user swipes the overlay away,
  /// and taps have an effect only on controls. With the preset `.message`, the overlay is dismissed
  /// after four seconds, by a tap, or by a swipe. Inside the views, `dismissOverlay()` dismisses
  /// the overlay, and SwiftUI's `dismiss()` closes the screen below.
  ///
  /// A new value with the same `id` is shown in the same overlay. If the item has a different `id`,
  /// the overlay is dismissed, and a new overlay waits for its turn. If you set the binding to
  /// `nil`, the overlay is dismissed. When an overlay ends for any reason, the binding becomes
  /// `nil` if it still contains the item.
  ///
  /// ```swift
  /// Button("Read") { letter = Letter(id: 1, subject: "Hello") }
  ///   .usherOverlay(item: $letter) { letter in Text(letter.subject).padding() }
  /// ```
  ///
  /// - Parameters:
  ///   - item: The item to show. An overlay is also shown for an initial item.
  ///   - preset: A closure that returns the position, timing, behavior and surface of an item's
  ///     overlay. The defaults are the same as for the method with `isPresented`.
  ///   - name: The name used to find and compare the overlay.
  ///   - semantics: The overlay's meaning for screen readers. See the method with `isPresented`.
  ///   - removal: Whether the overlay is dismissed or stays when this view is removed.
  ///   - onDismiss: Called once for each overlay with its item and its outcome, after the overlay
  ///     is removed or refused.
  ///   - content: A closure that returns the views for an item.
  /// - Returns: A view that requests overlays.
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

  /// Shows an overlay while a binding contains an item.
  ///
  /// If the binding gets an item with a different `id`, the overlay is dismissed, and a new overlay
  /// waits for its turn. If `overlay` returns a different overlay for the same item, the shown
  /// overlay is updated. The countdown continues if only the content differs, and otherwise
  /// restarts. Everything else is as described for the method with `isPresented`.
  ///
  /// - Parameters:
  ///   - item: The item to show. An overlay is also shown for an initial item.
  ///   - removal: Whether the overlay is dismissed or stays when this view is removed.
  ///   - onDismiss: Called once for each overlay with its item and its outcome, after the overlay
  ///     is removed or refused.
  ///   - overlay: A closure that returns the overlay for an item.
  /// - Returns: A view that requests overlays.
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

  /// Shows the overlay of a message while a binding contains the message.
  ///
  /// A message is an item that describes its own overlay. Everything else is as described for the
  /// method with `item`.
  public func usherOverlay<Message: OverlayMessage>(
    message: Binding<Message?>, whenRemoved removal: OverlayRemoval = .dismisses,
    onDismiss: ((Message, Outcome) -> Void)? = nil
  ) -> some View {
    usherOverlay(item: message, whenRemoved: removal, onDismiss: onDismiss) { $0.overlay }
  }

  /// Shows an overlay of SwiftUI views for each item of a binding, one after the other.
  ///
  /// By default, each overlay stays until its item is removed or the user swipes the overlay away,
  /// while the next overlay waits. Taps have an effect only on controls. With the preset
  /// `.message`, each overlay is dismissed after four seconds, by a tap, or by a swipe. Inside the
  /// views, `dismissOverlay()` dismisses the overlay, and SwiftUI's `dismiss()` closes the screen
  /// below.
  ///
  /// Overlays are requested in the order of the items. When an overlay ends, its item is removed
  /// from the binding.
  ///
  /// - Parameters:
  ///   - items: The items to show.
  ///   - preset: A closure that returns the position, timing, behavior and surface of an item's
  ///     overlay. The defaults are the same as for the method with `isPresented`.
  ///   - name: The name used to find and compare the overlays.
  ///   - semantics: The meaning of each overlay for screen readers. See the method with
  ///     `isPresented`.
  ///   - removal: Whether the overlays are dismissed or stay when this view is removed.
  ///   - onDismiss: Called once for each overlay with its item and its outcome, after the overlay
  ///     is removed or refused.
  ///   - content: A closure that returns the views for an item.
  /// - Returns: A view that requests overlays.
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
